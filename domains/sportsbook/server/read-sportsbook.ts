// Reads the book: what is in play and to come, one event, a league with its table, a player's bets.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import {
	type EventLine,
	enterSportsbook,
	listOwnSportsBets,
	listSportEvents,
	priceSportsBuilder,
	readSportEvent,
	readSportLeague,
	sportsOf,
} from "../contract/index.ts";
import { isCount, isFed, leagueOf, type Played, tableOf } from "../core/index.ts";
import { betView } from "./bet-view.ts";
import { offerOf } from "./cash-out.ts";
import { listEnded, listOpenEvents } from "./event-rows.ts";
import { versionOf } from "./event-state.ts";
import { lineOf, seenOf } from "./event-view.ts";
import { freshEvent, keepAwake, playRested } from "./fresh-events.ts";
import { delayMilliseconds, leastStake, mostPaidOf } from "./limits.ts";
import { quoteParts } from "./look-at-legs.ts";
import { plannedFrom } from "./plan-events.ts";
import { type BookTools, bookOf, ownerOf } from "./ports.ts";
import { scoreOfState } from "./score-of-state.ts";
import { knownOf } from "./settle-event.ts";
import { listOwnSlips } from "./slip-rows.ts";

const comingMilliseconds = 60 * 60_000;
/** Of matches that a feed tells of. */
const fedMilliseconds = 24 * comingMilliseconds;
/** Everybody asks for the same lists: they are made so often, in milliseconds. */
const listedFor = 1_000;
const shownResults = 20;

export const enterSportsbookRoute = ({ games }: BookTools): Route =>
	bind(enterSportsbook, async (_input, { play, now }) => {
		const book = bookOf(play);
		if (book === undefined) return err(failure("EVENT_UNKNOWN"));
		const { currency, mode } = play;
		return ok({
			now: now.getTime(),
			mode,
			currency,
			balance: formatMinor(await games.playBalance(play), currency),
			sports: [...sportsOf(book)],
			leastStake: formatMinor(leastStake(currency), currency),
			mostPaid: formatMinor(mostPaidOf(currency), currency),
			delay: delayMilliseconds,
		});
	});

export function listSportEventsRoute(tools: BookTools): Route {
	const list = keptList(tools);
	return bind(listSportEvents, async ({ sport }, { now }) => {
		const events = await list(now);
		return ok({
			now: now.getTime(),
			events: sport === undefined ? events : events.filter((one) => one.sport === sport),
		});
	});
}

function keptList(tools: BookTools): (now: Date) => Promise<readonly EventLine[]> {
	let kept: { readonly at: number; readonly events: Promise<readonly EventLine[]> } | undefined;
	const awake = keepAwake(tools);
	const read = async (now: Date): Promise<readonly EventLine[]> => {
		const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
		const coming = { until: after(comingMilliseconds), fedUntil: after(fedMilliseconds) };
		const rows = await tools.db.read((tx) => listOpenEvents(tx, coming));
		const states = (await Promise.all(rows.map(({ id }) => freshEvent(tools, id)))).flatMap((state) => state ?? []);
		await awake(states, now.getTime());
		const lines = states.flatMap((state) => (state.planned === undefined ? [] : lineOf(state)));
		return lines.filter(({ phase }) => phase !== "ended" && phase !== "void");
	};
	return (now) => {
		if (kept === undefined || Math.abs(now.getTime() - kept.at) >= listedFor)
			kept = { at: now.getTime(), events: read(now) };
		return kept.events;
	};
}

export const readSportEventRoute = (tools: BookTools): Route =>
	bind(readSportEvent, async ({ eventId }, { now }) => {
		const state = await freshEvent(tools, eventId);
		if (state?.planned === undefined) return err(failure("EVENT_UNKNOWN"));
		return ok({ now: now.getTime(), event: seenOf(state) });
	});

export const priceSportsBuilderRoute = (tools: BookTools): Route =>
	bind(priceSportsBuilder, async ({ eventId, parts: [first, ...others] }, { now }) => {
		const state = await freshEvent(tools, eventId);
		if (state === undefined || first === undefined) return err(failure("EVENT_UNKNOWN"));
		const quoted = quoteParts(state, [first, ...others]);
		if (!quoted.ok) return err(failure(quoted.error));
		return ok({ now: now.getTime(), odds: quoted.value.odds, version: versionOf(state) });
	});

export const readSportLeagueRoute = (tools: BookTools): Route =>
	bind(readSportLeague, async ({ league: code }, { now }) => {
		const league = leagueOf(code);
		const season = league === undefined ? undefined : plannedFrom(league, now.getTime())[0]?.season;
		if (league === undefined || season === undefined) return err(failure("EVENT_UNKNOWN"));
		await playRested(tools, { began: now, league: code });
		const rows = await tools.db.read((tx) => listEnded(tx, { league: code, season }));
		const nameOf = (club: number) => league.clubs[club] ?? "";
		const results = rows.map((row) => ({ row, known: knownOf(row) }));
		const played: Played[] = results.flatMap(({ row: { home, away, status }, known: { state } }) =>
			status === "void" ? [] : [{ home, away, score: scoreOfState(state) }],
		);
		return ok({
			league: code,
			name: league.name,
			sport: league.sport,
			season: season + 1,
			table: tableOf(league.clubs.length, played).map(({ club, form, ...row }, place) => ({
				...row,
				club: nameOf(club),
				place: place + 1,
				form: [...form],
			})),
			results: results
				.slice(-shownResults)
				.toReversed()
				.map(({ row, known: { state } }) => ({
					id: row.id,
					home: nameOf(row.home),
					away: nameOf(row.away),
					clubs: [row.home, row.away] as const,
					kickoff: row.kickoff.getTime(),
					score: scoreOfState(state),
					races: racesOf(state),
					...(!isCount(state) && state.sport === "football" && state.half !== undefined ? { half: state.half } : {}),
					void: row.status === "void",
				})),
		});
	});

type State = ReturnType<typeof knownOf>["state"];

const racesOf = (state: State): (readonly [number, number])[] => {
	if (isFed(state)) return [];
	if (isCount(state)) return [...state.segments];
	if (state.sport === "tennis") return [...state.sets];
	return state.sport === "football" ? [] : [...state.races];
};

export const listOwnSportsBetsRoute = (tools: BookTools): Route =>
	bind(listOwnSportsBets, async ({ state }, { play, now }) => {
		const { vendor, currency } = play;
		if (bookOf(play) === undefined) return err(failure("EVENT_UNKNOWN"));
		const slips = await tools.db.read((tx) =>
			listOwnSlips(tx, { owner: ownerOf(play), vendor, open: state === "open" }),
		);
		const bets = await Promise.all(slips.map(async (slip) => betView(slip, await offerOf(tools, slip))));
		const balance = formatMinor(await tools.games.playBalance(play), currency);
		return ok({ now: now.getTime(), balance, bets });
	});
