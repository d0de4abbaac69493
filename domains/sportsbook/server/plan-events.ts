// Plans the matches of the leagues: everybody plays everybody in its season, kick-offs by the clock. Of a match nothing stands
// but who plays and when; how good sides are is drawn once a season.
import * as z from "zod/mini";
import {
	drawStrengths,
	gamesASeason,
	type League,
	leagues,
	matchBefore,
	pairing,
	type Strength,
} from "../core/index.ts";
import type { EventRoom } from "./event-room.ts";
import { insertEvents, keepSeason, knownEvents } from "./event-rows.ts";
import type { SportsbookDeps } from "./ports.ts";

const minute = 60_000;
/** Seasons are counted from here. */
const firstKickoff = Date.UTC(2026, 0, 1);
/** Matches of a league that stand before it. */
const ahead = 12;

const strengthRows = z.array(z.readonly(z.tuple([z.number(), z.number()])));

export type Planned = { readonly id: string; readonly season: number; readonly game: number; readonly kickoff: Date };

/** The match that should have begun last, and those to come. */
export function plannedFrom({ code, every, offset }: League, now: number): readonly Planned[] {
	const start = firstKickoff + offset * minute;
	const last = Math.floor((now - start) / (every * minute));
	return Array.from({ length: ahead + 1 }, (_none, place) => {
		const number = last + place;
		return {
			id: `${code}-${number}`,
			season: Math.floor(number / gamesASeason),
			game: number % gamesASeason,
			kickoff: new Date(start + number * every * minute),
		};
	});
}

export async function planAll(deps: SportsbookDeps, room: EventRoom): Promise<void> {
	for (const league of leagues) await planLeague(deps, room, league);
}

async function planLeague(
	{ db, clock, chance, rooms }: SportsbookDeps,
	room: EventRoom,
	league: League,
): Promise<void> {
	const games = plannedFrom(league, clock.now().getTime());
	const ids = games.map(({ id }) => id);
	const missing = await db.tx(async (tx) => {
		const known = await knownEvents(tx, ids);
		const rows = games.filter(({ id }) => !known.has(id));
		const strengths = new Map<number, readonly Strength[]>();
		for (const season of new Set(rows.map((row) => row.season))) {
			const drawn = JSON.stringify(drawStrengths(league.clubs.length, chance));
			strengths.set(
				season,
				strengthRows.parse(await keepSeason(tx, { league: league.code, season, strengths: drawn })),
			);
		}
		await insertEvents(
			tx,
			rows.map((row) => rowOf(league, row, strengths.get(row.season) ?? [])),
		);
		return rows;
	});
	for (const { id } of missing) await rooms.open(room, id);
}

const even: Strength = [0, 0];

function rowOf({ code, sport }: League, { id, season, game, kickoff }: Planned, strengths: readonly Strength[]) {
	const [home, away] = pairing(game);
	const state = matchBefore(sport, strengths[home] ?? even, strengths[away] ?? even);
	return { id, league: code, season, home, away, kickoff, state: JSON.stringify(state), ended_at: null };
}
