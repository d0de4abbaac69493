// Hands money up to the agent above.
import { EmptyState, FailureNote, Icon, Skeleton, showToast, useFormats, useLiveAnswers } from "#platform/ui";
import { balanceEvent, getBalance } from "#wallet/contract";
import { listTransfers, readConsolidatedFunds, readFloatDesk } from "../../contract/index.ts";
import { useReadFloatDesk, useTransferUpline } from "../calls.gen.ts";
import { GiveUp, isAtStake, isMissing, LeavingNotices } from "../leaving.tsx";
import { useCashierText } from "../text.ts";
import { HandForm, type Handing } from "./hand-form.tsx";
import { TransferHistory } from "./transfer-history.tsx";

export function UplinePage() {
	const say = useCashierText();
	const { amount } = useFormats();
	const { data, error, refetch } = useReadFloatDesk({});
	useLiveAnswers(balanceEvent, [readFloatDesk, listTransfers]);
	const hand = useTransferUpline({ refreshes: [readFloatDesk, listTransfers, readConsolidatedFunds, getBalance] });
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	const { upline, up, symbol } = data;
	if (upline === null || up === null) return <EmptyState title={say("hand.offTitle")} text={say("hand.offText")} />;
	const onHand = (handing: Handing, done: () => void): void =>
		hand.mutate(
			{ ...handing, giveUpBonus: isAtStake(data) },
			{
				onSuccess: ({ transferId }) => {
					done();
					const said = { amount: amount(handing.amount, symbol), name: upline, number: transferId };
					showToast({ tone: "success", text: say("hand.done", said) });
				},
			},
		);
	return (
		<div className="flex flex-col gap-6">
			<p className="max-w-prose text-14 text-text-2">{say("hand.upText")}</p>
			<section aria-labelledby="upline" className="flex flex-col gap-3">
				<h3 id="upline" className="text-16 font-bold">
					{say("hand.upTitle")}
				</h3>
				<p className="flex items-center gap-3 rounded-card bg-surface-2 px-5 py-3 text-14">
					<Icon name="crown" className="shrink-0 text-text-3" />
					<span className="text-text-3">{say("hand.agent")}</span>
					<span className="font-medium">{upline}</span>
				</p>
				<LeavingNotices {...data} />
				<HandForm
					{...data}
					room={up}
					name={upline}
					closed={isMissing(data)}
					{...(isAtStake(data) ? { question: (asked) => <GiveUp {...data} paymentMethod="up" {...asked} /> } : {})}
					busy={hand.isPending}
					error={hand.error}
					onHand={onHand}
				/>
			</section>
			<TransferHistory />
		</div>
	);
}
