// An agent hands money from the float down to members of the own team.
import { useState } from "react";
import { EmptyState, FailureNote, Field, Skeleton, showToast, useFormats, useLiveAnswers } from "#platform/ui";
import { balanceEvent } from "#wallet/contract";
import { type FloatDesk, listTransfers, readConsolidatedFunds, readFloatDesk } from "../../contract/index.ts";
import { useReadFloatDesk, useTransferDown } from "../calls.gen.ts";
import { useCashierText } from "../text.ts";
import { AskedDeposits } from "./asked-deposits.tsx";
import { HandForm, type Handing } from "./hand-form.tsx";
import type { Room } from "./plan-hand.ts";
import { TransferHistory } from "./transfer-history.tsx";

export function TeamPage() {
	const say = useCashierText();
	const { data, error, refetch } = useReadFloatDesk({});
	useLiveAnswers(balanceEvent, [readFloatDesk, listTransfers]);
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	if (data.down === null) return <EmptyState title={say("hand.offTitle")} text={say("hand.offText")} />;
	return (
		<div className="flex flex-col gap-6">
			<AskedDeposits />
			<HandDown desk={data} room={data.down} />
			<TransferHistory />
		</div>
	);
}

function HandDown({ desk, room }: { readonly desk: FloatDesk; readonly room: Room }) {
	const say = useCashierText();
	const { amount } = useFormats();
	const [account, setAccount] = useState("");
	const hand = useTransferDown({ refreshes: [readFloatDesk, listTransfers, readConsolidatedFunds] });
	const name = account.trim();
	const onHand = (handing: Handing, done: () => void): void =>
		hand.mutate(
			{ ...handing, account: name },
			{
				onSuccess: ({ transferId }) => {
					done();
					setAccount("");
					const said = { amount: amount(handing.amount, desk.symbol), name, number: transferId };
					showToast({ tone: "success", text: say("hand.done", said) });
				},
			},
		);
	return (
		<section aria-labelledby="down" className="flex flex-col gap-3">
			<h3 id="down" className="text-16 font-bold">
				{say("hand.downTitle")}
			</h3>
			<p className="max-w-prose text-14 text-text-2">{say("hand.downText")}</p>
			<HandForm
				{...desk}
				room={room}
				name={name}
				naming={
					<Field
						label={say("hand.account")}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={256}
						value={account}
						onChange={(event) => setAccount(event.target.value)}
					/>
				}
				busy={hand.isPending}
				error={hand.error}
				onHand={onHand}
			/>
		</section>
	);
}
