// The exchange of points for an item: how many, what it takes, the password; then what was applied for.
import { useState } from "react";
import { Amount, Dialog, LazyImage, useFormats } from "#platform/ui";
import { getPointBalance, getPointReward, listExchanges, type Reward } from "../../contract/index.ts";
import { mostAtOnce } from "../../core/index.ts";
import { useRedeemPointReward } from "../calls.gen.ts";
import { useLoyaltyText } from "../text.ts";
import { ExchangeDone } from "./exchange-done.tsx";
import { PasswordStep } from "./password-step.tsx";
import { planPurchase } from "./plan-conversion.ts";

export type RedeemDialogProps = {
	readonly reward: Reward;
	readonly points: string;
	readonly onClose: () => void;
};

export function RedeemDialog({ reward, points, onClose }: RedeemDialogProps) {
	const say = useLoyaltyText();
	const formats = useFormats();
	const [quantity, setQuantity] = useState(1);
	const redeem = useRedeemPointReward({ refreshes: [getPointBalance, getPointReward, listExchanges] });
	const { total, rest } = planPurchase({ price: reward.points, quantity, points, currency: reward.currency });
	const plain = (amount: string) => formats.amount(amount, "").trim();
	if (redeem.data !== undefined) {
		const text = say("redeem.doneText", { number: redeem.data.transactionNumber });
		return (
			<Dialog open size="dialog" title={reward.name} onClose={onClose}>
				<ExchangeDone title={say("redeem.doneTitle")} text={text} onClose={onClose} />
			</Dialog>
		);
	}
	return (
		<Dialog open size="dialog" title={say("redeem.title")} onClose={onClose}>
			<PasswordStep
				act={say("redeem.act")}
				busy={redeem.isPending}
				disabled={rest === undefined}
				error={redeem.error}
				onConfirm={(password) => redeem.mutate({ rewardId: reward.rewardId, quantity, password })}
			>
				<div className="flex items-center gap-4">
					<LazyImage
						src={reward.art}
						width={96}
						height={64}
						eager
						className="h-16 w-24 shrink-0 rounded-control object-cover"
					/>
					<div className="min-w-0">
						<p className="font-bold">{reward.name}</p>
						<p className="text-14 text-text-2">
							<Amount amount={reward.points} currency="" /> {say("shelf.points")}
						</p>
					</div>
				</div>
				<Quantity quantity={quantity} most={Math.min(mostAtOnce, reward.stock ?? mostAtOnce)} onChange={setQuantity} />
				<div className="rounded-card bg-surface-2 p-4" aria-live="polite">
					<p className="text-20 font-bold">{say("redeem.total", { points: plain(total) })}</p>
					<p className={`text-14 ${rest === undefined ? "text-lost" : "text-text-2"}`}>
						{rest === undefined
							? say("redeem.short", { points: plain(points) })
							: say("redeem.after", { points: plain(rest) })}
					</p>
				</div>
				<p className="text-13 text-text-2">{say("redeem.how")}</p>
			</PasswordStep>
		</Dialog>
	);
}

type QuantityProps = {
	readonly quantity: number;
	readonly most: number;
	readonly onChange: (quantity: number) => void;
};

function Quantity({ quantity, most, onChange }: QuantityProps) {
	const say = useLoyaltyText();
	return (
		<label className="flex items-center justify-between gap-4 text-14 font-medium">
			{say("redeem.quantity")}
			<select
				value={quantity}
				onChange={(event) => onChange(Number(event.target.value))}
				className="h-11 min-w-24 rounded-control border border-line-control bg-ground px-3 text-16"
			>
				{Array.from({ length: most }, (_, index) => index + 1).map((count) => (
					<option key={count} value={count}>
						{count}
					</option>
				))}
			</select>
		</label>
	);
}
