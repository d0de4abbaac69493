// A gaming floor for tests: a real database, the real wallet and games, and the seeded slots. Never imported outside tests.
import { randomBytes } from "node:crypto";
import { createGamesModule, type GamesModule, migrations as gamesMigrations } from "#games/module";
import { sql } from "#platform/db";
import { type TestDatabase, testDatabase } from "#platform/db/testing";
import type { CallContext, PlayTicket, Principal, Route } from "#platform/http";
import { migrations as jobsMigrations } from "#platform/jobs";
import {
	type Chance,
	type ManualClock,
	type MemberId,
	manualClock,
	memberId,
	unwrap,
	uuidMaker,
} from "#platform/kernel";
import { silentLive } from "#platform/live";
import { commandKey, type WalletApi } from "#wallet/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { createSlotsModule, migrations, type SlotsModule, seed } from "../module.ts";

export type Floor = {
	readonly db: TestDatabase;
	readonly clock: ManualClock;
	readonly games: GamesModule;
	readonly slots: SlotsModule;
	/** A member with this much in the purse (minor units of P), who has opened the game; a trial without an amount. */
	readonly sit: (game: string, balance?: bigint) => Promise<Seat>;
	/** Calls one of the slots' endpoints from a seat. */
	readonly call: (endpoint: string, seat: Seat, input?: unknown) => ReturnType<Route["handle"]>;
	readonly balance: (member: MemberId) => Promise<bigint>;
	/** What the ledger's own audit finds. */
	readonly violations: () => Promise<readonly string[]>;
	readonly close: () => Promise<void>;
};

export type Seat = { readonly play: PlayTicket; readonly member: MemberId | undefined };

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
let nextMember = 5000;

export async function openFloor(chance: Chance): Promise<Floor> {
	const db = await testDatabase([jobsMigrations, walletMigrations, gamesMigrations, migrations]);
	const clock = manualClock(new Date());
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(clock.now());
	const games = await openGames({ db, clock, wallet: wallet.api });
	await seed({ db, games: games.api, now: clock.now() });
	await games.refresh();
	const slots = await createSlotsModule({ db, games: games.api, chance });
	const floor = { db, clock, games, slots };
	return {
		...floor,
		sit: async (game, balance) => {
			const member = balance === undefined ? undefined : await enrol(db, { wallet: wallet.api, balance });
			return { member, play: await launch(floor, { game, member }) };
		},
		call: (endpoint, seat, input = {}) =>
			routeOf(slots.routes, endpoint).handle(input, contextOf(clock, { play: seat.play })),
		balance: async (member) => (await wallet.api.balance(member, "P")).available,
		violations: async () =>
			(await wallet.api.audit()).filter(({ violations }) => violations > 0n).map(({ check }) => check),
		close: async () => {
			await games.close();
			await wallet.close();
		},
	};
}

function openGames(deps: { db: TestDatabase; clock: ManualClock; wallet: WalletApi }): Promise<GamesModule> {
	return createGamesModule({
		...deps,
		newId: uuidMaker({ clock: deps.clock, randomBytes: (count) => randomBytes(count) }),
		log,
		brand: { brand: () => ({ currency: "P", sorting: [{ gameCategory: "RNG", point: "1.20" }] }) },
		members: {
			standings: async (_tx, members) =>
				new Map(
					members.map((member) => [member, { status: "active", account: `player${member}`, merchant: "tessera" }]),
				),
			loginRuns: async () => true,
		},
	});
}

async function enrol(db: TestDatabase, purse: { wallet: WalletApi; balance: bigint }): Promise<MemberId> {
	nextMember += 1;
	const member = memberId(String(nextMember));
	const cash = { memberId: member, currency: "P", purse: "cash" } as const;
	await db.tx(async (tx) => {
		await purse.wallet.open(tx, cash);
		if (purse.balance === 0n) return;
		const key = commandKey("test", `grant-${member}`);
		const delta = purse.balance;
		unwrap(await purse.wallet.postIn(tx, { ...cash, key, kind: "grant", delta, counter: "house:grants" }));
	});
	return member;
}

/** Launches as the site does, and enters as the frame does. */
async function launch(
	floor: { db: TestDatabase; clock: ManualClock; games: GamesModule },
	of: { game: string; member: MemberId | undefined },
): Promise<PlayTicket> {
	const { rows } = await floor.db.read((tx) =>
		sql<{ id: string }>`select id from games.game where code = ${of.game}`.execute(tx),
	);
	const asked = { gameId: rows[0]?.id ?? "0", vassalage: "TESSERA" };
	const name = of.member === undefined ? "launch-trial" : "launch-game";
	const launched = await routeOf(floor.games.routes, name).handle(asked, contextOf(floor.clock, { member: of.member }));
	const address = launched.ok ? String(new Map(Object.entries(launched.value ?? {})).get("game_url")) : "";
	const launchToken = /launch=([A-Za-z0-9_-]+)/.exec(address)?.[1];
	const entered = await routeOf(floor.games.routes, "enter-play").handle({ launchToken }, contextOf(floor.clock, {}));
	const token = entered.ok ? String(new Map(Object.entries(entered.value ?? {})).get("playToken")) : "";
	const play = await floor.games.api.authenticatePlay(token);
	if (play === undefined) throw new Error(`${of.game} did not open: ${JSON.stringify([launched, entered])}`);
	return play;
}

function routeOf(routes: readonly Route[], name: string): Route {
	const route = routes.find(({ endpoint }) => endpoint.name === name);
	if (route === undefined) throw new Error(`no endpoint ${name}`);
	return route;
}

type Caller = { readonly play?: PlayTicket; readonly member?: MemberId | undefined };

function contextOf(clock: ManualClock, { play, member }: Caller): CallContext {
	const facts = {
		address: "203.0.113.5",
		host: "localhost",
		language: "en",
		merchant: "tessera",
		requestId: "test",
		userAgent: "test",
		idempotencyKey: undefined,
		now: clock.now(),
		log,
	};
	if (play !== undefined) return { ...facts, play, principal: undefined };
	return { ...facts, play: undefined, principal: member === undefined ? undefined : principalOf(member) };
}

const principalOf = (member: MemberId): Principal => ({
	memberId: member,
	sessionId: `login-${member}`,
	guest: false,
	account: `player${member}`,
	merchant: "tessera",
	currency: "P",
});
