// Where poker is killed: two processes over one database, of which the one that holds the tables dies; people who play; and a book of
// what was answered and of what lay on the tables when a process died.
import { sql } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import { contextOf, routeOf } from "#platform/http/testing";
import { chanceFrom, type MemberId, manualClock, memberId, seededBits, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { pokerVendor } from "../../contract/index.ts";
import type { HandAct } from "../../core/act.ts";
import { gameCodes, type PokerGame, type TableHand, type TableState, type TournamentState } from "../../core/index.ts";
import { ownerOf } from "../../server/ports.ts";
import { laySnares } from "./snares.ts";
import { type StandingPoker, standPoker } from "./stand-poker.ts";
import { buildProcess, type PokerProcess, startProcess } from "./start-process.ts";

export type Player = { readonly play: PlayTicket; readonly owner: string; readonly member: MemberId };
export type KnownAct = { readonly hand: string; readonly turn: number; readonly seat: number; readonly act: HandAct };

export type KillBook = {
	/** Acts that were answered. */
	readonly acts: KnownAct[];
	/** Hands as they lay when a process died, by their ids. */
	readonly hands: Map<string, TableHand>;
	readonly players: Player[];
	/** Keys of chips that were answered to lie at a table. */
	readonly brought: { readonly owner: string; readonly key: string; readonly amount: number }[];
	readonly faults: string[];
};

/** Minor units of P. */
export const purse = 1_000_000n;

export type KillWorld = Awaited<ReturnType<typeof openWorld>>;

type Asked = { readonly url: string; readonly seed: number; readonly kills: number };

export async function openWorld({ url, seed, kills }: Asked) {
	await buildProcess();
	const clock = manualClock(new Date("2026-03-02T10:00:00.000Z"));
	const own = await standPoker({ url, node: "judge", clock });
	await laySnares(own.db);
	let [leads, waits]: [PokerProcess, PokerProcess] = [startProcess(url, clock), startProcess(url, clock)];
	await Promise.all([leads.stands, waits.stands]);
	const book: KillBook = { acts: [], hands: new Map(), players: [], brought: [], faults: [] };
	let [presses, buried] = [0, 0];
	return {
		own,
		clock,
		chance: chanceFrom(seededBits(seed)),
		book,
		/** Who holds the tables. */
		leads: () => leads,
		/** The leader dies: the other leads, and another one is started in its place, where it will be killed too. */
		async bury(): Promise<void> {
			await leads.kill();
			buried += 1;
			[leads, waits] = [waits, buried < kills ? startProcess(url, clock) : waits];
			await leads.stands;
		},
		press: (): string => {
			presses += 1;
			return `kill-press-${String(presses).padStart(6, "0")}`;
		},
		table: async (id: string): Promise<TableState | undefined> =>
			(await own.running.rooms.read(own.poker.kind, id))?.state,
		cup: async (id: string): Promise<TournamentState | undefined> =>
			(await own.running.rooms.read(own.poker.tournaments, id))?.state,
		/** How often the room was taken by a process. */
		epochOf: async (id: string): Promise<number> => {
			const { rows } = await own.db.read((tx) =>
				sql<{ epoch: number }>`select epoch from rooms.room where id = ${id}`.execute(tx),
			);
			return rows[0]?.epoch ?? 0;
		},
		async come(game: PokerGame = "holdem"): Promise<Player> {
			const player = await enrol(own, { number: 7_001 + book.players.length, game });
			book.players.push(player);
			return player;
		},
		async close(): Promise<void> {
			await Promise.all([leads.kill(), waits.kill()]);
			await own.games.close();
			await own.wallet.close();
			await own.db.close();
		},
	};
}

type Coming = { readonly number: number; readonly game: PokerGame };

async function enrol(own: StandingPoker, { number, game }: Coming): Promise<Player> {
	const { db, wallet, games, clock } = own;
	const member = memberId(String(number));
	const cash = { memberId: member, currency: "P", purse: "cash" } as const;
	await db.tx(async (tx) => {
		await wallet.api.open(tx, cash);
		const key = commandKey("bench", `grant-${number}`);
		unwrap(await wallet.api.postIn(tx, { ...cash, key, kind: "grant", delta: purse, counter: "house:grants" }));
	});
	const { rows } = await db.read((tx) =>
		sql<{ id: string }>`select id from games.game where code = ${gameCodes[game]} and vendor = ${pokerVendor}`.execute(
			tx,
		),
	);
	const asked = { gameId: rows[0]?.id ?? "", vassalage: pokerVendor };
	const launched = await routeOf(games.routes, "launch-game").handle(asked, contextOf(clock.now(), { member }));
	const launchToken = /launch=([A-Za-z0-9_-]+)/.exec(JSON.stringify(launched))?.[1] ?? "";
	const entered = await routeOf(games.routes, "enter-play").handle({ launchToken }, contextOf(clock.now(), {}));
	const token = /"playToken":"([^"]+)"/.exec(JSON.stringify(entered))?.[1] ?? "";
	const play = await games.api.authenticatePlay(token);
	if (play === undefined) throw new Error("no play was entered");
	return { play, owner: ownerOf(play), member };
}
