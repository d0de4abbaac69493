// A poker room for tests: rooms, chips and a real ledger over a real database, with a clock that a test moves. Never imported
// outside tests.
import { openBelowStudio } from "#games/testing";
import { sql, type Tx } from "#platform/db";
import type { Log, PlayTicket, Route } from "#platform/http";
import { contextOf, routeOf, log as silent } from "#platform/http/testing";
import { type MemberId, memberId, unwrap } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { type Audience, createRooms, databaseFan, noAudience } from "#platform/rooms";
import { commandKey } from "#wallet/api";
import { pokerVendor } from "../../contract/index.ts";
import type { SeenTable, TableCommand } from "../../core/index.ts";
import { migrations } from "../migrations.ts";
import { createPokerModule, studio } from "../module.ts";
import { ownerOf, type PokerDeps } from "../ports.ts";

export type Sitting = { readonly play: PlayTicket; readonly member: MemberId | undefined };

/** Who hears of the rooms of a process, and where it logs. */
type Heard = { readonly audience: Audience; readonly log: Log };

/** Everybody here shares an address with everybody, and nobody a payee. */
const sharedBy: PokerDeps["sharedBy"] = async (_tx, pairs) =>
	pairs.map(() => ({ device: false, address: true, payee: false }));

async function wire() {
	const below = await openBelowStudio({
		studio,
		migrations,
		now: new Date("2026-03-02T10:00:00.000Z"),
		hall: { gameCategory: "PVP", point: "1.00" },
	});
	const { db, clock, newId, games } = below;
	/** Another process over the same database: the same keys, memory of its own. */
	const node = (name: string, { audience = noAudience, log = silent }: Partial<Heard> = {}) => {
		const running = createRooms({ db, clock, log, fan: databaseFan(db), audience, node: name });
		const deps = { db, clock, log, newId, chance: secureChance(), deckKey: Buffer.alloc(32, 7), sharedBy };
		const poker = createPokerModule({ ...deps, games: games.api, rooms: running.rooms });
		running.know([poker.kind, poker.tournaments]);
		return { poker, running, rooms: running.rooms };
	};
	return { ...below, node };
}

type Wired = Awaited<ReturnType<typeof wire>>;
export type PokerNode = ReturnType<Wired["node"]>;

export async function openPoker() {
	const wired = await wire();
	const { db, clock, wallet, games } = wired;
	const first = wired.node("one");
	const at = (node: PokerNode, table: string) => ({
		state: async () => (await node.rooms.read(node.poker.kind, table))?.state,
		/** Whatever is due by now, and what that brings. */
		settle: async () => {
			for (let round = 0; round < 4; round++) await node.running.round();
		},
		act: (who: Sitting, command: TableCommand) =>
			node.rooms.act(node.poker.kind, { id: table, seat: ownerOf(who.play), command }),
		seen: async (who?: Sitting): Promise<SeenTable | undefined> => {
			const room = await node.rooms.read(node.poker.kind, table);
			return room === undefined ? undefined : node.poker.kind.shown(room.state, who && ownerOf(who.play));
		},
	});
	return {
		...wired,
		...first,
		...doorOf(wired),
		at,
		call: (endpoint: string, { play }: Sitting, input: unknown = {}, node: PokerNode = first) =>
			routeOf([...node.poker.routes, ...games.routes], endpoint).handle(input, contextOf(clock.now(), { play })),
		runJob: async (name: string) => {
			const job = first.poker.jobs.find((one) => one.name === name);
			await job?.run({}, { jobId: "1", attempt: 1, now: clock.now(), log: silent, signal: undefined });
		},
		purses: async ({ member }: Sitting): Promise<Readonly<Record<string, bigint>>> => {
			if (member === undefined) return {};
			const { purses } = await wallet.api.balance(member, "P");
			return Object.fromEntries(purses.map(({ purse, balance }) => [purse, balance]));
		},
		/** Every rule of the books that is broken: the ledger's, the hands', and chips that lie nowhere. */
		faults: async (): Promise<readonly string[]> => {
			const audit = (await wallet.api.audit()).filter((found) => found.violations > 0n).map(({ check }) => check);
			const { rows } = await db.read((tx) =>
				sql<{ fault: string }>`select 'hand ' || id as fault from poker.hand_fault union all
					select 'chips of ' || coalesce(c.member_id, w.member_id) from poker.member_chips c
					full join (select member_id, currency, balance from wallet.wallet where purse = 'vendor:TESSERA_POKER') w
						on w.member_id = c.member_id and w.currency = c.currency
					where coalesce(c.chips, 0) <> coalesce(w.balance, 0)`.execute(tx),
			);
			return [...audit, ...rows.map(({ fault }) => fault)];
		},
		run: async (tx: Tx, text: string): Promise<void> => {
			await sql.raw(text).execute(tx);
		},
		rows: async (text: string) =>
			(await db.read((tx) => sql<Record<string, unknown>>`${sql.raw(text)}`.execute(tx))).rows,
		async close(): Promise<void> {
			await games.close();
			await wallet.close();
			await db.close();
		},
	};
}

export type Hall = Awaited<ReturnType<typeof openPoker>>;

/** How members and visitors come in. */
function doorOf({ db, clock, wallet, games }: Wired) {
	let members = 7_000;
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
		/** Launches as the site does, and enters as the frame does. */
		async come(game: string, member?: MemberId): Promise<Sitting> {
			const { rows } = await db.read((tx) =>
				sql<{ id: string }>`select id from games.game where code = ${game} and vendor = ${pokerVendor}`.execute(tx),
			);
			const asked = { gameId: rows[0]?.id ?? "0", vassalage: pokerVendor };
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

function fieldOf(answer: Awaited<ReturnType<Route["handle"]>>, field: string): string {
	return answer.ok ? String(new Map(Object.entries(answer.value ?? {})).get(field)) : "";
}
