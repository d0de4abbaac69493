// The seats of blackjack as cards: who holds each, what lies there, and what can be bet on it. Whoever holds none bets behind.
import { useState } from "react";
import { Button } from "#platform/ui";
import type { TableSeen } from "../../contract/index.ts";
import { type Bet, isRed, rankText, readOutcome, seatNumbers, suitOf, totalOf } from "../../core/index.ts";
import { useTableText } from "../text.ts";
import { type BetBoardProps, SpotButton } from "./bet-board.tsx";

export type BlackjackBoardProps = Omit<BetBoardProps, "game" | "onLay"> & {
	readonly seen: TableSeen;
	/** The seat that the player holds. */
	readonly held: number | undefined;
	readonly chip: bigint;
	readonly onLay: (bets: readonly Bet[]) => void;
	/** Null leaves. */
	readonly onSit: (seat: number | null) => Promise<void>;
};

export function BlackjackBoard(props: BlackjackBoardProps) {
	const say = useTableText();
	const [follows, setFollows] = useState(false);
	return (
		<section aria-label={say("bets.board")} className="flex flex-col gap-2">
			<ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-4 xl:grid-cols-7">
				{seatNumbers.map((seat) => (
					<Seat key={seat} seat={seat} follows={follows} {...props} />
				))}
			</ul>
			<label className="flex min-h-11 items-center gap-2 text-13 text-text-2">
				<input
					type="checkbox"
					checked={follows}
					onChange={(event) => setFollows(event.currentTarget.checked)}
					className="size-5 accent-accent"
				/>
				{say("seats.follow")}
			</label>
		</section>
	);
}

type SeatProps = BlackjackBoardProps & { readonly seat: number; readonly follows: boolean };

function Seat({ seat, follows, seen, held, chip, onLay, onSit, ...board }: SeatProps) {
	const say = useTableText();
	const holder = seen.seats?.find((one) => one.seat === seat);
	const own = held === seat;
	const turn = seen.round?.playing?.turn?.seat === seat;
	const lay = (spot: string): void => {
		const bet = { spot, amount: chip };
		onLay(spot.startsWith("seat") && !own && follows ? [bet, { spot: `extra-${seat}`, amount: chip }] : [bet]);
	};
	const name = say("seats.seat", { seat });
	return (
		<li
			className={`flex min-w-0 flex-col gap-1.5 rounded-control bg-surface-1 p-1.5 ${turn ? "outline-2 outline-accent" : ""}`}
		>
			<p className="flex min-h-6 items-baseline justify-between gap-1 text-13">
				<span className="font-bold whitespace-nowrap">{name}</span>
				<span className="truncate text-text-2">{own ? say("seats.own") : holder?.name}</span>
			</p>
			<SeatCards seen={seen} seat={seat} />
			{holder === undefined ? (
				<Button
					look="plain"
					label={`${say("seats.sit")}: ${name}`}
					disabled={held !== undefined}
					onPress={() => void onSit(seat)}
				>
					{say("seats.sit")}
				</Button>
			) : (
				(["seat", "pairs", "poker"] as const).map((head) => (
					<SpotButton
						key={head}
						spot={`${head}-${seat}`}
						section={head === "seat" ? "main" : "side"}
						game="blackjack"
						{...board}
						onLay={lay}
					/>
				))
			)}
			{own ? (
				<Button look="plain" label={`${say("seats.leave")}: ${name}`} onPress={() => void onSit(null)}>
					{say("seats.leave")}
				</Button>
			) : null}
		</li>
	);
}

const suits = "♣♦♥♠";
/** By their place: two like cards may lie at a seat. */
const named = <Item,>(list: readonly Item[]) => list.map((one, place) => ({ name: `${place}`, one }));

/** What lies at a seat, in letters. */
function SeatCards({ seen, seat }: { readonly seen: TableSeen; readonly seat: number }) {
	const text = seen.round?.outcome ?? seen.round?.playing?.cards;
	const outcome = text === undefined ? undefined : readOutcome(text);
	const lies = outcome?.type === "blackjack" ? outcome.seats.find((one) => one.seat === seat) : undefined;
	if (lies === undefined) return null;
	return (
		<p className="flex flex-wrap gap-x-2 text-13 tabular-nums">
			{named(lies.hands).map(({ name, one: { cards, doubled } }) => (
				<span key={name} className="rounded-control bg-card-paper px-1 text-card-black">
					{named(cards).map(({ name: place, one: card }) => (
						<span key={place} className={isRed(card) ? "text-card-red" : ""}>
							{`${rankText(card)}${suits[suitOf(card)]} `}
						</span>
					))}
					<b>{`${totalOf(cards).total}${doubled ? " ×2" : ""}`}</b>
				</span>
			))}
		</p>
	);
}
