// One line of a provider that pays out: what it says it paid, why a person decides, and the decision of whoever may pay.
import { useState } from "react";
import { fieldsOf, useMay } from "#platform/desk/ui";
import { Badge, Button, Chips, DateTime, FailureNote, Field, showToast } from "#platform/ui";
import type { PayoutLine } from "../../contract/index.ts";
import { useDecidePayoutLine } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { refreshes } from "./use-done.ts";

const tones = { review: "lost", settled: "won", dismissed: "plain" } as const;

type PayoutLineCardProps = {
	readonly line: PayoutLine;
	/** It is decided elsewhere. */
	readonly decided?: boolean;
};

export function PayoutLineCard({ line, decided = false }: PayoutLineCardProps) {
	const say = useCashierDeskText();
	const mayPay = useMay("cashier.withdrawals:pay");
	const { state, fault, amount, currency, account, number, provider, paidAt, reason, closedBy } = line;
	return (
		<div className="flex flex-col gap-2 rounded-control bg-surface-2 px-3 py-2 text-14">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				{/* As it was told: it may be no amount at all. */}
				<span className="font-medium">{`${amount} ${currency}`}</span>
				<span className="text-text-3">{`•••• ${account}`}</span>
				<Badge tone={tones[state]}>{say(`withdrawals.provider.lines.${state}`)}</Badge>
				<span className="ms-auto text-text-3">
					<DateTime at={paidAt} />
				</span>
			</p>
			<p className="break-all text-text-3">{`${provider} ${number}`}</p>
			{fault === null ? null : <p className="text-text-2">{say(`withdrawals.provider.faults.${fault}`)}</p>}
			{reason === "" ? null : <p className="break-words text-text-2">{`${closedBy}: ${reason}`}</p>}
			{state === "review" && mayPay && !decided ? <DecideLine line={line} /> : null}
		</div>
	);
}

const verdicts = ["settle", "dismiss"] as const;

/** One that names no withdrawal is nobody's pay-out. */
function DecideLine({ line: { line: payoutLineId, fault } }: { readonly line: PayoutLine }) {
	const say = useCashierDeskText();
	const may = fault === "unknown" || fault === "closed" ? (["dismiss"] as const) : verdicts;
	const [chosen, setChosen] = useState<(typeof verdicts)[number]>("dismiss");
	const decide = useDecidePayoutLine({ refreshes });
	const onSuccess = () => showToast({ tone: "success", text: say("withdrawals.provider.judged") });
	return (
		<form
			className="flex flex-col gap-3 border-t border-line pt-3"
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				decide.mutate({ payoutLineId, verdict: chosen, reason }, { onSuccess });
			}}
		>
			<Chips
				label={say("withdrawals.provider.verdict")}
				items={may.map((key) => ({ key, label: say(`withdrawals.provider.verdicts.${key}`) }))}
				chosen={chosen}
				onChoose={setChosen}
			/>
			<Field
				label={say("withdrawals.provider.why")}
				hint={say(`withdrawals.provider.then.${chosen}`)}
				name="reason"
				minLength={3}
				maxLength={500}
				required
				autoComplete="off"
			/>
			{decide.error === null ? null : <FailureNote error={decide.error} />}
			<div>
				<Button submit size="small" busy={decide.isPending}>
					{say("withdrawals.provider.decide")}
				</Button>
			</div>
		</form>
	);
}
