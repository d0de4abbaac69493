// A sportsbook for tests: rooms, tickets and a real ledger over a real database, with a clock that a test moves and chance that a
// test holds. Never imported outside tests.
import * as z from "zod/mini";
import { openBelowStudio } from "#games/testing";
import { sql } from "#platform/db";
import type { PlayTicket, Route } from "#platform/http";
import { contextOf, log, routeOf } from "#platform/http/testing";
import { type Chance, type MemberId, memberId, unwrap } from "#platform/kernel";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import { commandKey } from "#wallet/api";
import {
	bookGames,
	cashOutSportsBet,
	type EventSeen,
	listOwnSportsBets,
	placeSportsBet,
	readSportEvent,
	type SportsBet,
	sportsVendor,
} from "../../contract/index.ts";
import { traderSeat } from "../event-room.ts";
import { listBetOn } from "../event-rows.ts";
import { migrations } from "../migrations.ts";
import { createSportsbookModule, studio } from "../module.ts";

export type Sitting = { readonly play: PlayTicket; readonly member: MemberId | undefined };
type Answer = Awaited<ReturnType<Route["handle"]>>;

/** Nothing comes of anything, until a test says that everything does: then a chance of the home side, and its goal. */
function heldChance(): Chance & { all: boolean } {
	const held = { all: false, below: (limit: number) => (held.all ? 0 : limit - 1) };
	return held;
}

async function wire() {
	const now = new Date("2026-03-02T10:00:10.000Z");
	const hall = { gameCategory: "SPORTS", point: "1.00" } as const;
	const { db, clock, wallet, games, newId } = await openBelowStudio({ studio, migrations, now, hall });
	const chance = heldChance();
	/** What happens while a bet waits. */
	const during: { work: (() => Promise<void>) | undefined; gate: Promise<void> | undefined; waiting: number } = {
		work: undefined,
		gate: undefined,
		waiting: 0,
	};
	const wait = async (milliseconds: number): Promise<void> => {
		during.waiting++;
		if (during.gate !== undefined) return during.gate;
		clock.advance(milliseconds);
		const { work } = during;
		during.work = undefined;
		await work?.();
	};
	const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node: "one" });
	const book = createSportsbookModule({ db, clock, log, chance, newId, games: games.api, rooms: running.rooms, wait });
	running.know([book.room]);
	await book.begin();
	await running.round();
	return { db, clock, wallet, games, chance, during, book, running };
}

export async function openSportsbook() {
	const wired = await wire();
	const { db, wallet, games } = wired;
	const calls = callsOf(wired);
	return {
		...wired,
		...doorOf(wired),
		...calls,
		...matchesOf(wired, calls),
		settle: (event: string) => calls.runJob("sportsbook.settle", { event }),
		purse: async ({ member }: Sitting): Promise<bigint> =>
			member === undefined ? -1n : (await wallet.api.balance(member, "P")).available,
		violations: async (): Promise<string[]> =>
			(await wallet.api.audit()).filter((found) => found.violations > 0n).map(({ check }) => check),
		async close(): Promise<void> {
			await games.close();
			await wallet.close();
			await db.close();
		},
	};
}

type Wired = Awaited<ReturnType<typeof wire>>;

type DeskBy = { readonly staffId?: string; readonly merchant?: string; readonly key?: string };

/** Calls of players, of anybody, of traders; jobs. */
function callsOf({ clock, games, book }: Wired) {
	const routes = [...book.routes, ...games.routes];
	const ask = (endpoint: string, input: unknown = {}) =>
		routeOf(routes, endpoint).handle(input, contextOf(clock.now(), {}));
	return {
		ask,
		call: (endpoint: string, { play }: Sitting, input: unknown = {}) =>
			routeOf(routes, endpoint).handle(input, contextOf(clock.now(), { play })),
		/** `key`: the same press again. */
		desk(endpoint: string, input: unknown = {}, { staffId = "1", merchant = "tessera", key = newKey() }: DeskBy = {}) {
			const staff = { staffId, sessionId: "s", name: `trader ${staffId}`, merchant, aloneUpTo: undefined };
			const context = { ...contextOf(clock.now(), {}), staff: { ...staff, permissions: new Set<string>() } };
			return routeOf(book.desk.routes, endpoint).handle(input, { ...context, idempotencyKey: key });
		},
		async runJob(name: string, payload: unknown = {}): Promise<void> {
			const job = book.jobs.find((one) => one.name === name);
			if (job === undefined) throw new Error(`no job ${name}`);
			await job.run(payload, { jobId: "1", attempt: 1, now: clock.now(), log, signal: undefined });
		},
		event: async (eventId: string): Promise<EventSeen> =>
			z.parse(readSportEvent.output, good(await ask("read-sport-event", { eventId }))).event,
	};
}

/** Matches, and the clock that moves them. */
function matchesOf({ db, clock, book, running }: Wired, { event, runJob }: ReturnType<typeof callsOf>) {
	/** Matches that somebody looks at. */
	const watched = new Set<string>();
	let looked = 0;
	/** Moves the clock and the rooms by a step. */
	const step = async (milliseconds = 3_000): Promise<void> => {
		if (clock.now().getTime() - looked >= 15_000) {
			looked = clock.now().getTime();
			for (const id of watched) await running.rooms.watch(book.room, id);
		}
		clock.advance(milliseconds);
		await running.round();
	};
	return {
		step,
		/** Runs until a match has ended, nothing coming of anything. */
		async playOut(eventId: string): Promise<EventSeen> {
			for (let turn = 0; turn < 2_000; turn++) {
				const state = (await running.rooms.read(book.room, eventId))?.state;
				const phase = state?.void === true ? "ended" : state?.state?.phase;
				if (phase === "ended") return event(eventId);
				await step(phase === "break" || phase === "between" ? 46_000 : 3_100);
			}
			throw new Error(`${eventId} does not end`);
		},
		/** Nobody looks at anything else any more, and what was bet on elsewhere is abandoned: it does not run along. */
		async lookOnlyAt(ids: readonly string[]): Promise<void> {
			watched.clear();
			for (const id of ids) watched.add(id);
			for (const id of await db.read((tx) => listBetOn(tx)))
				if (!watched.has(id)) {
					const command = { type: "abandon" as const, id: `end-${id}` };
					await running.rooms.act(book.room, { id, seat: traderSeat, command });
				}
		},
		/** A match of football that begins next, once the coming ones are planned; nobody looks at it. */
		coming: async () => {
			await runJob("sportsbook.keep");
			await step(0);
			const [row] = await nextOf(db, clock.now());
			if (row === undefined) throw new Error("no match is planned");
			watched.delete(row.id);
			return { id: row.id, kickoff: row.kickoff.getTime() };
		},
		movesOf: async (id: string): Promise<number> => (await running.rooms.read(book.room, id))?.seq ?? 0,
		/** A match that has just kicked off, and two to come. */
		now: async (league = "TPL") => {
			const { rows } = await db.read((tx) =>
				sql<{ id: string }>`select id from sportsbook.event
					where league = ${league} and status in ('before', 'live') order by kickoff limit 3`.execute(tx),
			);
			const [live = "", next = "", later = ""] = rows.map(({ id }) => id);
			for (const id of [live, next, later]) watched.add(id);
			looked = 0;
			await step(0);
			return { live, next, later };
		},
	};
}

const nextOf = async (db: Wired["db"], now: Date): Promise<readonly { id: string; kickoff: Date }[]> =>
	(
		await db.read((tx) =>
			sql<{ id: string; kickoff: Date }>`select id, kickoff from sportsbook.event
				where league = 'TPL' and kickoff > ${now} order by kickoff limit 1`.execute(tx),
		)
	).rows;

export type OpenSportsbook = Awaited<ReturnType<typeof openSportsbook>>;

export const codeOf = (answer: Answer): string => (answer.ok ? "ok" : answer.error.code);

export function good(answer: Answer): unknown {
	if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
	return answer.value;
}

/** How members come in and sit down. */
function doorOf({ db, clock, wallet, games }: Wired) {
	let members = 8_000;
	return {
		/** A new member with this much in the purse (minor units of P), in the launched book. */
		async sit(balance: bigint | undefined, vendor: keyof typeof bookGames = sportsVendor): Promise<Sitting> {
			members += 1;
			const member = balance === undefined ? undefined : memberId(String(members));
			if (member !== undefined && balance !== undefined) {
				const cash = { memberId: member, currency: "P", purse: "cash" } as const;
				await db.tx(async (tx) => {
					await wallet.api.open(tx, cash);
					const key = commandKey("test", `grant-${member}`);
					unwrap(await wallet.api.postIn(tx, { ...cash, key, kind: "grant", delta: balance, counter: "house:grants" }));
				});
			}
			const { rows } = await db.read((tx) =>
				sql<{ id: string }>`select id from games.game where code = ${bookGames[vendor]} and vendor = ${vendor}`.execute(
					tx,
				),
			);
			const asked = { gameId: rows[0]?.id ?? "0", vassalage: vendor };
			const name = member === undefined ? "launch-trial" : "launch-game";
			const launched = await routeOf(games.routes, name).handle(asked, contextOf(clock.now(), { member }));
			const launchToken = /launch=([A-Za-z0-9_-]+)/.exec(fieldOf(launched, "game_url"))?.[1];
			const entered = await routeOf(games.routes, "enter-play").handle({ launchToken }, contextOf(clock.now(), {}));
			const play = await games.api.authenticatePlay(fieldOf(entered, "playToken"));
			if (play === undefined) throw new Error(`it did not open: ${JSON.stringify([launched, entered])}`);
			return { play, member };
		},
	};
}

function fieldOf(answer: Answer, field: string): string {
	return answer.ok ? String(new Map(Object.entries(answer.value ?? {})).get(field)) : "";
}

let presses = 0;
export const newKey = (): string => `press-${String(++presses).padStart(8, "0")}`;

export type LegWish = {
	readonly eventId: string;
	readonly market: string;
	readonly outcome: string;
	/** More of the same match, built into one leg; `odds` are then those of all together. */
	readonly with?: readonly { readonly market: string; readonly outcome: string }[];
	readonly odds?: number;
};

/** What a player does. */
export function playerOf(book: OpenSportsbook) {
	const press = async (
		player: Sitting,
		legs: readonly LegWish[],
		{
			line = "10.00",
			sizes = [legs.length],
			key = newKey(),
			accept = "higher",
			freeBet,
		}: { line?: string; sizes?: number[]; key?: string; accept?: string; freeBet?: string } = {},
	): Promise<Answer> => {
		const asked = await Promise.all(
			legs.map(async (leg) => {
				const { markets, version } = await book.event(leg.eventId);
				const shown = markets.find((one) => one.key === leg.market)?.outcomes.find(({ code }) => code === leg.outcome);
				return { ...leg, odds: leg.odds ?? shown?.odds ?? 101, version };
			}),
		);
		return book.call("place-sports-bet", player, { key, legs: asked, sizes, line, accept, freeBet });
	};
	const own = async (player: Sitting, state: "open" | "settled"): Promise<readonly SportsBet[]> =>
		z.parse(listOwnSportsBets.output, good(await book.call("list-own-sports-bets", player, { state }))).bets;
	return {
		press,
		own,
		bet: async (...asked: Parameters<typeof press>) => z.parse(placeSportsBet.output, good(await press(...asked))),
		cashOut: async (player: Sitting, bet: SportsBet, part: number, atLeast = "0.00") =>
			book.call("cash-out-sports-bet", player, { betId: bet.betId, part, atLeast, version: bet.version }),
		paidOf: (answer: Answer) => z.parse(cashOutSportsBet.output, good(answer)),
	};
}
