// What providers say was paid in and a person must decide, above the queue: nothing where there is nothing.
import { useState } from "react";
import { everyMilliseconds, fieldsOf, useMay, useQueueNews } from "#platform/desk/ui";
import { Badge, Button, Chips, DateTime, FailureNote, Field, showToast } from "#platform/ui";
import {
	countDepositQueue,
	listDepositQueue,
	listPaymentLines,
	lookAtDeposit,
	type PaymentLine,
} from "../../contract/index.ts";
import { useDecidePaymentLine, useListPaymentLines } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";

export function PaymentLines({ onOpen }: { readonly onOpen: (reference: string) => void }) {
	const say = useCashierDeskText();
	const { data } = useListPaymentLines({}, { everyMilliseconds });
	useQueueNews(listPaymentLines);
	const title = say("deposits.lines.waiting");
	const lines = data?.lines ?? [];
	if (lines.length === 0) return null;
	return (
		<section aria-label={title} className="mb-6 flex flex-col gap-3">
			<h2 className="text-16 font-bold">{title}</h2>
			<p className="text-14 text-text-2">{say("deposits.lines.text")}</p>
			<ul className="grid items-start gap-3 lg:grid-cols-2">
				{lines.map((line) => (
					<li key={line.line}>
						<LineCard line={line} onOpen={onOpen} />
					</li>
				))}
			</ul>
		</section>
	);
}

type LineCardProps = { readonly line: PaymentLine; readonly onOpen: (reference: string) => void };

function LineCard({ line, onOpen }: LineCardProps) {
	const say = useCashierDeskText();
	const mayDecide = useMay("cashier.deposits:decide");
	const { amount, currency, provider, number, payment, paidAt, fault, reference } = line;
	return (
		<div className="flex flex-col gap-2 rounded-card bg-surface-1 p-4 text-14">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				{/* As it was told: it may be no amount at all. */}
				<span className="font-medium">{`${amount} ${currency}`}</span>
				<Badge tone="lost">{say("deposits.lines.review")}</Badge>
				<span className="ms-auto text-text-3">
					<DateTime at={paidAt} />
				</span>
			</p>
			<p className="break-all text-text-3">{`${provider} ${number} · ${payment}`}</p>
			<p className="text-text-2">{say(`deposits.lines.faults.${fault}`)}</p>
			{reference === null ? null : (
				<p>
					<Button look="plain" size="small" onPress={() => onOpen(reference)}>
						{say("deposits.lines.open", { reference })}
					</Button>
				</p>
			)}
			{mayDecide ? <DecideLine line={line} /> : null}
		</div>
	);
}

const verdicts = ["credit", "return"] as const;
const hints = {
	named: "deposits.lines.referenceHint",
	none: "deposits.lines.referenceNone",
	currency: "deposits.lines.referenceCurrency",
} as const;
const refreshes = [listPaymentLines, listDepositQueue, countDepositQueue, lookAtDeposit];

/** What is no amount is credited to nobody; of another currency, at the most to another deposit than the one that it names. */
function DecideLine({ line: { line: paymentLineId, reference, fault } }: { readonly line: PaymentLine }) {
	const say = useCashierDeskText();
	const may = fault === "unreadable" ? (["return"] as const) : verdicts;
	const named = fault === "currency" ? null : reference;
	const [chosen, setChosen] = useState<(typeof verdicts)[number]>(
		named === null || fault === "unreadable" ? "return" : "credit",
	);
	const decide = useDecidePaymentLine({ refreshes });
	const onSuccess = () => showToast({ tone: "success", text: say("deposits.lines.decided") });
	return (
		<form
			className="flex flex-col gap-3 border-t border-line pt-3"
			onSubmit={(event) => {
				event.preventDefault();
				const { reference = "", why = "" } = fieldsOf(event.currentTarget);
				const to = reference.trim() === "" ? {} : { reference: reference.trim() };
				const decision = chosen === "credit" ? { kind: chosen, ...to } : { kind: chosen, why };
				decide.mutate({ paymentLineId, decision }, { onSuccess });
			}}
		>
			<Chips
				label={say("deposits.lines.verdict")}
				items={may.map((key) => ({ key, label: say(`deposits.lines.verdicts.${key}`) }))}
				chosen={chosen}
				onChoose={setChosen}
			/>
			{chosen === "credit" ? (
				<Field
					key="reference"
					label={say("deposits.lines.reference")}
					hint={say(hints[fault === "currency" ? "currency" : named === null ? "none" : "named"])}
					name="reference"
					required={named === null}
					autoComplete="off"
				/>
			) : (
				<Field
					key="why"
					label={say("deposits.lines.why")}
					hint={say("deposits.lines.whyHint")}
					name="why"
					minLength={3}
					maxLength={500}
					required
					autoComplete="off"
				/>
			)}
			{decide.error === null ? null : <FailureNote error={decide.error} />}
			<div>
				<Button submit size="small" busy={decide.isPending}>
					{say("deposits.lines.decide")}
				</Button>
			</div>
		</form>
	);
}
