// Matches in play and to come, each with its main markets to press.
import { useState } from "react";
import { EmptyState, FailureNote, Skeleton } from "#platform/ui";
import { type EventLine, listSportEvents } from "../../contract/index.ts";
import { leagueOf, type Sport } from "../../core/index.ts";
import { MarketCell } from "../event/market-block.tsx";
import type { OpenedBook } from "../play/open-book.ts";
import type { Book } from "../play/use-book.ts";
import { usePolled } from "../play/use-polled.ts";
import { type Stars, useStars } from "../play/use-stars.ts";
import { useBookText } from "../text.ts";
import { hourOf, phaseWords, sportWords } from "../words.ts";
import { Crest } from "./crest.tsx";

export type EventListProps = {
	readonly opened: OpenedBook;
	readonly book: Book;
	readonly onOpen: (eventId: string) => void;
};

export function EventList({ opened, book, onOpen }: EventListProps) {
	const say = useBookText();
	const [sport, setSport] = useState<Sport>();
	const [sought, setSought] = useState("");
	const [starred, setStarred] = useState(false);
	const stars = useStars();
	const { value, failure, again } = usePolled({
		every: 2_000,
		about: "events",
		ask: () => opened.client.call(listSportEvents, {}),
	});
	if (value === undefined)
		return failure === undefined ? (
			<Skeleton className="h-64 rounded-card" />
		) : (
			<FailureNote error={failure} onRetry={again} />
		);
	const words = sought.trim().toLowerCase();
	const shown = value.events
		.filter((one) => opened.sports.includes(one.sport) && (sport === undefined || one.sport === sport))
		.filter(({ id, home, away }) => `${home} ${away}`.toLowerCase().includes(words) && (!starred || stars.has(id)));
	const groups = [
		["live", shown.filter(({ phase }) => phase !== "before")],
		["coming", shown.filter(({ phase }) => phase === "before")],
	] as const;
	return (
		<div className="flex flex-col gap-5">
			<div className="flex flex-wrap items-center gap-2">
				<SportChips
					sports={opened.sports}
					chosen={sport}
					onChoose={setSport}
					starred={starred}
					onStarred={setStarred}
				/>
				<input
					type="search"
					data-search
					value={sought}
					onChange={(event) => setSought(event.target.value)}
					placeholder={say("nav.search")}
					aria-label={say("nav.search")}
					className="h-11 min-w-40 grow rounded-control border border-line-control bg-surface-1 px-3 text-14"
				/>
			</div>
			{groups.map(([name, events]) => (
				<section key={name} aria-label={say(`nav.${name}`)} className="flex flex-col gap-2">
					<h2 className="flex items-center gap-2 text-16 font-bold">
						{name === "live" ? <span className="size-2 rounded-full bg-lost" aria-hidden="true" /> : null}
						{say(`nav.${name}`)}
					</h2>
					{events.length === 0 ? <EmptyState title={say("nav.none")} /> : null}
					<ul className="flex flex-col gap-2">
						{events.map((event) => (
							<EventRow key={event.id} event={event} book={book} stars={stars} onOpen={() => onOpen(event.id)} />
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

type ChipsProps = {
	readonly sports: readonly Sport[];
	readonly chosen: Sport | undefined;
	readonly onChoose: (sport: Sport | undefined) => void;
	readonly starred: boolean;
	readonly onStarred: (starred: boolean) => void;
};

type Chip = { readonly words: string; readonly pressed: boolean; readonly onPress: () => void };

function SportChips({ sports, chosen, onChoose, starred, onStarred }: ChipsProps) {
	const say = useBookText();
	const chip = ({ words, pressed, onPress }: Chip) => (
		<button
			key={words}
			type="button"
			aria-pressed={pressed}
			onClick={onPress}
			className="min-h-11 shrink-0 rounded-control bg-surface-1 px-4 text-14 transition hover:bg-surface-2 aria-pressed:bg-surface-3 aria-pressed:text-hue"
		>
			{words}
		</button>
	);
	return (
		<div className="scroll-row gap-1.5">
			{chip({ words: `★ ${say("nav.starred")}`, pressed: starred, onPress: () => onStarred(!starred) })}
			{chip({ words: say("nav.all"), pressed: chosen === undefined, onPress: () => onChoose(undefined) })}
			{sports.map((sport) =>
				chip({ words: sportWords(say, sport), pressed: chosen === sport, onPress: () => onChoose(sport) }),
			)}
		</div>
	);
}

type EventRowProps = {
	readonly event: EventLine;
	readonly book: Book;
	readonly stars: Stars;
	readonly onOpen: () => void;
};

function EventRow({ event, book, stars, onOpen }: EventRowProps) {
	const say = useBookText();
	const isStarred = stars.has(event.id);
	return (
		<li className="grid gap-3 rounded-card bg-surface-1 p-3 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] md:gap-y-1">
			<button type="button" onClick={onOpen} className="flex min-h-11 flex-col gap-1 text-start">
				<Head event={event} />
				{([0, 1] as const).map((place) => (
					<span key={place} className="flex w-full items-center gap-2 text-14 font-medium">
						<Crest league={event.league} club={event.clubs[place]} size={20} />
						<span className="min-w-0 grow truncate">{place === 0 ? event.home : event.away}</span>
						{(event.reds?.[place] ?? 0) > 0 ? (
							<span className="h-3.5 w-2.5 rounded-[2px] bg-danger" aria-hidden="true" />
						) : null}
						{event.phase === "before" ? null : (
							<span className="tabular-nums">
								{event.points === undefined ? null : <span className="pe-2 text-text-2">{event.points[place]}</span>}
								<strong>{event.score[place]}</strong>
							</span>
						)}
					</span>
				))}
			</button>
			<div className="grid content-start gap-2 sm:grid-cols-3 md:row-span-2">
				{event.markets.map((market) => (
					<MarketCell key={market.id} event={event} market={market} book={book} />
				))}
			</div>
			<div className="flex items-center justify-between md:col-start-1 md:row-start-2 md:self-end">
				<button type="button" onClick={onOpen} className="min-h-11 text-13 text-hue hover:underline">
					{say("nav.more", { count: event.count })}
				</button>
				<button
					type="button"
					aria-pressed={isStarred}
					aria-label={say("nav.star", { home: event.home, away: event.away })}
					onClick={() => stars.toggle(event.id)}
					className="grid size-11 place-items-center rounded-control text-20 text-text-2 hover:bg-surface-2 aria-pressed:text-hue"
				>
					<span aria-hidden="true">{isStarred ? "★" : "☆"}</span>
				</button>
			</div>
		</li>
	);
}

function Head({ event }: { readonly event: EventLine }) {
	const say = useBookText();
	return (
		<span className="flex w-full items-center gap-2 text-13 text-text-2">
			<span className={`shrink-0 tabular-nums ${event.phase === "before" ? "" : "font-bold text-lost"}`}>
				{event.phase === "before" ? hourOf(event.kickoff) : phaseWords(say, event)}
			</span>
			{event.pending === undefined ? (
				<span className="min-w-0 truncate">{event.feedLeague ?? leagueOf(event.league)?.name}</span>
			) : (
				<span className="min-w-0 truncate text-accent-text">{say(`pending.${event.pending}`)}</span>
			)}
		</span>
	);
}
