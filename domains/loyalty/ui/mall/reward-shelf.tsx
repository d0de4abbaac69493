// The shelves: items by kind, each with its price in points. One press opens the exchange.
import { useState } from "react";
import { Button, Chips, EmptyState, FailureNote, Skeleton, useAddress } from "#platform/ui";
import type { Reward } from "../../contract/index.ts";
import { useGetPointReward } from "../calls.gen.ts";
import { useLoyaltyText } from "../text.ts";
import { planPurchase } from "./plan-conversion.ts";
import { mallAddress, readMallFilters, shelfKinds } from "./record-filters.ts";
import { RedeemDialog } from "./redeem-dialog.tsx";
import { RewardTile } from "./reward-tile.tsx";

export function RewardShelf({ points }: { readonly points: string }) {
	const say = useLoyaltyText();
	const { data, error, refetch } = useGetPointReward({});
	const { read } = useAddress();
	const [chosen, setChosen] = useState<Reward>();
	const { kind, mine } = readMallFilters(read);
	const level = data?.level ?? 0;
	const shown = data?.rewards.filter(
		(reward) => (kind === "all" || reward.type === kind) && (!mine || isWithinReach(reward, { level, points })),
	);
	return (
		<section aria-labelledby="shelf" className="flex flex-col gap-4">
			<h2 id="shelf" className="sr-only">
				{say("mall.items")}
			</h2>
			<ShelfFilters />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{shown === undefined && error === null ? <Skeleton className="h-96 rounded-card" /> : null}
			{shown?.length === 0 ? <NothingHere /> : null}
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
				{shown?.map((reward) => (
					<RewardTile
						key={reward.rewardId}
						reward={reward}
						level={level}
						points={points}
						onChoose={() => setChosen(reward)}
					/>
				))}
			</ul>
			{chosen === undefined ? null : (
				<RedeemDialog reward={chosen} points={points} onClose={() => setChosen(undefined)} />
			)}
		</section>
	);
}

function isWithinReach(reward: Reward, mine: { readonly level: number; readonly points: string }): boolean {
	const { points: price, currency } = reward;
	const affordable = planPurchase({ price, quantity: 1, points: mine.points, currency }).rest !== undefined;
	return affordable && reward.minLevel <= mine.level && reward.stock !== 0;
}

function ShelfFilters() {
	const say = useLoyaltyText();
	const { read, write } = useAddress();
	const { kind, mine } = readMallFilters(read);
	return (
		<div className="flex flex-wrap items-center justify-between gap-2">
			<Chips
				label={say("shelf.kind")}
				items={shelfKinds.map((key) => ({ key, label: say(`shelf.${key}`) }))}
				chosen={kind}
				onChoose={(key) => write({ [mallAddress.kind]: key === "all" ? undefined : key })}
			/>
			<button
				type="button"
				aria-pressed={mine}
				onClick={() => write({ [mallAddress.mine]: mine ? undefined : "1" })}
				className="h-10 rounded-control bg-surface-2 px-4 text-14 font-medium text-text-2 transition hover:bg-surface-3 hover:text-text-1 active:scale-[0.97] aria-pressed:cut-corner-small aria-pressed:bg-hue aria-pressed:text-ground"
			>
				{say("shelf.mine")}
			</button>
		</div>
	);
}

function NothingHere() {
	const say = useLoyaltyText();
	const { write } = useAddress();
	return (
		<EmptyState
			title={say("shelf.none")}
			text={say("shelf.noneText")}
			action={
				<Button look="plain" onPress={() => write({ [mallAddress.kind]: undefined, [mallAddress.mine]: undefined })}>
					{say("shelf.clear")}
				</Button>
			}
		/>
	);
}
