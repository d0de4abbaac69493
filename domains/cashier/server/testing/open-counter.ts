// The cashier over a real database, the real ledger and the real protection, for tests: members with a purse, calls past
// the site, an operator, a clock that a test moves. Never imported outside tests.
import { randomBytes } from "node:crypto";
import { afterAll } from "vitest";
import { migrations as brandMigrations } from "#brand/module";
import { migrations as courierMigrations } from "#courier/module";
import { migrations as membersMigrations } from "#members/module";
import type { Endpoint, Failure, InputOf, OutputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { type TestDatabase, testDatabase } from "#platform/db/testing";
import { callRoute, principalOf } from "#platform/http/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { type ManualClock, type MemberId, manualClock, memberId, type Result, systemClock } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import {
	createProtectionModule,
	nobodyLogsIn,
	type ProtectionDeps,
	type ProtectionModule,
	migrations as protectionMigrations,
	seed as seedProtection,
} from "#protection/module";
import type { WalletApi } from "#wallet/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { type Deposit, declineDepositLimit, openDeposit } from "../../contract/index.ts";
import { type BonusParts, playCategories } from "../../core/index.ts";
import { type CashierDeps, type CashierModule, createCashierModule, migrations, seed } from "../module.ts";
import type { DepositProvider, PayoutProvider } from "../providers/index.ts";
import type { CashierSeedDeps } from "../seed/seed.ts";
import { type KnownMembers, knownMembers } from "./known-members.ts";
import { type SimulatedVendors, simulatedVendors } from "./simulated-vendors.ts";

export { paymentPassword as pin } from "./known-members.ts";

export const merchant = "tessera";

export type Heard = { readonly member: MemberId; readonly event: string; readonly payload: unknown };

export type Counter = {
	readonly db: TestDatabase;
	readonly clock: ManualClock;
	readonly wallet: WalletApi;
	readonly deps: CashierDeps;
	readonly cashier: CashierModule;
	readonly protection: ProtectionModule;
	readonly vendors: SimulatedVendors;
	readonly members: KnownMembers;
	/** Agents who hand nothing down now. */
	readonly stopped: Set<MemberId>;
	/** Says how much a member ever wagered, in minor units: in all, or of that in one category. */
	readonly wager: (member: MemberId, amount: bigint, game?: string) => void;
	/** What was pushed to members' connections, the oldest first. */
	readonly heard: readonly Heard[];
	/** A new member with an empty purse who was asked for a limit and wants none. */
	readonly enrol: (options?: { readonly asked?: boolean }) => Promise<MemberId>;
	readonly call: <E extends Endpoint>(
		member: MemberId,
		endpoint: E,
		input: InputOf<E>,
		options?: { readonly key?: string; readonly language?: string },
	) => Promise<Result<OutputOf<E>, Failure<string>>>;
	/** Opens a deposit and answers it. Throws when it is refused. */
	readonly open: (member: MemberId, amount: string, method?: string) => Promise<Deposit>;
	/** The code of a refusal, or "taken". */
	readonly tryOpen: (member: MemberId, amount: string, method?: string) => Promise<string>;
	readonly cash: (member: MemberId) => Promise<bigint>;
	readonly rows: <Row>(statement: string) => Promise<readonly Row[]>;
	readonly playBy: (profile: string) => Promise<void>;
	/** What does not hold of the ledger, and of deposits and withdrawals against it: must be empty. */
	readonly faults: () => Promise<readonly string[]>;
};

type CounterBrand = ProtectionDeps["brand"] & CashierDeps["brand"] & CashierSeedDeps["brand"];

const brand: Pick<CounterBrand, "brand" | "standing"> = {
	brand: () => ({ currency: "P", languages: ["EN", "KO"], defaultLanguage: "EN", playMoney: true }),
	standing: () => ({ status: 0, country: undefined, until: undefined, message: "" }),
};

const counts = { members: 40_000, keys: 0 };

/** Who takes the payments of the methods that name the simulator (without one they are closed), and who pays out. */
export type CounterProviders = { readonly payments?: DepositProvider; readonly payouts?: PayoutProvider };

export async function openCounter(given: CounterProviders = {}): Promise<Counter> {
	const below = [brandMigrations, courierMigrations, jobsMigrations, walletMigrations, membersMigrations];
	const db = await testDatabase([...below, protectionMigrations, migrations]);
	const clock = manualClock(systemClock.now());
	const heard: Heard[] = [];
	const toMember: CashierDeps["live"]["toMember"] = (member, { name: event }, payload) =>
		void heard.push({ member, event, payload });
	const wallet = createWalletModule({ db, live: { ...silentLive, toMember } });
	await wallet.start(clock.now());
	await seedProtection({ db });
	await seed({ db, brand });
	const common = { db, clock, newId: secureIds, wallet: wallet.api, brand };
	const protection = await createProtectionModule({ ...common, members: nobodyLogsIn, documentKey: randomBytes(32) });
	const proofs = { proofKey: randomBytes(32), voucherKey: randomBytes(32), chance: secureChance(), live: { toMember } };
	const [providers, outside] = [byCode(given.payments), byCode(given.payouts)];
	const vendors = simulatedVendors();
	const members = knownMembers(clock);
	const wagered = new Map<string, bigint>();
	const wageredIn = (member: MemberId, games: readonly string[] = []): bigint => {
		const names = games.length === 0 ? [member] : games.map((game) => `${member} ${game}`);
		return names.reduce((sum, name) => sum + (wagered.get(name) ?? 0n), 0n);
	};
	const turnover: CashierDeps["turnover"] = async (_tx, { memberId: member, games }) => wageredIn(member, games);
	const weighedIn = (member: MemberId, { games, parts }: { games: readonly string[]; parts: BonusParts }): bigint => {
		const named = Object.entries(parts);
		if (named.length === 0) return wageredIn(member, games) * 100n;
		const counting = playCategories.filter((category) => games.length === 0 || games.includes(category));
		return counting.reduce((sum, one) => sum + wageredIn(member, [one]) * BigInt(parts[one] ?? 100), 0n);
	};
	const turnovers: CashierDeps["turnovers"] = async (_tx, { members: asked }) =>
		new Map(asked.map((one) => [one.memberId, weighedIn(one.memberId, one)]));
	const payouts = { members, turnover, turnovers, accountKey: randomBytes(32) };
	const stopped = new Set<MemberId>();
	const handsNothingDown: CashierDeps["handsNothingDown"] = async (_tx, member) => stopped.has(member);
	const around = { protection: protection.api, providers, payouts: outside, vendors, handsNothingDown };
	const deps: CashierDeps = { ...common, ...proofs, ...payouts, ...around };
	const cashier = await createCashierModule(deps);
	afterAll(async () => {
		await cashier.close();
		await protection.close();
		await wallet.close();
	});
	return {
		db,
		clock,
		wallet: wallet.api,
		deps,
		cashier,
		protection,
		members,
		heard,
		vendors,
		stopped,
		wager: (member, amount, game) => void wagered.set(game === undefined ? member : `${member} ${game}`, amount),
		...handsOf({ db, clock, cashier, wallet: wallet.api }),
	};
}

const byCode = <One extends { readonly code: string }>(one: One | undefined): ReadonlyMap<string, One> =>
	new Map(one === undefined ? [] : [[one.code, one]]);

type Hands = Pick<Counter, "db" | "clock" | "cashier" | "wallet">;

function handsOf({
	db,
	clock,
	cashier,
	wallet,
}: Hands): Pick<Counter, "rows" | "call" | "enrol" | "open" | "tryOpen" | "cash" | "playBy" | "faults"> {
	const rows: Counter["rows"] = async <Row>(statement: string) =>
		(await db.tx((tx) => sql.raw<Row>(statement).execute(tx))).rows;
	const call: Counter["call"] = (member, endpoint, input, { key, language = "en" } = {}) => {
		counts.keys += 1;
		const idempotencyKey = key ?? `key-${counts.keys}`;
		const caller = { principal: principalOf(member), now: clock.now(), language, idempotencyKey };
		return callRoute(cashier.routes, { endpoint, input }, caller);
	};
	const ask = (member: MemberId, amount: string, method = "mosaic-bank") =>
		call(member, openDeposit, { method, amount });
	return {
		rows,
		call,
		enrol: async ({ asked = true } = {}) => {
			counts.members += 1;
			const member = memberId(String(counts.members));
			await db.tx((tx) => wallet.open(tx, { memberId: member, currency: "P", purse: "cash" }));
			if (asked) await call(member, declineDepositLimit, {});
			return member;
		},
		open: async (member, amount, method) => {
			const opened = await ask(member, amount, method);
			if (!opened.ok) throw new Error(opened.error.code);
			return opened.value;
		},
		tryOpen: async (member, amount, method) => {
			const opened = await ask(member, amount, method);
			return opened.ok ? "taken" : opened.error.code;
		},
		cash: async (member) => {
			const { purses } = await wallet.balance(member, "P");
			return purses.find(({ purse }) => purse === "cash")?.balance ?? 0n;
		},
		playBy: async (profile) => {
			await rows(`update protection.brand_profile set profile = '${profile}' where merchant = '${merchant}'`);
		},
		faults: async () => {
			const uncovered = await rows<{ fault: string }>("select 'uncovered' as fault from cashier.uncovered");
			const unmatched = await rows<{ fault: string }>("select fault from cashier.unmatched_withdrawals");
			const unmoved = await rows<{ fault: string }>("select 'unmoved' as fault from cashier.unmoved");
			const bonuses = await rows<{ fault: string }>("select 'bonus' as fault from cashier.unmatched_bonuses");
			const broken = await rows<{ fault: string }>(`select "check" as fault from wallet.audit where violations > 0`);
			return [...uncovered, ...bonuses, ...unmoved, ...unmatched, ...broken].map(({ fault }) => fault);
		},
	};
}
