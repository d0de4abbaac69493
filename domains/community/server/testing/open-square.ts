// A house for tests of messages and chat: the real tables of every domain below, accounts written as registrations would, this
// domain's own module. Never imported outside tests.
import { afterAll } from "vitest";
import { migrations as agentsMigrations } from "#agents/module";
import { migrations as brandMigrations } from "#brand/module";
import { migrations as cashierMigrations } from "#cashier/module";
import { migrations as courierMigrations } from "#courier/module";
import { migrations as gamesMigrations } from "#games/module";
import { migrations as loyaltyMigrations } from "#loyalty/module";
import { migrations as membersMigrations } from "#members/module";
import { type Endpoint, type Failure, failure, type InputOf, type OutputOf } from "#platform/contract";
import { type Database, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import type { RunningExclusion } from "#platform/http";
import { callRoute, principalOf } from "#platform/http/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import {
	err,
	type ManualClock,
	type MemberId,
	manualClock,
	memberId,
	type Result,
	systemClock,
} from "#platform/kernel";
import {
	createRooms,
	databaseFan,
	noAudience,
	type RunningRooms,
	migrations as roomsMigrations,
} from "#platform/rooms";
import { migrations as protectionMigrations } from "#protection/module";
import { migrations as walletMigrations } from "#wallet/module";
import { type CommunityModule, createCommunityModule, migrations } from "../module.ts";
import type { CommunityDeps } from "../ports.ts";

export const merchant = "tessera";

export type NewMember = { readonly language?: string; readonly level?: number; readonly below?: MemberId };

const log = { debug() {}, info() {}, warn() {}, error() {} };

export type Square = {
	readonly db: Database;
	readonly clock: ManualClock;
	readonly community: CommunityModule;
	readonly deps: CommunityDeps;
	/** What was pushed: to a member, or to all. */
	readonly pushed: readonly (readonly [whom: string, event: string])[];
	/** Answers of the games to who shares a round, by round. */
	readonly shared: Map<string, Awaited<ReturnType<CommunityDeps["games"]["shareWin"]>>>;
	readonly running: RunningRooms;
	readonly register: (member?: NewMember) => Promise<MemberId>;
	readonly call: <E extends Endpoint>(
		member: MemberId,
		endpoint: E,
		input: InputOf<E>,
		options?: { readonly language?: string; readonly excluded?: RunningExclusion; readonly key?: string },
	) => Promise<Result<OutputOf<E>, Failure<string>>>;
	/** As somebody at the desk who may do all of it. */
	readonly work: <E extends Endpoint>(
		endpoint: E,
		input: InputOf<E>,
		options?: { readonly key?: string; readonly merchant?: string },
	) => Promise<Result<OutputOf<E>, Failure<string>>>;
	readonly run: (statement: string) => Promise<readonly { readonly [column: string]: unknown }[]>;
};

const sources = [
	...[jobsMigrations, deskMigrations, roomsMigrations, brandMigrations, courierMigrations, walletMigrations],
	...[membersMigrations, protectionMigrations, cashierMigrations, gamesMigrations, loyaltyMigrations, agentsMigrations],
	migrations,
];

export async function openSquare(): Promise<Square> {
	const db = await testDatabase(sources);
	const clock = manualClock(systemClock.now());
	const pushed: [string, string][] = [];
	const shared: Square["shared"] = new Map();
	const run: Square["run"] = async (statement) =>
		(await db.tx((tx) => sql.raw<Record<string, unknown>>(statement).execute(tx))).rows;
	const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node: "one" });
	const deps: CommunityDeps = {
		db,
		clock,
		live: {
			toMember: (member, event) => void pushed.push([member, event.name]),
			toAll: (event) => void pushed.push(["all", event.name]),
		},
		brand: { brand: () => ({ languages: ["EN", "KO"], defaultLanguage: "EN", currency: "P" }) },
		members: { account: async () => ({ merchant }) },
		games: { shareWin: async ({ roundId }) => shared.get(roundId) ?? err(failure("ROUND_NOT_FOUND")) },
		rooms: running.rooms,
		authorKey: Buffer.alloc(32, 7),
	};
	const community = await createCommunityModule(deps);
	running.know(community.rooms);
	afterAll(() => community.close());
	let keys = 0;
	return {
		db,
		clock,
		community,
		deps,
		pushed,
		shared,
		running,
		run,
		register: (member = {}) => register({ run, clock }, member),
		call: (member, endpoint, input, { language = "en", excluded, key } = {}) => {
			const principal = { ...principalOf(member), excluded };
			const caller = { principal, now: clock.now(), language, idempotencyKey: key };
			return callRoute(community.routes, { endpoint, input }, caller);
		},
		work: (endpoint, input, options = {}) => {
			keys += 1;
			const staff = {
				staffId: "7",
				sessionId: "s-7",
				name: "Ann",
				merchant: options.merchant ?? merchant,
				permissions: new Set<string>(),
				aloneUpTo: undefined,
			};
			const caller = { staff, now: clock.now(), idempotencyKey: options.key ?? `work-${keys}` };
			return callRoute(community.desk.routes, { endpoint, input }, caller);
		},
	};
}

async function register(
	{ run, clock }: Pick<Square, "run" | "clock">,
	{ language = "EN", level, below }: NewMember,
): Promise<MemberId> {
	const now = clock.now().toISOString();
	const [row] = await run(`
		insert into members.accounts (merchant, account, nickname, type, currency, password_hash, password_changed_at,
			terms_version, terms_accepted_at, language, icon, created_at, upline_id)
		select '${merchant}', 'member' || n, 'Member ' || n, 0, 'P', '$argon2id$x', '${now}', '1', '${now}', '${language}',
			'stone-01', '${now}', ${below ?? "null"}
		from (select coalesce(max(id), 0) + 1 as n from members.accounts) as next returning id::text as id`);
	const id = memberId(String(row?.id));
	await run(`insert into members.login_names (merchant, name_key, member_id)
		select merchant, lower(account), id from members.accounts where id = ${id}`);
	if (level !== undefined) await run(`insert into loyalty.standing values (${id}, '${merchant}', ${level}, '${now}')`);
	if (below !== undefined)
		await run(`insert into agents.below (ancestor_id, member_id, depth) values (${below}, ${id}, 1)`);
	return id;
}
