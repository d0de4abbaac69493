// A seat at the table: who sits there with what, their cards, what they put in, and how long they have; or that it is free.
import type { SeenTable } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";
import { CardBack, CardFace } from "./card-face.tsx";
import { holdsCards } from "./seat-facts.ts";

export type SeatPlaceProps = {
	readonly seen: SeenTable;
	readonly no: number;
	/** Of the felt. */
	readonly side: "left" | "right";
	/** On a low screen: what they put in lies below the seat, or beside its head or foot, where nothing else does. */
	readonly chips: "below" | "head" | "foot";
	readonly now: number | undefined;
	readonly onSit: ((seat: number) => void) | undefined;
};

const chipPlaces = { below: "low:top-full", head: "low:top-0", foot: "low:bottom-0" } as const;
const sides = {
	below: { left: "low:start-0", right: "low:end-0" },
	beside: { left: "low:start-full low:ms-1", right: "low:end-full low:me-1" },
} as const;

export function SeatPlace({ seen, no, side, chips, now, onSit }: SeatPlaceProps) {
	const say = usePokerText();
	const seat = seen.seats.find((one) => one.no === no);
	const { hand, config } = seen;
	if (seat === undefined || config === null)
		return onSit === undefined ? null : (
			<button
				type="button"
				onClick={() => onSit(no)}
				className="grid size-16 place-items-center low:size-14 rounded-full border-2 border-dashed border-line-control bg-ground/70 text-13 text-text-2 transition hover:border-accent hover:text-text-1"
			>
				{say("table.sit", { seat: no + 1 })}
			</button>
		);
	const player = hand?.players.find((one) => one.seat === no);
	const acts = hand?.actor?.seat === no;
	const won = hand?.end?.pots.some(({ parts }) => parts.some((part) => part.won.some((one) => one.seat === no)));
	const last = hand?.last?.seat === no && hand.end === null ? hand.last : undefined;
	return (
		<div
			className={`relative flex w-22 flex-col items-center sm:w-30 low:w-28 ${player?.folded === true ? "text-text-2" : ""}`}
		>
			<SeatCards seen={seen} no={no} />
			<div
				className={`w-full rounded-control border-2 bg-surface-1 px-1.5 py-1 text-center leading-tight ${acts ? "border-accent" : won === true ? "border-won" : "border-surface-3"}`}
			>
				<div className="low:flex low:items-center low:justify-center low:gap-1">
					<p className="flex min-w-0 items-center justify-center gap-1 text-13">
						{hand?.button === no ? (
							<span
								role="img"
								aria-label={say("table.button")}
								className="inline-grid size-4.5 shrink-0 place-items-center rounded-full bg-(--card-paper) text-[11px] font-bold text-(--card-black) low:absolute low:-start-2 low:bottom-3"
							>
								D
							</span>
						) : null}
						<span className="truncate">{seat.name}</span>
					</p>
					{seat.bot ? (
						<p className="cut-corner-small truncate bg-(--poker) px-1 text-[0.6875rem] leading-4 font-bold text-ground low:shrink-0">
							{say("table.bot")}
						</p>
					) : null}
				</div>
				<p className="text-14 font-bold tabular-nums">
					{player?.allIn === true ? say("table.allIn") : <Chips of={seat.stack} currency={config.currency} />}
				</p>
				{seat.state === "in" ? null : <p className="text-13 text-text-3">{say(`table.${seat.state}`)}</p>}
				{seat.state === "in" && seat.waits ? (
					<p className="truncate text-13 text-text-3">{say("table.waits")}</p>
				) : null}
				{acts && now !== undefined ? <TurnClock seen={seen} now={now} /> : null}
			</div>
			<div
				className={`flex flex-col items-center low:absolute low:whitespace-nowrap ${chipPlaces[chips]} ${sides[chips === "below" ? "below" : "beside"][side]}`}
			>
				{player !== undefined && player.street > 0 ? (
					<p className="mt-0.5 flex items-center gap-1 rounded-full bg-night px-2 text-13 text-white tabular-nums">
						<span aria-hidden className="size-2.5 cut-corner-small bg-accent" />
						<Chips of={player.street} currency={config.currency} />
					</p>
				) : null}
				{last === undefined ? null : (
					<p className="mt-0.5 rounded-full bg-night px-2 text-13 text-white low:hidden">
						{say(`act.${last.act.type}`)}
					</p>
				)}
			</div>
		</div>
	);
}

function SeatCards({ seen, no }: Pick<SeatPlaceProps, "seen" | "no">) {
	const { hand, you } = seen;
	const player = hand?.players.find((one) => one.seat === no);
	const cards = you?.seat === no ? you.cards : (player?.cards ?? null);
	if (player === undefined) return null;
	const mine = you?.seat === no;
	return (
		<div className={`-mb-1 flex justify-center gap-0.5 ${cards === null ? "low:-mb-5" : ""}`}>
			{cards === null
				? Array.from({ length: player.folded ? 0 : holdsCards(seen) }, (_, card) => (
						<CardBack key={`back-${String(card)}`} size="small" />
					))
				: cards.map((card) => (
						<CardFace key={card} card={card} size={mine && cards.length === 2 ? "medium" : "small"} />
					))}
		</div>
	);
}

/** The time of the turn, then of the bank, as a bar that becomes shorter. */
function TurnClock({ seen: { hand }, now }: { readonly seen: SeenTable; readonly now: number }) {
	const say = usePokerText();
	const actor = hand?.actor;
	if (actor == null) return null;
	const banking = now > actor.base;
	const [from, to] = banking ? [actor.base, actor.bank] : [actor.since, actor.base];
	const left = Math.max(0, to - now);
	const part = to <= from ? 0 : Math.min(1, left / (to - from));
	return (
		<div className="mt-1">
			<div className="h-1.5 overflow-hidden rounded-full bg-surface-3">
				<div className={`h-full ${banking ? "bg-lost" : "bg-accent"}`} style={{ width: `${part * 100}%` }} />
			</div>
			<span role="timer" aria-live="off" className="text-13 text-text-2 tabular-nums low:sr-only">
				{say(banking ? "table.bank" : "table.time", { seconds: Math.ceil(left / 1_000) })}
			</span>
		</div>
	);
}
