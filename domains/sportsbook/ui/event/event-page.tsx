// One match: score and clock, a drawn pitch of what came, all its markets by groups. Follows its room; prices change in place.
import { useState } from "react";
import { Button, Skeleton, useRoom } from "#platform/ui";
import { type EventSeen, eventRoom, type MarketView } from "../../contract/index.ts";
import { leagueOf, marketGroups } from "../../core/index.ts";
import { Crest } from "../list/crest.tsx";
import type { OpenedBook } from "../play/open-book.ts";
import type { Book } from "../play/use-book.ts";
import { useBookText } from "../text.ts";
import { calledWord, incidentWords, minuteOf, phaseWords } from "../words.ts";
import { MarketBlock } from "./market-block.tsx";
import { MatchUp } from "./match-up.tsx";
import { Pitch } from "./pitch.tsx";

export type EventPageProps = {
	readonly eventId: string;
	readonly opened: OpenedBook;
	readonly book: Book;
	readonly onBack: () => void;
};

export function EventPage({ eventId, opened, book, onBack }: EventPageProps) {
	const say = useBookText();
	const { state } = useRoom({ face: eventRoom, id: eventId });
	const event = state.seen;
	/** Of a feed the house knows prices and results alone. */
	const isOurs = event?.feedLeague === undefined;
	return (
		<div className="flex flex-col gap-3">
			<div>
				<Button look="quiet" icon="chevron-left" size="small" onPress={onBack}>
					{say("nav.back")}
				</Button>
			</div>
			{event === undefined ? (
				<Skeleton className="h-64 rounded-card" />
			) : (
				<>
					<Strip event={event} />
					{event.sport === "football" && event.phase !== "before" && isOurs ? <Pitch event={event} /> : null}
					<Told event={event} />
					{isOurs ? <Building event={event} book={book} /> : null}
					<Markets event={event} book={book} />
					{isOurs ? <MatchUp event={event} opened={opened} /> : null}
				</>
			)}
		</div>
	);
}

/** While it is on, outcomes of this match are built together into one leg. */
function Building({ event: { id }, book }: { readonly event: EventSeen; readonly book: Book }) {
	const say = useBookText();
	const on = book.building === id;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<button
				type="button"
				aria-pressed={on}
				onClick={() => book.build(on ? undefined : id)}
				className="min-h-11 shrink-0 rounded-control bg-surface-1 px-4 text-14 font-medium transition hover:bg-surface-2 aria-pressed:bg-surface-3 aria-pressed:text-hue"
			>
				{say("builder.title")}
			</button>
			<p className="min-w-0 text-13 text-text-2">{say(on ? "builder.on" : "builder.off")}</p>
		</div>
	);
}

function Strip({ event }: { readonly event: EventSeen }) {
	const say = useBookText();
	const side = (place: 0 | 1) => (
		<span className="flex min-w-0 flex-col items-center gap-1 text-center">
			<Crest league={event.league} club={event.clubs[place]} size={44} />
			<span className="text-14 font-medium">{place === 0 ? event.home : event.away}</span>
		</span>
	);
	return (
		<header className="cut-corner rounded-card bg-surface-1 p-4">
			<p className="text-center text-13 text-text-2">
				{event.feedLeague === undefined
					? `${leagueOf(event.league)?.name} · ${say("simulated")}`
					: `${event.feedLeague} · ${say("supplied")}`}
			</p>
			<div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 pt-2">
				{side(0)}
				<span className="text-center tabular-nums">
					<strong className="block text-28">{`${event.score[0]} : ${event.score[1]}`}</strong>
					{event.points === undefined || event.phase !== "playing" ? null : (
						<span className="block text-16 text-text-2">{`${event.points[0]} : ${event.points[1]}`}</span>
					)}
					{event.game === undefined ? null : (
						<span className="block text-14 text-text-2">
							{`${event.server === "home" ? "• " : ""}${event.game.map(calledWord).join(" : ")}${event.server === "away" ? " •" : ""}`}
						</span>
					)}
					<span className="text-14 text-hue">{phaseWords(say, event)}</span>
				</span>
				{side(1)}
			</div>
			{event.races.length === 0 ? null : (
				<p className="pt-2 text-center text-13 text-text-2 tabular-nums">
					{event.races.map(([home, away]) => `${home}:${away}`).join("  ")}
				</p>
			)}
			{event.corners === undefined ? null : (
				<p className="pt-2 text-center text-13 text-text-2 tabular-nums">
					{`${say("period.corners")} ${event.corners.join(":")} · ${say("period.cards")} ${event.yellows?.join(":")}`}
				</p>
			)}
			<p role="status" className="min-h-5 pt-1 text-center text-14 font-medium text-accent-text">
				{event.pending === undefined ? "" : say(`pending.${event.pending}`)}
			</p>
		</header>
	);
}

/** The newest first; read aloud as they come. */
function Told({ event }: { readonly event: EventSeen }) {
	const say = useBookText();
	const shown = event.incidents
		.filter(({ what }) => what !== "noRed")
		.slice(-4)
		.toReversed();
	return (
		<ol aria-live="polite" className="flex flex-col gap-1 text-13 text-text-2">
			{shown.map((incident) => (
				<li key={`${incident.what}${incident.at}${incident.side ?? ""}${incident.score.join()}`} className="flex gap-2">
					{event.sport === "football" ? (
						<span className="w-8 shrink-0 tabular-nums">{`${minuteOf({ phase: "first", played: incident.at })}'`}</span>
					) : null}
					<span>{incidentWords(say, incident, event)}</span>
				</li>
			))}
		</ol>
	);
}

function Markets({ event, book }: { readonly event: EventSeen; readonly book: Book }) {
	const say = useBookText();
	const [wished, setWished] = useState<(typeof marketGroups)[number] | "all">("main");
	const groups = (["all", ...marketGroups] as const).filter(
		(one) => one === "all" || event.markets.some((market) => market.group === one),
	);
	// What is decided is offered no more, and its group goes with it.
	const group = groups.find((one) => one === wished) ?? "all";
	const shown = event.markets.filter((market) => group === "all" || market.group === group);
	const blocks = new Map<string, MarketView[]>();
	for (const market of shown) {
		const name = `${market.id} ${market.part ?? ""}`;
		blocks.set(name, [...(blocks.get(name) ?? []), market]);
	}
	return (
		<>
			<div className="scroll-row gap-1.5">
				{groups.map((one) => (
					<button
						key={one}
						type="button"
						aria-pressed={group === one}
						onClick={() => setWished(one)}
						className="min-h-11 shrink-0 rounded-control bg-surface-1 px-4 text-14 transition hover:bg-surface-2 aria-pressed:bg-surface-3 aria-pressed:text-hue"
					>
						{say(`group.${one}`)}
					</button>
				))}
			</div>
			<div className="gap-x-3 xl:columns-2">
				{[...blocks].map(([name, markets]) => (
					<MarketBlock key={name} event={event} markets={markets} book={book} />
				))}
			</div>
		</>
	);
}
