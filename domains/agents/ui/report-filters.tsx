// What every report chooses among: days, and one member of the team by user name. All of it stands in the address.
import { type ReactNode, useState } from "react";
import { Button, Chips, Field, useAddress } from "#platform/ui";
import { daysOf, readPeriod, reportAddress, reportPeriods } from "./report-address.ts";
import { useAgentsText } from "./text.ts";

const memberNumber = /^[1-9][0-9]{0,17}$/;

export function useReport() {
	const { read, write } = useAddress();
	const period = readPeriod(read(reportAddress.days));
	const account = read(reportAddress.account)?.slice(0, 256);
	const typed = read(reportAddress.of);
	const now = new Date();
	return {
		period,
		days: daysOf(period, now, -now.getTimezoneOffset()),
		account,
		/** Below whom; an address is typed by people. */
		of: typed !== undefined && memberNumber.test(typed) ? typed : undefined,
		find: (name: string) =>
			write({ [reportAddress.account]: name === "" ? undefined : name, [reportAddress.of]: undefined }, { step: true }),
		open: (memberId: string | undefined) =>
			write({ [reportAddress.of]: memberId, [reportAddress.account]: undefined }, { step: true }),
	};
}

export function PeriodChips() {
	const say = useAgentsText();
	const { read, write } = useAddress();
	return (
		<Chips
			label={say("report.period")}
			items={reportPeriods.map((key) => ({ key, label: say(`report.periods.${key}`) }))}
			chosen={readPeriod(read(reportAddress.days))}
			onChoose={(key) => write({ [reportAddress.days]: key })}
		/>
	);
}

/** Days at the left, what one may do with them at the right; on a phone below one another. */
export const ReportBar = ({ children }: { readonly children?: ReactNode }) => (
	<div className="flex flex-wrap items-center justify-between gap-2">
		<PeriodChips />
		{children}
	</div>
);

export type SearchProps = { readonly account: string | undefined; readonly onFind: (name: string) => void };

/** The button stands beside the field, however narrow the screen. */
export function MemberSearch({ account = "", onFind }: SearchProps) {
	const say = useAgentsText();
	const [name, setName] = useState(account);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				onFind(name.trim());
			}}
			className="flex w-full min-w-0 items-end gap-2 md:w-auto"
		>
			<div className="min-w-0 grow md:max-w-80">
				<Field
					label={say("team.account")}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={256}
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
			</div>
			<Button submit look="plain">
				{say("team.find")}
			</Button>
		</form>
	);
}
