// One item on the shelf: its picture, its name, its price. What cannot be had says why.
import { Amount, Badge, type Gate, GatedButton, LazyImage, useFormats } from "#platform/ui";
import type { Reward } from "../../contract/index.ts";
import { useLoyaltyText } from "../text.ts";
import { planPurchase } from "./plan-conversion.ts";

export type RewardTileProps = {
	readonly reward: Reward;
	/** The member's own level. */
	readonly level: number;
	/** The member's own. */
	readonly points: string;
	readonly onChoose: () => void;
};

export function RewardTile({ reward, level, points, onChoose }: RewardTileProps) {
	const say = useLoyaltyText();
	const gates = useGates({ reward, level, points });
	const barred = reward.minLevel > level || reward.stock === 0;
	return (
		<li className="flex flex-col overflow-hidden rounded-card bg-surface-1">
			<div className="relative aspect-[3/2] overflow-hidden bg-night">
				<LazyImage
					src={reward.art}
					width={720}
					height={480}
					className={`size-full object-cover ${barred ? "opacity-45" : ""}`}
				/>
				{reward.type === "credit" ? <CreditFace reward={reward} /> : null}
				<span className="absolute start-2 top-2">
					<Notice stock={reward.stock} />
				</span>
			</div>
			<div className="flex grow flex-col gap-2 p-3 md:p-4">
				<h3 className="text-14 font-bold md:text-16">{reward.name}</h3>
				<p className="grow text-13 text-text-2">{reward.text}</p>
				<p className="text-16 md:text-20">
					<Amount amount={reward.points} currency="" />{" "}
					<span className="text-13 text-text-3">{say("shelf.points")}</span>
				</p>
				<GatedButton
					look={gates.length > 0 ? "plain" : "primary"}
					gates={gates}
					wide
					label={say("shelf.redeemItem", { name: reward.name })}
					onPress={onChoose}
				>
					{say("shelf.redeem")}
				</GatedButton>
			</div>
		</li>
	);
}

/** Why it cannot be had now: its rank, that none is left, or the points that are missing. */
function useGates({ reward, level, points }: Pick<RewardTileProps, "reward" | "level" | "points">): readonly Gate[] {
	const say = useLoyaltyText();
	const { amount } = useFormats();
	if (reward.minLevel > level) return [{ text: say("shelf.rank", { level: reward.minLevel }) }];
	if (reward.stock === 0) return [{ text: say("shelf.soldOut") }];
	const { points: price, currency } = reward;
	if (planPurchase({ price, quantity: 1, points, currency }).rest !== undefined) return [];
	const show = (text: string): string => amount(text, "").trim();
	return [{ text: say("shelf.short", { points: show(points), price: show(price) }) }];
}

/** What play money is worth, large, over its picture. */
function CreditFace({ reward }: { readonly reward: Reward }) {
	return (
		<span className="absolute inset-0 grid place-items-center">
			<span className="cut-corner bg-night/75 px-4 py-2 text-20 text-white md:text-28">
				<Amount amount={reward.amount} currency={reward.currency} />
			</span>
		</span>
	);
}

/** How many are left, where that is counted. */
function Notice({ stock }: Pick<Reward, "stock">) {
	const say = useLoyaltyText();
	return stock === null || stock === 0 ? null : <Badge>{say("shelf.left", { count: stock })}</Badge>;
}
