// The row of what a game offers besides its spins, and the two sides of a doubling while it is shown, live or again.
import { formatMinor } from "#platform/kernel";
import { Button, useFormats } from "#platform/ui";
import { doublingOf, type Side } from "../../core/index.ts";
import type { PlayState } from "../play/play-state.ts";
import type { Player } from "../play/player.ts";
import { useSlotText } from "../text.ts";
import type { BuyProps, DoubleProps } from "./offers.tsx";
import type { OpenedSlot } from "./open-slot.ts";
import { Shell } from "./shell.tsx";
import type { Show } from "./show.ts";

export type Offers = {
	readonly buy: BuyProps | undefined;
	readonly double: DoubleProps | undefined;
};

type Asked = {
	readonly slot: Pick<OpenedSlot, "payTable" | "currency" | "features" | "lastRound">;
	readonly state: PlayState;
	readonly player: Pick<Player, "round" | "buy" | "double">;
	/** Called when one was taken. */
	readonly taken: () => void;
};

/** What may be bought or doubled now; undefined where the market or the game has none, or the bounds are reached. */
export function useOffers({ slot, state, player, taken }: Asked): Offers {
	const formats = useFormats();
	const { payTable, currency, features, lastRound } = slot;
	const write = (minor: bigint): string => formats.amount(formatMinor(minor, currency), currency);
	// After a reload the round that was left: what it won may still be doubled.
	const round = player.round.use() ?? lastRound;
	const { buy, doubleUp } = payTable;
	const price = ((state.stakes[state.chosen] ?? 0n) * BigInt(buy?.cost ?? 0)) / BigInt(payTable.cost);
	// What a round won is told by the stage first.
	const won = state.phase === "idle" ? (state.answer?.win ?? 0n) : 0n;
	const staked = won > 0n && won <= state.balance;
	const doubling = doubleUp === undefined || !staked ? undefined : doublingOf(doubleUp, round?.events ?? []);
	return {
		buy:
			buy === undefined || !features.buy || price > state.balance
				? undefined
				: {
						price: write(price),
						balanceAfter: write(state.balance - price),
						rtp: buy.rtp,
						onBuy() {
							taken();
							player.buy({ mode: buy.code, stake: price });
						},
					},
		double:
			doubling === undefined || doubleUp === undefined || !features.doubleUp
				? undefined
				: {
						stake: write(won),
						prize: write(won * 2n),
						step: doubling.step,
						steps: doubleUp.steps,
						onPick(side) {
							taken();
							player.double(side);
						},
					},
	};
}

export type ExtrasProps = {
	readonly slot: Pick<OpenedSlot, "payTable" | "features">;
	readonly offers: Offers;
	/** No round runs. */
	readonly open: boolean;
	readonly onOpen: (panel: "buy" | "double") => void;
};

export function Extras({ slot, offers, open, onOpen }: ExtrasProps) {
	const say = useSlotText();
	const { payTable, features } = slot;
	const sells = features.buy && payTable.buy !== undefined;
	const doubles = features.doubleUp && payTable.doubleUp !== undefined;
	if (!sells && !doubles) return null;
	return (
		<div className="flex shrink-0 justify-center gap-2 border-t border-line bg-ground px-2 py-1.5">
			{sells ? (
				<Button look="plain" size="small" disabled={!open || offers.buy === undefined} onPress={() => onOpen("buy")}>
					{offers.buy === undefined ? say("buy.title") : say("buy.offer", { price: offers.buy.price })}
				</Button>
			) : null}
			{doubles ? (
				<Button
					look="plain"
					size="small"
					disabled={!open || offers.double === undefined}
					onPress={() => onOpen("double")}
				>
					{offers.double === undefined ? say("double.title") : say("double.offer", { stake: offers.double.stake })}
				</Button>
			) : null}
		</div>
	);
}

const sides: readonly Side[] = ["left", "right"];

/** Both sides, opened: which was picked, and which was drawn. */
export function DoubleShown({ show }: { readonly show: Show }) {
	const say = useSlotText();
	const step = show.showing.use();
	if (step?.kind !== "double-up") return null;
	return (
		<div className="absolute inset-0 grid place-items-center bg-ground/60">
			<div className="flex gap-4 rounded-panel bg-surface-1 p-5 shadow-float">
				{sides.map((side) => (
					<figure
						key={side}
						className={`flex flex-col items-center gap-2 rounded-card border-2 p-3 ${side === step.picked ? "border-accent" : "border-transparent"}`}
					>
						<Shell open full={side === step.drawn} />
						<figcaption className="text-14 font-medium">
							{say(side === step.picked ? "double.picked" : `double.${side}`)}
						</figcaption>
					</figure>
				))}
			</div>
		</div>
	);
}
