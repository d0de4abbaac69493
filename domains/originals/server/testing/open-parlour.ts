// A parlour for tests: the instant games over a real ledger and real games, with members, trials, and a wallet that can
// be made to fail at a chosen moment. Never imported outside tests.
import * as z from "zod/mini";
import type { GamesApi } from "#games/api";
import { listPlayRounds } from "#games/contract";
import { openBelowStudio } from "#games/testing";
import { sql } from "#platform/db";
import type { PlayTicket, Route } from "#platform/http";
import { contextOf, log, routeOf } from "#platform/http/testing";
import { type Chance, type MemberId, memberId, systemClock, unwrap } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { type Audience, createRooms, databaseFan, noAudience } from "#platform/rooms";
import { commandKey } from "#wallet/api";
import { migrations } from "../migrations.ts";
import { createOriginalsModule, studio } from "../module.ts";

export type Sitting = { readonly play: PlayTicket; readonly member: MemberId | undefined };
type Fault = "playRound" | "place" | "stand";

const crashLive = "room:crash:table";

export const seedKey = Buffer.alloc(32, 7);

/** Everything that stands below, wired as the server wires it. */
async function wire() {
	const { db, clock, wallet, newId, games } = await openBelowStudio({
		studio,
		migrations,
		now: systemClock.now(),
		hall: { gameCategory: "RNG", point: "1.20" },
	});
	const faults: { before?: Fault | undefined; after?: Fault | undefined } = {};
	const api = failing(games.api, faults);
	const chance: Chance = secureChance();
	const pushes: string[] = [];
	/** Somebody hears the table of crash at each of them. */
	const audience: Audience = {
		...noAudience,
		heard: () => [crashLive],
		isHeard: (room) => room === crashLive,
		toRoom: (room, push) => void pushes.push(JSON.stringify({ room, push })),
	};
	/** A process over the database: its own memory, the same keys. */
	const openNode = async () => {
		const running = createRooms({ db, clock, log, fan: databaseFan(db), audience, node: newId() });
		const { rooms } = running;
		const originals = await createOriginalsModule({ db, clock, log, newId, chance, seedKey, games: api, rooms });
		running.know(originals.rooms);
		return { ...originals, advance: running.round, run: running.run };
	};
	return { db, clock, wallet, games, originals: await openNode(), faults, pushes, anotherNode: openNode };
}

type Wired = Awaited<ReturnType<typeof wire>>;

export async function openParlour() {
	const wired = await wire();
	const { clock, wallet, games, originals } = wired;
	const here = (of: Parameters<typeof contextOf>[1]) => contextOf(clock.now(), of);
	return {
		...wired,
		...doorOf(wired),
		call: (endpoint: string, { play }: Sitting, input: unknown = {}) => {
			clock.advance(1);
			return routeOf(originals.routes, endpoint).handle(input, here({ play }));
		},
		recall: ({ play }: Sitting, roundId: string) =>
			routeOf(games.routes, "recall-play-round").handle({ roundId }, here({ play })),
		history: ({ play }: Sitting) =>
			routeOf(games.routes, "list-play-rounds").handle(z.parse(listPlayRounds.input, {}), here({ play })),
		callAt: (node: Pick<typeof originals, "routes">, endpoint: string, asked: Sitting & { readonly input: unknown }) =>
			routeOf(node.routes, endpoint).handle(asked.input, here({ play: asked.play })),
		purse: async ({ member }: Sitting): Promise<bigint> =>
			member === undefined ? -1n : (await wallet.api.balance(member, "P")).available,
		violations: async (): Promise<string[]> =>
			(await wallet.api.audit()).filter((found) => found.violations > 0n).map(({ check }) => check),
		async runJob(name: string): Promise<void> {
			const job = originals.jobs.find((one) => one.name === name);
			if (job === undefined) throw new Error(`no job ${name}`);
			await job.run({}, { jobId: "1", attempt: 1, now: clock.now(), log, signal: undefined });
		},
		async close(): Promise<void> {
			await games.close();
			await wallet.close();
		},
	};
}

/** How members come in and sit down. */
function doorOf(wired: Wired) {
	const { db, clock, wallet, games } = wired;
	let members = 7_000;
	return {
		/** A new member with this much in the purse (minor units of P). */
		async enrol(balance: bigint): Promise<MemberId> {
			members += 1;
			const member = memberId(String(members));
			const cash = { memberId: member, currency: "P", purse: "cash" } as const;
			await db.tx(async (tx) => {
				await wallet.api.open(tx, cash);
				if (balance === 0n) return;
				const key = commandKey("test", `grant-${member}`);
				unwrap(await wallet.api.postIn(tx, { ...cash, key, kind: "grant", delta: balance, counter: "house:grants" }));
			});
			return member;
		},
		/** Launches as the site does, and enters as the frame does. */
		async sit(game: string, member?: MemberId): Promise<Sitting> {
			const { rows } = await db.read((tx) =>
				sql<{ id: string }>`select id from games.game where code = ${game}`.execute(tx),
			);
			const asked = { gameId: rows[0]?.id ?? "0", vassalage: "TESSERA_INSTANT" };
			const name = member === undefined ? "launch-trial" : "launch-game";
			const launched = await routeOf(games.routes, name).handle(asked, contextOf(clock.now(), { member }));
			const launchToken = /launch=([A-Za-z0-9_-]+)/.exec(fieldOf(launched, "game_url"))?.[1];
			const entered = await routeOf(games.routes, "enter-play").handle({ launchToken }, contextOf(clock.now(), {}));
			const play = await games.api.authenticatePlay(fieldOf(entered, "playToken"));
			if (play === undefined) throw new Error(`${game} did not open: ${JSON.stringify([launched, entered])}`);
			return { play, member };
		},
	};
}

/** The games with a fault that strikes once: before the command reached them, or after it and before its answer. */
function failing(api: GamesApi, faults: { before?: Fault | undefined; after?: Fault | undefined }): GamesApi {
	const struck = async <Value>(name: Fault, work: () => Promise<Value>): Promise<Value> => {
		if (faults.before === name) {
			faults.before = undefined;
			throw new Error(`killed before ${name}`);
		}
		const value = await work();
		if (faults.after !== name) return value;
		faults.after = undefined;
		throw new Error(`killed after ${name}`);
	};
	return {
		...api,
		playRound: (round) => struck("playRound", () => api.playRound(round)),
		tickets: {
			...api.tickets,
			place: (order) => struck("place", () => api.tickets.place(order)),
			stand: (tx, lines) => struck("stand", () => api.tickets.stand(tx, lines)),
		},
	};
}

function fieldOf(answer: Awaited<ReturnType<Route["handle"]>>, field: string): string {
	return answer.ok ? String(new Map(Object.entries(answer.value ?? {})).get(field)) : "";
}
