// Tables for tests: rooms, tickets and a real ledger over a real database, with a clock that a test moves. Never imported outside
// tests.
import { openBelowStudio } from "#games/testing";
import { sql } from "#platform/db";
import type { PlayTicket, Route } from "#platform/http";
import { contextOf, log, routeOf } from "#platform/http/testing";
import { type MemberId, memberId, unwrap } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import { commandKey } from "#wallet/api";
import { tableVendor } from "../../contract/index.ts";
import type { TableCode, TableState } from "../../core/index.ts";
import { migrations } from "../migrations.ts";
import { createTablesModule, studio } from "../module.ts";
import { lockSetting, writeSetting } from "../setting-rows.ts";
import { unsettledRounds } from "./unsettled-rounds.ts";

export type Sitting = { readonly play: PlayTicket; readonly member: MemberId | undefined };

type Below = Pick<Awaited<ReturnType<typeof openBelowStudio>>, "db" | "clock" | "games" | "newId"> & {
	readonly wallet: Pick<Awaited<ReturnType<typeof openBelowStudio>>["wallet"], "api">;
};

async function wire({ db, clock, games, newId, wallet }: Below) {
	/** Another process over the same database: the same keys, memory of its own. */
	const node = (name: string, seedKey = Buffer.alloc(32, 7)) => {
		const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node: name });
		const deps = { db, clock, log, newId, chance: secureChance(), seedKey, games: games.api, rooms: running.rooms };
		const module = createTablesModule(deps);
		running.know([module.room]);
		return { module, running };
	};
	const first = node("one");
	await first.module.begin();
	return { db, clock, wallet, games, node, ...first };
}

export async function openTables() {
	const below = await openBelowStudio({
		studio,
		migrations,
		now: new Date("2026-11-24T10:00:00.000Z"),
		hall: { gameCategory: "LIVE", point: "0.70" },
	});
	const { db, wallet, games } = below;
	return {
		...(await openTablesOn(below)),
		async close(): Promise<void> {
			await games.close();
			await wallet.close();
			await db.close();
		},
	};
}

/** Over a database that somebody else opened, as the desk does. */
export async function openTablesOn(below: Below) {
	const wired = await wire(below);
	const { db, clock, wallet, games, module, running } = wired;
	const routes = [...module.routes, ...games.routes];
	const settle = async (): Promise<void> => {
		const job = module.jobs.find((one) => one.name === "tables.settle");
		for (const roundId of await unsettledRounds(db))
			await job?.run({ roundId }, { jobId: "1", attempt: 1, now: clock.now(), log, signal: undefined });
	};
	const stateOf = async (table: TableCode) => {
		const known = await running.rooms.read(module.room, table);
		if (known === undefined) throw new Error(`no room ${table}`);
		return known.state;
	};
	/** Moves the clock on and the table with it, as its watchers would. */
	const pass = async (table: TableCode, milliseconds: number): Promise<void> => {
		clock.advance(milliseconds);
		await running.rooms.watch(module.room, table);
		await running.round();
		await settle();
	};
	return {
		...wired,
		...doorOf(wired),
		settle,
		call: (endpoint: string, { play }: Sitting, input: unknown = {}, at = clock.now()) =>
			routeOf(routes, endpoint).handle(input, contextOf(at, { play })),
		ask: (endpoint: string, input: unknown = {}) => routeOf(routes, endpoint).handle(input, contextOf(clock.now(), {})),
		state: stateOf,
		pass,
		...studiosOf(wired, { pass, stateOf }),
		/** Until a round takes bets. */
		async untilOpen(table: TableCode) {
			for (let turn = 0; turn < 8; turn++) {
				const { phase, round } = await stateOf(table);
				if (phase.name === "open" && round !== null) return round;
				await pass(table, Math.max(0, phase.endsAt - clock.now().getTime()));
			}
			throw new Error("no round opened");
		},
		purse: async ({ member }: Sitting): Promise<bigint> =>
			member === undefined ? -1n : (await wallet.api.balance(member, "P")).available,
		violations: async (): Promise<string[]> =>
			(await wallet.api.audit()).filter((found) => found.violations > 0n).map(({ check }) => check),
	};
}

type Clocked = {
	readonly pass: (table: TableCode, milliseconds: number) => Promise<void>;
	readonly stateOf: (table: TableCode) => Promise<TableState>;
};

/** How tables go to video studios and back. */
function studiosOf({ db, clock, module }: Awaited<ReturnType<typeof wire>>, { pass, stateOf }: Clocked) {
	return {
		/** Hands the table to a studio, as the desk does; its key in hex. */
		async toStudio(table: TableCode): Promise<string> {
			const key = await db.tx(async (tx) => {
				const setting = await lockSetting(tx, table);
				await writeSetting(tx, table, { ...setting, video: true, origins: ["https://studio.example"] });
				return module.videoKeys.make(tx, table, clock.now());
			});
			for (let turn = 0; turn < 8 && (await stateOf(table)).video === undefined; turn++) await pass(table, 30_000);
			return key;
		},
		/** And back, once its round is over. */
		async toHouse(table: TableCode): Promise<void> {
			await db.tx(async (tx) => writeSetting(tx, table, { ...(await lockSetting(tx, table)), video: false }));
			for (let turn = 0; turn < 8 && (await stateOf(table)).video !== undefined; turn++) await pass(table, 60_000);
		},
	};
}

/** How members come in and sit down. */
function doorOf({ db, clock, wallet, games }: Awaited<ReturnType<typeof wire>>) {
	let members = 8_000;
	return {
		/** A new member with this much in the purse (minor units of P). */
		async enrol(balance: bigint): Promise<MemberId> {
			members += 1;
			const member = memberId(String(members));
			const cash = { memberId: member, currency: "P", purse: "cash" } as const;
			await db.tx(async (tx) => {
				await wallet.api.open(tx, cash);
				const key = commandKey("test", `grant-${member}`);
				unwrap(await wallet.api.postIn(tx, { ...cash, key, kind: "grant", delta: balance, counter: "house:grants" }));
			});
			return member;
		},
		/** Launches as the site does, and enters as the frame does; without a member for a trial. */
		async sit(table: TableCode, member?: MemberId): Promise<Sitting> {
			const { rows } = await db.read((tx) =>
				sql<{ id: string }>`select id from games.game where code = ${table} and vendor = ${tableVendor}`.execute(tx),
			);
			const asked = { gameId: rows[0]?.id ?? "0", vassalage: tableVendor };
			const name = member === undefined ? "launch-trial" : "launch-game";
			const launched = await routeOf(games.routes, name).handle(asked, contextOf(clock.now(), { member }));
			const launchToken = /launch=([A-Za-z0-9_-]+)/.exec(fieldOf(launched, "game_url"))?.[1];
			const entered = await routeOf(games.routes, "enter-play").handle({ launchToken }, contextOf(clock.now(), {}));
			const play = await games.api.authenticatePlay(fieldOf(entered, "playToken"));
			if (play === undefined) throw new Error(`${table} did not open: ${JSON.stringify([launched, entered])}`);
			return { play, member };
		},
	};
}

function fieldOf(answer: Awaited<ReturnType<Route["handle"]>>, field: string): string {
	return answer.ok ? String(new Map(Object.entries(answer.value ?? {})).get(field)) : "";
}
