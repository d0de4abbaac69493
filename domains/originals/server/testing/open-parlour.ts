// A parlour for tests: the instant games over a real ledger and real games, with members, trials, and a wallet that can
// be made to fail at a chosen moment. Never imported outside tests.
import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import type { GamesApi } from "#games/api";
import { listPlayRounds } from "#games/contract";
import { createGamesModule, migrations as gamesMigrations, registerStudios } from "#games/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import type { PlayTicket, Route } from "#platform/http";
import { contextOf, log, routeOf } from "#platform/http/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import {
	type Chance,
	type MemberId,
	manualClock,
	memberId,
	seededChance,
	systemClock,
	unwrap,
	uuidMaker,
} from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { type Audience, createRooms, databaseFan, noAudience, migrations as roomsMigrations } from "#platform/rooms";
import { unprotected } from "#protection/api";
import { commandKey } from "#wallet/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { migrations } from "../migrations.ts";
import { createOriginalsModule, studio } from "../module.ts";

export type Sitting = { readonly play: PlayTicket; readonly member: MemberId | undefined };
type Fault = "playRound" | "place" | "stand";

const crashLive = "room:crash:table";

export const seedKey = Buffer.alloc(32, 7);

/** Everything that stands below, wired as the server wires it. */
async function wire() {
	const db = await testDatabase([
		...[jobsMigrations, deskMigrations, roomsMigrations, walletMigrations, gamesMigrations],
		migrations,
	]);
	const clock = manualClock(systemClock.now());
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(clock.now());
	const newId = uuidMaker({ clock, randomBytes: (count) => randomBytes(count) });
	const games = await createGamesModule({
		vendorKey: randomBytes(32),
		potKey: randomBytes(32),
		db,
		clock,
		wallet: wallet.api,
		newId,
		log,
		chance: seededChance(2026),
		brand: { brand: () => ({ currency: "P", sorting: [{ gameCategory: "RNG", point: "1.20" }] }) },
		members: {
			standings: async (_tx, members) =>
				new Map(members.map((one) => [one, { status: "active", account: `player${one}`, merchant: "tessera" }])),
			loginRuns: async () => true,
			onSessionEnded: () => {},
		},
		protection: unprotected,
	});
	await registerStudios({ db, now: clock.now() }, [studio]);
	await games.refresh();
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
