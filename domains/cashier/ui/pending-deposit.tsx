// A deposit that waits: its reference, where the transfer goes, the proof, and the way to cancel it.
import { Amount, IconButton, showToast } from "#platform/ui";
import type { Deposit } from "../contract/index.ts";
import { PendingCard } from "./pending-card.tsx";
import { ProofForm } from "./proof-form.tsx";
import { useCashierText } from "./text.ts";

export type PendingDepositProps = {
	readonly deposit: Deposit;
	readonly steps: readonly string[];
	readonly isNew?: boolean;
};

export function PendingDeposit({ deposit, steps, isNew }: PendingDepositProps) {
	const say = useCashierText();
	return (
		<PendingCard deposit={deposit} title={say("pending.title")} cancelText={say("pending.cancelText")} isNew={isNew}>
			<Reference reference={deposit.reference} />
			<Account deposit={deposit} />
			<Steps steps={steps} />
			<ProofForm deposit={deposit} />
		</PendingCard>
	);
}

function useCopy() {
	const say = useCashierText();
	return (text: string) =>
		void navigator.clipboard.writeText(text).then(() => showToast({ tone: "success", text: say("pending.copied") }));
}

function Reference({ reference }: { readonly reference: string }) {
	const say = useCashierText();
	const copy = useCopy();
	return (
		<div className="cut-corner rounded-card bg-surface-3 p-4">
			<p className="text-13 text-text-3">{say("pending.reference")}</p>
			<div className="flex items-center justify-between gap-3">
				<p className="text-28 font-bold tracking-wide">{reference}</p>
				<IconButton
					icon="copy"
					label={say("pending.copy", { name: say("pending.reference") })}
					onPress={() => copy(reference)}
				/>
			</div>
			<p className="text-13 text-text-2">{say("pending.referenceHint")}</p>
		</div>
	);
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
	const say = useCashierText();
	if (steps.length === 0) return null;
	return (
		<ol aria-label={say("pending.steps")} className="flex flex-col gap-2 text-14 text-text-2">
			{steps.map((step, index) => (
				<li key={step} className="flex items-baseline gap-3">
					<span aria-hidden="true" className="text-13 font-bold text-accent-text">
						{index + 1}
					</span>
					{step}
				</li>
			))}
		</ol>
	);
}

function Account({ deposit }: { readonly deposit: Deposit }) {
	const say = useCashierText();
	const copy = useCopy();
	const { account, amount, currency } = deposit;
	if (account === null) return null;
	const lines = [
		[say("pending.bank"), account.bank],
		[say("pending.holder"), account.holder],
		[say("pending.number"), account.number],
	] as const;
	return (
		<dl className="flex flex-col divide-y divide-line text-14">
			<div className="flex min-h-11 items-center justify-between gap-4">
				<dt className="text-text-3">{say("pending.amount")}</dt>
				<dd className="text-20">
					<Amount amount={amount} currency={currency} />
				</dd>
			</div>
			{lines.map(([name, text]) => (
				<div key={name} className="flex min-h-11 items-center justify-between gap-4">
					<dt className="shrink-0 text-text-3">{name}</dt>
					<dd className="flex min-w-0 items-center gap-1 text-end font-medium">
						{text}
						<IconButton icon="copy" label={say("pending.copy", { name })} onPress={() => copy(text)} />
					</dd>
				</div>
			))}
		</dl>
	);
}
