// Asks whether what was paid has come: received, not received, or all received; and says when silence counts as an answer.
import { useState } from "react";
import { Amount, Button, FailureNote, Icon, showToast, useFormats } from "#platform/ui";
import { listWithdrawals, readWithdrawDesk, type Withdrawal } from "../contract/index.ts";
import { useConfirmWithdrawal } from "./calls.gen.ts";
import { DisputeDialog } from "./dispute-dialog.tsx";
import { useCashierText } from "./text.ts";

export type ConfirmPanelProps = {
	readonly paid: readonly Withdrawal[];
	/** So long after it was paid a withdrawal counts as received. */
	readonly minutes: number;
};

export function ConfirmPanel({ paid, minutes }: ConfirmPanelProps) {
	const say = useCashierText();
	const { span } = useFormats();
	const [disputed, setDisputed] = useState<Withdrawal>();
	const confirm = useConfirmWithdrawal({ refreshes: [readWithdrawDesk, listWithdrawals] });
	if (paid.length === 0) return null;
	const done = () => showToast({ tone: "success", text: say("withdraw.thanks") });
	const receive = (which: { readonly withdrawalId?: string }) => confirm.mutate(which, { onSuccess: done });
	return (
		<section
			aria-labelledby="confirm-withdrawals"
			className="cut-corner flex flex-col gap-4 rounded-card bg-surface-3 p-5"
		>
			<div className="flex items-start gap-3">
				<Icon name="wallet" className="mt-1 shrink-0 text-accent-text" />
				<div className="min-w-0 grow">
					<h3 id="confirm-withdrawals" className="text-20 font-bold">
						{say("withdraw.cameTitle")}
					</h3>
					<p className="mt-1 max-w-prose text-14 text-text-2">{say("withdraw.cameText", { time: span(minutes) })}</p>
				</div>
			</div>
			{confirm.error === null ? null : <FailureNote error={confirm.error} />}
			<ul className="flex flex-col divide-y divide-line">
				{paid.map((withdrawal) => (
					<PaidLine
						key={withdrawal.withdrawalId}
						withdrawal={withdrawal}
						busy={confirm.isPending}
						onReceived={() => receive({ withdrawalId: withdrawal.withdrawalId })}
						onDispute={() => setDisputed(withdrawal)}
					/>
				))}
			</ul>
			{paid.length > 1 ? (
				<Button wide busy={confirm.isPending} onPress={() => receive({})}>
					{say("withdraw.allReceived")}
				</Button>
			) : null}
			{disputed === undefined ? null : <DisputeDialog withdrawal={disputed} onClose={() => setDisputed(undefined)} />}
		</section>
	);
}

type PaidLineProps = {
	readonly withdrawal: Withdrawal;
	readonly busy: boolean;
	readonly onReceived: () => void;
	readonly onDispute: () => void;
};

function PaidLine({ withdrawal, busy, onReceived, onDispute }: PaidLineProps) {
	const say = useCashierText();
	const { moment } = useFormats();
	const { reference, account, arrives, currency, confirmBy } = withdrawal;
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
			<div className="min-w-48 grow">
				<p className="text-20">
					<Amount amount={arrives} currency={currency} />
				</p>
				<p className="text-13 text-text-2">{`${reference} · ${account.bank} ${account.number}`}</p>
				{confirmBy === null ? null : (
					<p className="text-13 text-text-3">{say("withdraw.until", { moment: moment(confirmBy) })}</p>
				)}
			</div>
			<div className="flex flex-wrap gap-2">
				<Button look="plain" size="small" onPress={onDispute}>
					{say("withdraw.notReceived")}
				</Button>
				<Button size="small" busy={busy} onPress={onReceived}>
					{say("withdraw.received")}
				</Button>
			</div>
		</li>
	);
}
