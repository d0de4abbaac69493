// Withdrawing: what asks for an answer, what is missing, accounts, a new withdrawal, what is under way, and the history.
// Followed live.
import { useEffect, useRef, useState } from "react";
import { FailureNote, Skeleton, showToast, useLive, useRefresh } from "#platform/ui";
import { listWithdrawals, readWithdrawDesk, type Withdrawal, withdrawalEvent } from "../contract/index.ts";
import { useReadWithdrawDesk } from "./calls.gen.ts";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { OpenWithdrawals } from "./open-withdrawals.tsx";
import { PayoutAccounts } from "./payout-accounts.tsx";
import { PlayMoney } from "./play-money.tsx";
import { useCashierText } from "./text.ts";
import { useWithdrawals, WithdrawHistory } from "./withdraw-history.tsx";
import { WithdrawNotices } from "./withdraw-notices.tsx";

export type WithdrawPageProps = {
	/** Nothing here is paid in money. */
	readonly playMoney: boolean;
};

/** While a document is reviewed, which nobody tells of. */
const reviewedEvery = 20_000;

export function WithdrawPage({ playMoney }: WithdrawPageProps) {
	const say = useCashierText();
	const [waits, setWaits] = useState(false);
	const { data, error, refetch } = useReadWithdrawDesk({}, waits ? { everyMilliseconds: reviewedEvery } : {});
	useNews();
	useEffect(() => {
		setWaits(data?.identityRequired === true);
	}, [data]);
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
	return (
		<div className="flex flex-col gap-6">
			<div className="flex flex-col gap-3">
				<p className="max-w-prose text-14 text-text-2">{say("withdraw.text")}</p>
				{playMoney ? <PlayMoney /> : null}
			</div>
			<ConfirmPanel paid={data.open.filter(({ state }) => state === "paid")} minutes={data.confirmMinutes} />
			<OpenWithdrawals open={data.open.filter(({ state }) => state !== "paid")} />
			<WithdrawNotices desk={data} />
			<PayoutAccounts desk={data} />
			<WithdrawHistory />
		</div>
	);
}

const told = { approved: "info", paid: "success", refused: "warning", reversed: "info" } as const;
const isTold = (state: Withdrawal["state"]): state is keyof typeof told => Object.hasOwn(told, state);

/** Asks again when something was pushed, and says what somebody else did with a withdrawal. */
function useNews(): void {
	const say = useCashierText();
	const refresh = useRefresh();
	const { data, refetch } = useWithdrawals();
	const known = useRef<readonly Withdrawal[]>([]);
	known.current = data?.pages.flatMap(({ withdrawals }) => withdrawals) ?? known.current;
	useLive(withdrawalEvent, ({ withdrawalId }) => {
		refresh([readWithdrawDesk, listWithdrawals]);
		const before = known.current.find((one) => one.withdrawalId === withdrawalId)?.state;
		void refetch().then((latest) => {
			const all = latest.data?.pages.flatMap(({ withdrawals }) => withdrawals);
			const found = all?.find((one) => one.withdrawalId === withdrawalId);
			if (found === undefined || found.state === before || !isTold(found.state)) return;
			showToast({ tone: told[found.state], text: say(`withdraw.news.${found.state}`, { reference: found.reference }) });
		});
	});
}
