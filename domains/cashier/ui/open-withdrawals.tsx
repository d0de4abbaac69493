// What is under way: each withdrawal with where it stands, and the way to take it back while nobody decided.
import { useState } from "react";
import { Amount, Badge, Button, Confirm, DateTime, FailureNote, showToast } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import { listWithdrawals, readWithdrawDesk, type Withdrawal } from "../contract/index.ts";
import { useCancelWithdrawal } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";
import { stateTones } from "./withdraw-history.tsx";

export function OpenWithdrawals({ open }: { readonly open: readonly Withdrawal[] }) {
	const say = useCashierText();
	if (open.length === 0) return null;
	return (
		<section aria-labelledby="open-withdrawals" className="flex flex-col gap-3">
			<h3 id="open-withdrawals" className="text-16 font-bold">
				{say("withdraw.underWay")}
			</h3>
			<ul className="flex flex-col gap-3">
				{open.map((withdrawal) => (
					<OpenWithdrawal key={withdrawal.withdrawalId} withdrawal={withdrawal} />
				))}
			</ul>
		</section>
	);
}

/** What each state means for whoever waits. */
const explained = ["pending", "approved", "sent", "disputed"] as const;

function OpenWithdrawal({ withdrawal }: { readonly withdrawal: Withdrawal }) {
	const say = useCashierText();
	const { reference, account, amount, arrives, currency, state, askedAt } = withdrawal;
	const meant = explained.find((one) => one === state);
	return (
		<li className="flex flex-col gap-3 rounded-card bg-surface-2 p-5">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<p className="text-16 font-bold">{reference}</p>
				<Badge tone={stateTones[state]}>{say(`withdraw.states.${state}`)}</Badge>
			</div>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 text-14">
				<p className="text-20">
					<Amount amount={amount} currency={currency} />
				</p>
				<p className="text-text-2">
					{`${account.bank} ${account.number} · ${say("withdraw.arrives")} `}
					<Amount amount={arrives} currency={currency} />
				</p>
				<p className="text-13 text-text-3">
					<DateTime at={askedAt} />
				</p>
			</div>
			{meant === undefined ? null : <p className="text-14 text-text-2">{say(`withdraw.means.${meant}`)}</p>}
			{withdrawal.cancellable ? <TakeBack withdrawalId={withdrawal.withdrawalId} /> : null}
		</li>
	);
}

function TakeBack({ withdrawalId }: { readonly withdrawalId: string }) {
	const say = useCashierText();
	const [asked, setAsked] = useState(false);
	const cancel = useCancelWithdrawal({ refreshes: [readWithdrawDesk, listWithdrawals, getBalance] });
	const onSuccess = () => showToast({ tone: "info", text: say("withdraw.takenBack") });
	const act = () => cancel.mutate({ withdrawalId }, { onSuccess, onSettled: () => setAsked(false) });
	return (
		<div className="flex flex-col items-start gap-3 border-t border-line pt-3">
			{cancel.error === null ? null : <FailureNote error={cancel.error} />}
			<Button look="quiet" size="small" onPress={() => setAsked(true)}>
				{say("withdraw.takeBack")}
			</Button>
			<Confirm
				open={asked}
				title={say("withdraw.takeBackTitle")}
				text={say("withdraw.takeBackText")}
				act={say("withdraw.takeBack")}
				busy={cancel.isPending}
				onAct={act}
				onClose={() => setAsked(false)}
			/>
		</div>
	);
}
