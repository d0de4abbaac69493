// Credits or debits a member's main purse. It says what is there, what is posted at once and what waits for another person.
import { useRef, useState } from "react";
import { fieldsOf, useAloneText, useDeskText } from "#platform/desk/ui";
import { Button, Chips, FailureNote, Field, useFormats } from "#platform/ui";
import {
	countAdjustmentQueue,
	listAdjustments,
	listEntries,
	lookAtMember,
	type MemberSheet,
	readMe,
} from "../../contract/index.ts";
import { useProposeAdjustment, useReadMe } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { useAdjustmentNews } from "./adjustment-news.ts";

const directions = ["credit", "debit"] as const;

/** What an adjustment makes stale. */
const refreshes = [readMe, lookAtMember, listAdjustments, countAdjustmentQueue, listEntries];

export function AdjustMember({ member }: { readonly member: MemberSheet }) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const [direction, setDirection] = useState<(typeof directions)[number]>("credit");
	const propose = useProposeAdjustment({ refreshes });
	const form = useRef<HTMLFormElement>(null);
	const onSuccess = useAdjustmentNews(() => form.current?.reset());
	const { id: memberId, currency } = member;
	return (
		<form
			ref={form}
			className="flex max-w-xl flex-col gap-5 text-14"
			onSubmit={(event) => {
				event.preventDefault();
				const { amount = "", reason = "" } = fieldsOf(event.currentTarget);
				propose.mutate({ memberId, direction, amount: amount.trim(), reason }, { onSuccess });
			}}
		>
			<Purse member={member} />
			<Chips
				label={say("adjustments.direction")}
				items={directions.map((key) => ({ key, label: say(`adjustments.${key}`) }))}
				chosen={direction}
				onChoose={setDirection}
			/>
			<Field
				label={sayDesk("parts.amount")}
				name="amount"
				required
				inputMode="decimal"
				maxLength={20}
				autoComplete="off"
				hint={useAloneHint(currency)}
				after={<span className="text-14 text-text-3">{currency}</span>}
			/>
			<Field
				label={sayDesk("parts.reason")}
				hint={sayDesk("parts.reasonHint")}
				name="reason"
				minLength={3}
				maxLength={500}
				required
				autoComplete="off"
			/>
			{propose.error === null ? null : <FailureNote error={propose.error} />}
			<div>
				<Button submit look={direction === "debit" ? "danger" : "primary"} busy={propose.isPending}>
					{say(`adjustments.${direction}`)}
				</Button>
			</div>
		</form>
	);
}

function Purse({ member: { purses, currency } }: { readonly member: MemberSheet }) {
	const say = useOfficeText();
	const { amount } = useFormats();
	const cash = purses.find(({ purse }) => purse === "cash");
	const [balance, held] = [cash?.balance ?? "0", cash?.held ?? "0"].map((one) => amount(one, currency));
	return <p className="text-text-2">{say("adjustments.has", { balance: balance ?? "", held: held ?? "" })}</p>;
}

/** Thresholds are in the brand's own currency; in another nobody adjusts alone. */
function useAloneHint(currency: string): string {
	const say = useOfficeText();
	const given = useReadMe({}, { freshMilliseconds: 60_000 }).data?.adjustedAlone ?? "0";
	return (
		useAloneText({ currency, given, hint: (values) => say("adjustments.aloneHint", values) }) ??
		say("adjustments.neverAlone")
	);
}
