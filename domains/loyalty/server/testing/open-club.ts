// A club for tests: the real wallet and the real games on a real database, the default ladder and mall, members whose
// password is "right". Never imported outside tests.
import { randomBytes } from "node:crypto";
import { afterAll } from "vitest";
import type { GameListing, VendorListing } from "#games/api";
import { createGamesModule, type GamesModule, migrations as gamesMigrations } from "#games/module";
import { type Endpoint, type Failure, failure, type InputOf, type OutputOf } from "#platform/contract";
import { type Database, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import type { PlayTicket } from "#platform/http";
import { callRoute, principalOf } from "#platform/http/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import {
	err,
	type ManualClock,
	type MemberId,
	manualClock,
	memberId,
	ok,
	type Result,
	seededChance,
	systemClock,
	unwrap,
	uuidMaker,
} from "#platform/kernel";
import { silentLive } from "#platform/live";
import { unprotected } from "#protection/api";
import { commandKey, type WalletApi } from "#wallet/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { countPlay } from "../count-play.ts";
import { createLoyaltyModule, type LoyaltyDeps, type LoyaltyModule, migrations, seed } from "../module.ts";
import { type AwardsLater, awardsLater } from "./awards-later.ts";

export const rightPassword = "right";

export type CallOptions = { readonly key?: string; readonly language?: string };

export type Club = {
	readonly db: Database;
	readonly clock: ManualClock;
	readonly wallet: WalletApi;
	readonly deps: LoyaltyDeps;
	readonly loyalty: LoyaltyModule;
	readonly games: GamesModule;
	/** What members were pushed of prizes. */
	readonly told: readonly (readonly [MemberId, unknown])[];
	readonly afterAward: AwardsLater["after"];
	/** A new member with this much cash, in minor units. */
	readonly enrol: (cash?: bigint) => Promise<MemberId>;
	/** Plays a whole round of a game of the house: "reels" (RNG) or "table" (LIVE). */
	readonly play: (member: MemberId, stake: bigint, game?: "reels" | "table") => Promise<void>;
	/** Counts as the clock would. */
	readonly count: () => Promise<number>;
	/** Puts points into a purse without play. */
	readonly givePoints: (member: MemberId, points: bigint) => Promise<void>;
	/** Switches what players claim themselves. */
	readonly letClaim: (open: boolean) => void;
	readonly setLevel: (member: MemberId, level: number) => Promise<void>;
	readonly purse: (member: MemberId, purse: "points" | "cash") => Promise<bigint>;
	readonly call: <E extends Endpoint>(
		member: MemberId,
		endpoint: E,
		input: InputOf<E>,
		options?: CallOptions,
	) => Promise<Result<OutputOf<E>, Failure<string>>>;
	readonly rows: <Row>(statement: string) => Promise<readonly Row[]>;
	/** The ledger's own audit, and points against their house account: names of what does not hold. */
	readonly violations: () => Promise<readonly string[]>;
};

const vendor: VendorListing = {
	code: "TESSERA",
	names: { en: "House" },
	artCode: "house",
	launchUrl: "/arcade/",
	interrupted: "complete",
	interruptedAfterSeconds: 600,
};

const listing = (code: string, gameType: GameListing["gameType"]): GameListing => ({
	code,
	gameType,
	names: { en: code },
	rtp: "96.40",
	payTable: "1",
	lines: 20,
	volatility: "medium",
	limits: { P: { min: 1n, max: 1_000_000_000n } },
	tags: [],
	art: { small: "/art/a.webp", show: "/art/a.webp" },
	hue: 30,
	trial: true,
	order: 10,
});

const log = { debug() {}, info() {}, warn() {}, error() {} };
const members = { next: 7_000, keys: 0 };

const standings: LoyaltyDeps["members"]["standings"] = async (_tx, ids) =>
	new Map(ids.map((id) => [id, { status: "active", account: `player${id}`, merchant: "tessera" }]));

const confirmPassword: LoyaltyDeps["members"]["confirmPassword"] = async (password) =>
	password === rightPassword ? ok(undefined) : err(failure("WRONG_PASSWORD"));

/** What the brand's operator has switched. */
const switches = { MANPLAYREB3: true };

const brand: LoyaltyDeps["brand"] = {
	flagsAt: () => switches,
	brand: () => ({
		currency: "P",
		languages: ["EN", "KO"],
		defaultLanguage: "EN",
		pointRates: new Map([
			["RNG", "1.20"],
			["LIVE", "0.70"],
		]),
	}),
};

type Below = Pick<Club, "db" | "clock" | "wallet">;

async function openGames({ db, clock, wallet }: Below, { awardPoints, live }: AwardsLater): Promise<GamesModule> {
	const games = await createGamesModule({
		vendorKey: randomBytes(32),
		potKey: randomBytes(32),
		db,
		clock,
		chance: seededChance(2026),
		log,
		wallet,
		newId: uuidMaker({ clock, randomBytes: (count) => randomBytes(count) }),
		brand: { brand: () => ({ currency: "P", sorting: [] }) },
		members: { standings, loginRuns: async () => true, onSessionEnded: () => undefined },
		protection: unprotected,
		awardPoints,
		live,
	});
	await db.tx((tx) => sql`update games.category set open = true`.execute(tx));
	await db.tx((tx) => games.api.registerGames(tx, vendor, [listing("reels", "RNG"), listing("table", "LIVE")]));
	await games.refresh();
	return games;
}

export async function openClub(): Promise<Club> {
	const db = await testDatabase([jobsMigrations, deskMigrations, walletMigrations, gamesMigrations, migrations]);
	const clock = manualClock(systemClock.now());
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(clock.now());
	const awards = awardsLater();
	const games = await openGames({ db, clock, wallet: wallet.api }, awards);
	const deps: LoyaltyDeps = {
		db,
		clock,
		brand,
		wallet: wallet.api,
		members: { standings, confirmPassword },
		games: games.api,
	};
	await seed({ db, brand });
	const loyalty = createLoyaltyModule(deps);
	awards.by(loyalty.api.awardPoints);
	afterAll(async () => {
		await games.close();
		await wallet.close();
	});
	const rows: Club["rows"] = async <Row>(statement: string) =>
		(await db.read((tx) => sql.raw<Row>(statement).execute(tx))).rows;
	return {
		db,
		clock,
		wallet: wallet.api,
		deps,
		loyalty,
		games,
		told: awards.told,
		afterAward: awards.after,
		rows,
		enrol: (cash = 0n) => enrol({ db, wallet: wallet.api }, cash),
		play: (member, stake, game = "reels") => play({ db, clock, games: games.api }, { member, stake, game }),
		count: () => countPlay(deps),
		givePoints: (member, points) => givePoints({ db, wallet: wallet.api }, member, points),
		letClaim: (open) => {
			switches.MANPLAYREB3 = open;
		},
		setLevel: (member, level) => setLevel(db, member, level),
		purse: async (member, name) => {
			const { purses } = await wallet.api.balance(member, "P");
			return purses.find(({ purse }) => purse === name)?.balance ?? 0n;
		},
		call: (member, endpoint, input, { language = "en", key } = {}) => {
			const caller = { principal: principalOf(member), now: clock.now(), language, idempotencyKey: key };
			return callRoute(loyalty.routes, { endpoint, input }, caller);
		},
		violations: () => violations({ wallet: wallet.api, rows }),
	};
}

async function enrol(house: Pick<Club, "db" | "wallet">, cash: bigint): Promise<MemberId> {
	members.next += 1;
	const member = memberId(String(members.next));
	const purse = { memberId: member, currency: "P", purse: "cash" } as const;
	await house.db.tx(async (tx) => {
		await house.wallet.open(tx, purse);
		if (cash === 0n) return;
		const key = commandKey("test", `cash-${member}`);
		unwrap(await house.wallet.postIn(tx, { ...purse, key, kind: "grant", delta: cash, counter: "house:grants" }));
	});
	return member;
}

async function setLevel(db: Database, member: MemberId, level: number): Promise<void> {
	await db.tx((tx) =>
		sql`insert into loyalty.standing values (${member}::bigint, 'tessera', ${level}, now())
			on conflict (member_id) do update set level = excluded.level`.execute(tx),
	);
}

async function givePoints(house: Pick<Club, "db" | "wallet">, member: MemberId, points: bigint): Promise<void> {
	members.keys += 1;
	const purse = { memberId: member, currency: "P", purse: "points" } as const;
	await house.db.tx(async (tx) => {
		await house.wallet.open(tx, purse);
		const key = commandKey("test", `points-${members.keys}`);
		unwrap(await house.wallet.postIn(tx, { ...purse, key, kind: "promo", delta: points, counter: "loyalty:points" }));
	});
}

type GamesHouse = Pick<Club, "db" | "clock"> & { readonly games: Awaited<ReturnType<typeof createGamesModule>>["api"] };

async function play(
	house: GamesHouse,
	round: { readonly member: MemberId; readonly stake: bigint; readonly game: string },
): Promise<void> {
	members.keys += 1;
	const key = `play-${members.keys}-0000000000`;
	const ticket = await sit(house, round);
	unwrap(await house.games.playRound({ play: ticket, key, stake: round.stake, win: 0n, payTable: "1", events: [] }));
}

/** A launched game: the row that a launch and an entry leave. */
async function sit(
	{ db, clock, games }: GamesHouse,
	{ member, game }: { readonly member: MemberId; readonly game: string },
): Promise<PlayTicket> {
	const token = randomBytes(32).toString("base64url");
	const [now, end] = [clock.now(), new Date(clock.now().getTime() + 3_600_000)];
	await db.tx((tx) =>
		sql`insert into games.play_session (id, launch_digest, launch_until, token_digest, entered_at, expires_at, mode,
				member_id, login_session, game_id, currency, merchant)
			select gen_random_uuid(), sha256(${`launch ${token}`}::bytea), ${now}, sha256(${token}::bytea), ${now},
				${end}, 'real', ${member}::bigint, ${`login-${member}`}, id, 'P', 'tessera'
			from games.game where code = ${game}`.execute(tx),
	);
	const ticket = await games.authenticatePlay(token);
	if (ticket === undefined) throw new Error(`no such game: ${game}`);
	return ticket;
}

async function violations({ wallet, rows }: Pick<Club, "wallet" | "rows">): Promise<readonly string[]> {
	const found = (await wallet.audit()).filter((finding) => finding.violations > 0n).map(({ check }) => check);
	const [held] = await rows<{ points: string }>(
		"select coalesce(sum(balance), 0) as points from wallet.wallet where purse = 'points'",
	);
	const house = await wallet.houseBalance("loyalty:points", "P");
	return house === -BigInt(held?.points ?? 0) ? found : [...found, "points against their house account"];
}
