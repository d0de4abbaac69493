// Hands a free bet to one member: how much, on what odds, for how long, and why.

import { useState } from "react";
import { Count, fieldsOf, useDeskText } from "#platform/desk/ui";
import { Button, FailureNote, Field, showToast } from "#platform/ui";
import { listGifts } from "../contract/index.ts";
import { useGiveFreeBet } from "./calls.gen.ts";
import { usePromotionsDeskText } from "./text.ts";

export type HandFreeBetProps = { readonly currency: string; readonly onDone: () => void };

export function HandFreeBet({ currency, onDone }: HandFreeBetProps) {
	const say = usePromotionsDeskText();
	const sayDesk = useDeskText();
	const give = useGiveFreeBet({ refreshes: [listGifts] });
	const [odds, setOdds] = useState("1.50");
	const [days, setDays] = useState(7);
	const hundredths = Math.round(Number(odds) * 100);
	const onSuccess = ({ waits }: { readonly waits: boolean }) => {
		showToast(waits ? { tone: "info", text: say("editor.waits") } : { tone: "success", text: say("freeBet.done") });
		onDone();
	};
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				const { memberId = "", amount = "", reason = "" } = fieldsOf(submitted.currentTarget);
				give.mutate({ memberId, amount, odds: hundredths, days, reason }, { onSuccess });
			}}
		>
			<p className="text-14 text-text-2">{say("freeBet.text")}</p>
			<Field
				label={say("freeBet.member")}
				name="memberId"
				inputMode="numeric"
				pattern="[1-9][0-9]{0,18}"
				required
				autoComplete="off"
			/>
			<Field
				label={say("freeBet.amount")}
				name="amount"
				inputMode="decimal"
				required
				maxLength={16}
				autoComplete="off"
				after={<span className="text-14 text-text-3">{currency}</span>}
			/>
			<div className="flex flex-wrap items-end gap-4">
				<div className="w-44">
					<Field
						label={say("freeBet.odds")}
						type="number"
						min={1.01}
						max={1000}
						step={0.01}
						required
						value={odds}
						onChange={({ currentTarget }) => setOdds(currentTarget.value)}
					/>
				</div>
				<Count label={say("freeBet.days")} least={1} most={365} value={days} onChange={setDays} />
			</div>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{give.error === null ? null : <FailureNote error={give.error} />}
			<div>
				<Button submit busy={give.isPending}>
					{say("freeBet.act")}
				</Button>
			</div>
		</form>
	);
}
