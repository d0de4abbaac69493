// One item on the shelf: its picture, its name, its price. What cannot be had says why.
import { Amount, Badge, Button, LazyImage } from "#platform/ui";
import type { Reward } from "../../contract/index.ts";
import { useLoyaltyText } from "../text.ts";

export type RewardTileProps = {
	readonly reward: Reward;
	/** The member's own level. */
	readonly level: number;
	readonly onChoose: () => void;
};

export function RewardTile({ reward, level, onChoose }: RewardTileProps) {
	const say = useLoyaltyText();
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
					<Notice reward={reward} level={level} />
				</span>
			</div>
			<div className="flex grow flex-col gap-2 p-3 md:p-4">
				<h3 className="text-14 font-bold md:text-16">{reward.name}</h3>
				<p className="grow text-13 text-text-2">{reward.text}</p>
				<p className="text-16 md:text-20">
					<Amount amount={reward.points} currency="" />{" "}
					<span className="text-13 text-text-3">{say("shelf.points")}</span>
				</p>
				<Button
					look={barred ? "plain" : "primary"}
					disabled={barred}
					wide
					label={say("shelf.redeemItem", { name: reward.name })}
					onPress={onChoose}
				>
					{say("shelf.redeem")}
				</Button>
			</div>
		</li>
	);
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

function Notice({ reward, level }: { readonly reward: Reward; readonly level: number }) {
	const say = useLoyaltyText();
	if (reward.minLevel > level) return <Badge>{say("shelf.rank", { level: reward.minLevel })}</Badge>;
	if (reward.stock === null) return null;
	if (reward.stock === 0) return <Badge tone="lost">{say("shelf.soldOut")}</Badge>;
	return <Badge>{say("shelf.left", { count: reward.stock })}</Badge>;
}
