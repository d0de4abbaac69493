// A fishing room for tests: the real games and a real ledger over a real database, a clock that a test moves, and a ledger that can be
// held or killed at a chosen moment. Never imported outside tests.
import type { GamesApi } from "#games/api";
import { type PlayErrorCode, playErrors } from "#games/contract";
import { openBelowStudio } from "#games/testing";
import { failure } from "#platform/contract";
import { sql } from "#platform/db";
import type { PlayTicket, Route } from "#platform/http";
import { contextOf, log, routeOf } from "#platform/http/testing";
import { err, type MemberId, memberId, unwrap } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import { commandKey } from "#wallet/api";
import { fishingVendor } from "../../contract/index.ts";
import { createWaters, fishTables, type RoomCommand, type SeatCommand, type Swimmer } from "../../core/index.ts";
import { migrations } from "../migrations.ts";
import { createFishingModule, studio } from "../module.ts";
import { ownerOf } from "../ports.ts";

export type Angler = { readonly play: PlayTicket; readonly member: MemberId | undefined };

type Fault = "before" | "after" | undefined;

const water = createWaters(fishTables["haenyeo-sea"]);

async function wire() {
	const { db, clock, wallet, newId, games } = await openBelowStudio({
		studio,
		migrations,
		now: new Date("2026-03-02T10:00:00.000Z"),
		hall: { gameCategory: "FISH", point: "1.20" },
	});
	const ledger: { fault: Fault; held: Promise<void> | undefined; refuses: string | undefined } = {
		fault: undefined,
		held: undefined,
		refuses: undefined,
	};
	const api: Pick<GamesApi, "playRound" | "playBalance" | "shownName"> = {
		playBalance: games.api.playBalance,
		shownName: games.api.shownName,
		async playRound(round) {
			await ledger.held;
			const { fault } = ledger;
			ledger.fault = undefined;
			const code = knownCode(ledger.refuses);
			ledger.refuses = undefined;
			if (code !== undefined) return err(failure(code));
			if (fault === "before") throw new Error("killed before the round");
			const played = await games.api.playRound(round);
			if (fault === "after") throw new Error("killed after the round");
			return played;
		},
	};
	/** A process over the same database: the same keys, memory of its own. */
	const node = (name: string) => {
		const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node: name });
		const chance = secureChance();
		const seedKey = Buffer.alloc(32, 7);
		const fishing = createFishingModule({ db, clock, log, newId, chance, seedKey, games: api, rooms: running.rooms });
		running.know([fishing.kind]);
		return { fishing, running };
	};
	return { db, clock, wallet, games, ledger, node, ...node("one") };
}

const codes = Object.keys(playErrors);
const isCode = (code: string): code is PlayErrorCode => codes.includes(code);
/** Throws on what the games never say. */
function knownCode(code: string | undefined): PlayErrorCode | undefined {
	if (code === undefined || isCode(code)) return code;
	throw new Error(`${code} is no refusal of a wager`);
}

type Wired = Awaited<ReturnType<typeof wire>>;
type Node = Pick<Wired, "fishing" | "running">;

export async function openFishing() {
	const wired = await wire();
	const { db, clock, wallet, games, fishing, running } = wired;
	const routes = [...fishing.routes, ...games.routes];
	/** The clock goes on by so much, the rooms of a process with it, and what they send to the ledger is written. */
	const pass = async (milliseconds: number, on: Node = { fishing, running }): Promise<void> => {
		clock.advance(milliseconds);
		await on.running.round();
		await on.fishing.settled();
		await on.running.round();
	};
	const stateOf = async (room: string) => unwrapRoom(await running.rooms.read(fishing.kind, room));
	return {
		...wired,
		...doorOf(wired),
		pass,
		stateOf,
		call: (endpoint: string, { play }: Angler, input: unknown = {}) =>
			routeOf(routes, endpoint).handle(input, contextOf(clock.now(), { play })),
		act: (room: string, { play }: Angler, command: RoomCommand) =>
			running.rooms.act(fishing.kind, { id: room, seat: ownerOf(play), command }),
		/** What comes by the channel: parsed as its face says. */
		send: (room: string, { play }: Angler, command: SeatCommand) =>
			running.play.act(play, { kind: "fishing", id: room, command }),
		seen: async (room: string, { play }: Angler) => fishing.kind.shown(await stateOf(room), ownerOf(play)),
		/** Who swims in sight now, the cheapest first. */
		async swimming(room: string): Promise<readonly Swimmer[]> {
			const { waves, dead } = await stateOf(room);
			const now = clock.now().getTime();
			const here = water(waves);
			const gone = new Set(dead);
			const all = waves.flatMap(({ n }) => Array.from({ length: 200 }, (_, place) => n * 1_000 + place));
			return all
				.flatMap((fish) => here.find(fish) ?? [])
				.filter(({ fish }) => here.swims(fish, now) && !gone.has(fish))
				.sort((a, b) => a.species.kill.of - b.species.kill.of);
		},
		purse: async ({ member }: Angler): Promise<bigint> =>
			member === undefined ? -1n : (await wallet.api.balance(member, "P")).available,
		violations: async (): Promise<string[]> =>
			(await wallet.api.audit()).filter((found) => found.violations > 0n).map(({ check }) => check),
		rounds: async (member: MemberId) =>
			(
				await db.read((tx) =>
					sql<{ stake: string; win: string; events: unknown[] }>`select stake::text, win::text, events from games.round
						where member_id = ${member} order by started_at, id`.execute(tx),
				)
			).rows,
		async close(): Promise<void> {
			await games.close();
			await wallet.close();
			await db.close();
		},
	};
}

function unwrapRoom<State>(known: { readonly state: State } | undefined): State {
	if (known === undefined) throw new Error("no such room");
	return known.state;
}

/** How members come in and launch. */
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
		async launch(member?: MemberId, game = "haenyeo-sea"): Promise<Angler> {
			const { rows } = await db.read((tx) =>
				sql<{ id: string }>`select id from games.game where code = ${game} and vendor = ${fishingVendor}`.execute(tx),
			);
			const asked = { gameId: rows[0]?.id ?? "0", vassalage: fishingVendor };
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

export function fieldOf(answer: Awaited<ReturnType<Route["handle"]>>, field: string): string {
	return answer.ok ? String(new Map(Object.entries(answer.value ?? {})).get(field)) : "";
}
