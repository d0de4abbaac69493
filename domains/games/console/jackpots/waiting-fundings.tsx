// Money for jackpots that waits for a second person: what is asked for, and the one word on it.
import { type DataColumn, SecondWord, useDeskText, WaitingSection } from "#platform/desk/ui";
import { DateTime, useFormats } from "#platform/ui";
import { type DeskJackpot, readJackpots, type WaitingFunding } from "../../contract/index.ts";
import { useDecideFunding, useTakeBackFunding } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { useGamesDeskText } from "../text.ts";

const refreshes = [readJackpots];

export type WaitingFundingsProps = {
	readonly waiting: readonly WaitingFunding[];
	readonly jackpots: readonly DeskJackpot[];
};

export function WaitingFundings({ waiting, jackpots }: WaitingFundingsProps) {
	const sayDesk = useDeskText();
	const nameOf = usePotName(jackpots);
	return (
		<WaitingSection
			title={sayDesk("parts.waiting")}
			columns={useColumns(nameOf)}
			rows={waiting}
			rowKey={({ fundingId }) => fundingId}
			nameOf={({ code }) => nameOf(code)}
		>
			{(open, close) => <FundingDesk waiting={open} onDone={close} />}
		</WaitingSection>
	);
}

/** By the pot's code. */
function usePotName(jackpots: readonly DeskJackpot[]): (code: string) => string {
	const nameOf = useNameOf();
	return (code) => {
		const pot = jackpots.find((one) => one.code === code);
		return pot === undefined ? code : nameOf(pot);
	};
}

function useColumns(nameOf: (code: string) => string): readonly DataColumn<WaitingFunding>[] {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{ key: "name", head: sayDesk("parts.name"), cell: ({ code }) => nameOf(code) },
		{
			key: "amount",
			head: say("jackpots.amount"),
			figures: true,
			cell: (one) => <span className="font-medium">{amount(one.amount, one.currency)}</span>,
		},
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
		{ key: "until", head: sayDesk("parts.lapses"), cell: ({ lapsesAt }) => <DateTime at={lapsesAt} /> },
	];
}

type DeskProps = { readonly waiting: WaitingFunding; readonly onDone: () => void };

function FundingDesk({ waiting, onDone }: DeskProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const { own, fundingId, code, currency, reason, askedBy, askedAt, lapsesAt } = waiting;
	return (
		<div className="flex flex-col gap-6">
			<dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-6 gap-y-2 text-14 [&>dd]:break-words [&>dt]:text-text-3">
				<dt>{say("jackpots.amount")}</dt>
				<dd className="text-20 font-bold">{amount(waiting.amount, currency)}</dd>
				<dt>{sayDesk("parts.code")}</dt>
				<dd>{code}</dd>
				<dt>{sayDesk("parts.because")}</dt>
				<dd>{reason}</dd>
				<dt>{sayDesk("parts.askedBy")}</dt>
				<dd>
					{askedBy}, <DateTime at={askedAt} />
				</dd>
				<dt>{sayDesk("parts.lapses")}</dt>
				<dd>
					<DateTime at={lapsesAt} />
				</dd>
			</dl>
			<SecondWord
				about={{ fundingId }}
				own={own}
				asks="games.jackpots:fund"
				decides="games.jackpots:decide"
				agree={say("jackpots.agree")}
				decide={useDecideFunding({ refreshes })}
				takeBack={useTakeBackFunding({ refreshes })}
				onDone={onDone}
			/>
		</div>
	);
}
