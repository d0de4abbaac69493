// A hall for tests: a real database, the real wallet, two vendors with games, and members whose standing a test decides.
// Never imported outside tests.
import { randomBytes } from "node:crypto";
import type { MemberStatus, Standing } from "#members/api";
import { type Database, sql } from "#platform/db";
import type { PlayTicket, Principal } from "#platform/http";
import {
	type Chance,
	type ManualClock,
	type MemberId,
	manualClock,
	memberId,
	seededChance,
	systemClock,
	unwrap,
	uuidMaker,
} from "#platform/kernel";
import { type ProtectionApi, unprotected } from "#protection/api";
import { commandKey, type WalletApi } from "#wallet/api";
import type { GameListing, VendorListing } from "../api.ts";
import { createGamesModule, type GamesDeps, type GamesModule } from "../module.ts";
import { digestOf, newToken } from "../play/digest.ts";

export type Hall = {
	readonly db: Database;
	readonly clock: ManualClock;
	readonly wallet: WalletApi;
	readonly games: GamesModule;
	/** A new member with a cash purse; the amount in minor units. */
	readonly enrol: (balance: bigint) => Promise<MemberId>;
	readonly principal: (member: MemberId) => Principal;
	/** A launched game of a member, or a trial, with its play token. */
	readonly sit: (member: MemberId | undefined, gameCode?: string) => Promise<{ token: string; play: PlayTicket }>;
	readonly setStanding: (member: MemberId, state: MemberStatus) => void;
	readonly balance: (member: MemberId) => Promise<bigint>;
	/** Runs a job of the games by its name, as the clock would. */
	readonly runJob: (name: string) => Promise<void>;
	/** What the ledger's own audit finds: every account is the sum of its entries, and all of them sum to zero. */
	readonly violations: () => Promise<readonly string[]>;
};

export const vendor: VendorListing = {
	code: "TESSERA",
	names: { en: "Tessera Originals", ko: "테세라 오리지널" },
	artCode: "tessera",
	launchUrl: "/arcade/",
	interrupted: "complete",
	interruptedAfterSeconds: 600,
	house: true,
};

export const outsideVendor: VendorListing = {
	...vendor,
	code: "OUTSIDE",
	names: { en: "Outside" },
	interrupted: "refund",
	house: false,
};

/** A vendor with a purse of its own, simulated: the default catalogue has none. */
export const purseVendor: VendorListing = {
	...outsideVendor,
	code: "FARAWAY",
	names: { en: "Faraway" },
	transfer: true,
};

export const listing = (code: string, changes: Partial<GameListing> = {}): GameListing => ({
	code,
	gameType: "RNG",
	names: { en: `Game ${code}`, ko: `게임 ${code}` },
	rtp: "96.40",
	payTable: "1",
	lines: 20,
	volatility: "medium",
	limits: { P: { min: 1n, max: 100_000n }, KRW: { min: 100n, max: 1_000_000n } },
	tags: [],
	art: { small: `/art/${code}-small.webp`, show: `/art/${code}.webp` },
	hue: 30,
	trial: true,
	order: 10,
	...changes,
});

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
let nextMember = 1000;

/** What seals vendors' keys in every hall. */
export const vendorKey = randomBytes(32);
export const potKey = randomBytes(32);

export type Around = {
	/** With the migrations of the jobs, the wallet and the games. */
	readonly db: Database;
	readonly wallet: WalletApi;
	readonly games?: readonly GameListing[];
	/** Where pots are hit; a repeatable one where nothing is said. */
	readonly chance?: Chance;
	readonly live?: NonNullable<GamesDeps["live"]>;
	/** One that others go by, too. */
	readonly clock?: ManualClock;
	/** Without it the hall asks for nothing. */
	readonly protection?: Pick<ProtectionApi, "playStanding" | "lookAtPlay" | "weigh" | "onChange" | "checkLocation">;
	readonly bringHome?: NonNullable<GamesDeps["bringHome"]>;
	readonly hiddenOnBoards?: NonNullable<GamesDeps["hiddenOnBoards"]>;
	readonly ownPoints?: NonNullable<GamesDeps["ownPoints"]>;
	readonly dayZone?: NonNullable<GamesDeps["dayZone"]>;
	/** Whether a login runs; without it, those do whose name does not begin with "ended". */
	readonly loginRuns?: (sessionId: string) => Promise<boolean>;
	/** Whoever listens for logins that end; without it none is told of. */
	readonly onSessionEnded?: GamesDeps["members"]["onSessionEnded"];
};

export async function openHall(around: Around): Promise<Hall> {
	const { db, wallet, games = [listing("lantern"), listing("kite")], protection = unprotected } = around;
	const { clock = manualClock(systemClock.now()) } = around;
	const standings = new Map<MemberId, MemberStatus>();
	const standingOf = (member: MemberId) => standingIn(standings, member);
	const module = await createGamesModule({
		vendorKey,
		potKey,
		db,
		clock,
		newId: uuidMaker({ clock, randomBytes: (count) => randomBytes(count) }),
		log: quiet,
		chance: around.chance ?? seededChance(2026),
		...(around.live === undefined ? {} : { live: around.live }),
		wallet,
		protection,
		...(around.bringHome === undefined ? {} : { bringHome: around.bringHome }),
		...(around.hiddenOnBoards === undefined ? {} : { hiddenOnBoards: around.hiddenOnBoards }),
		...(around.ownPoints === undefined ? {} : { ownPoints: around.ownPoints }),
		...(around.dayZone === undefined ? {} : { dayZone: around.dayZone }),
		brand: {
			brand: () => ({
				currency: "P",
				sorting: [
					{ gameCategory: "RNG", point: "1.20" },
					{ gameCategory: "LIVE", point: "0.70" },
				],
			}),
		},
		members: {
			standings: async (_tx, members) => new Map(members.flatMap(standingOf)),
			loginRuns: async ({ sessionId }) => (await around.loginRuns?.(sessionId)) ?? !sessionId.startsWith("ended"),
			onSessionEnded: around.onSessionEnded ?? (() => undefined),
		},
	});
	await db.tx((tx) => module.api.registerGames(tx, vendor, games));
	await db.tx((tx) => module.api.registerGames(tx, outsideVendor, [listing("wheel", { gameType: "RNG" })]));
	await module.refresh();
	const hall = { db, clock, wallet, games: module };
	return {
		...hall,
		enrol: async (balance) => {
			nextMember += 1;
			const member = memberId(String(nextMember));
			standings.set(member, "active");
			await grant(hall, member, balance);
			return member;
		},
		principal,
		sit: (member, code = "lantern") => sit(hall, member, code),
		runJob: (name) => runJob(hall, name),
		setStanding: (member, state) => standings.set(member, state),
		balance: async (member) => (await wallet.balance(member, "P")).available,
		violations: async () =>
			(await wallet.audit()).filter(({ violations }) => violations > 0n).map(({ check }) => check),
	};
}

function standingIn(standings: ReadonlyMap<MemberId, MemberStatus>, member: MemberId): [MemberId, Standing][] {
	const status = standings.get(member);
	return status === undefined ? [] : [[member, { status, account: `player${member}`, merchant: "tessera" }]];
}

const principal = (member: MemberId): Principal => ({
	memberId: member,
	sessionId: `login-${member}`,
	guest: false,
	account: `player${member}`,
	merchant: "tessera",
	currency: "P",
});

async function grant(hall: { db: Database; wallet: WalletApi }, member: MemberId, amount: bigint): Promise<void> {
	await hall.db.tx(async (tx) => {
		const wallet = { memberId: member, currency: "P" as const, purse: "cash" as const };
		await hall.wallet.open(tx, wallet);
		if (amount === 0n) return;
		const key = commandKey("test", `grant-${member}`);
		unwrap(await hall.wallet.postIn(tx, { ...wallet, key, kind: "grant", delta: amount, counter: "house:grants" }));
	});
}

async function sit(
	hall: { db: Database; clock: ManualClock; games: GamesModule },
	member: MemberId | undefined,
	gameCode: string,
): Promise<{ token: string; play: PlayTicket }> {
	const token = newToken();
	const now = hall.clock.now();
	const later = new Date(now.getTime() + 3_600_000);
	await hall.db.tx((tx) =>
		sql`insert into games.play_session (id, launch_digest, launch_until, token_digest, entered_at, expires_at, mode,
				member_id, login_session, game_id, currency, merchant, demo_balance, demo_rounds, demo_staked, demo_won)
			select gen_random_uuid(), ${digestOf(newToken())}, ${now}, ${digestOf(token)}, ${now}, ${later},
				${member === undefined ? "demo" : "real"}, ${member ?? null}::bigint, ${member === undefined ? null : `login-${member}`},
				id, 'P', 'tessera', ${member === undefined ? "1000000" : null}::bigint, ${member === undefined ? 0 : null}::int,
				${member === undefined ? "0" : null}::bigint, ${member === undefined ? "0" : null}::bigint
			from games.game where code = ${gameCode}`.execute(tx),
	);
	const play = await hall.games.api.authenticatePlay(token);
	if (play === undefined) throw new Error(`no such game: ${gameCode}`);
	return { token, play };
}

async function runJob(hall: { games: GamesModule; clock: ManualClock }, name: string): Promise<void> {
	const job = hall.games.jobs.find((one) => one.name === name);
	if (job === undefined) throw new Error(`no such job: ${name}`);
	await job.run({}, { jobId: "1", attempt: 1, now: hall.clock.now(), log: quiet, signal: undefined });
}
