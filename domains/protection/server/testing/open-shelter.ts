// Protection over a real database and the real ledger, for tests: members with a purse, postings, calls, a clock that a
// test moves. Never imported outside tests.
import { randomBytes } from "node:crypto";
import { afterAll } from "vitest";
import type { Endpoint, Failure, InputOf, OutputOf } from "#platform/contract";
import { type Database, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { callRoute, principalOf, ticketOf } from "#platform/http/testing";
import {
	type ManualClock,
	type MemberId,
	manualClock,
	memberId,
	type Result,
	systemClock,
	unwrap,
} from "#platform/kernel";
import { secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { commandKey, type WalletApi } from "#wallet/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { createProtectionModule, migrations, nobodyLogsIn, type ProtectionModule, seed } from "../module.ts";

export type Shelter = {
	readonly db: Database;
	readonly clock: ManualClock;
	readonly wallet: WalletApi;
	readonly protection: ProtectionModule;
	/** Another node over the same database, with a memory of its own. */
	readonly otherNode: () => Promise<ProtectionModule>;
	/** A new member with a full purse. */
	readonly enrol: () => Promise<MemberId>;
	/** Posts to the ledger past every rule: what was played and paid in. */
	readonly flow: (member: MemberId, kind: "bet" | "win" | "deposit", amount: bigint) => Promise<void>;
	readonly call: <E extends Endpoint>(
		member: MemberId,
		endpoint: E,
		input: InputOf<E>,
	) => Promise<Result<OutputOf<E>, Failure<string>>>;
	/** The frame of a game that the member plays, or of a trial. */
	readonly frame: <E extends Endpoint>(
		member: MemberId | undefined,
		endpoint: E,
		input: InputOf<E>,
	) => Promise<Result<OutputOf<E>, Failure<string>>>;
	/** Seals the documents of this shelter. */
	readonly documentKey: Buffer;
	/** Where an address is, and whether the brand is open there; open and nowhere to begin with. */
	readonly places: Map<string, { readonly country: string; readonly open: boolean }>;
	/** Lets the brand of the tests play by another profile. */
	readonly playBy: (profile: string) => Promise<void>;
	readonly rows: <Row>(statement: string) => Promise<readonly Row[]>;
};

export const merchant = "tessera";

const counts = { members: 9_000, keys: 0 };

export async function openShelter(): Promise<Shelter> {
	const db = await testDatabase([walletMigrations, migrations]);
	const clock = manualClock(systemClock.now());
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(clock.now());
	await seed({ db });
	const documentKey = randomBytes(32);
	const places: Shelter["places"] = new Map();
	const brand = { standing: ({ address }: { readonly address: string }) => standingOf(places.get(address)) };
	const open = () =>
		createProtectionModule({
			db,
			clock,
			wallet: wallet.api,
			members: nobodyLogsIn,
			brand,
			newId: secureIds,
			documentKey,
		});
	const nodes = [await open()];
	afterAll(async () => {
		await Promise.all(nodes.map((node) => node.close()));
		await wallet.close();
	});
	const [protection] = nodes;
	if (protection === undefined) throw new Error("no node");
	return {
		db,
		clock,
		wallet: wallet.api,
		protection,
		places,
		documentKey,
		otherNode: async () => {
			const node = await open();
			nodes.push(node);
			return node;
		},
		enrol: () => enrol({ db, wallet: wallet.api }),
		flow: (member, kind, amount) => flow(wallet.api, { member, kind, amount }),
		call: (member, endpoint, input) =>
			callRoute(protection.routes, { endpoint, input }, { principal: principalOf(member), now: clock.now() }),
		frame: (member, endpoint, input) =>
			callRoute(protection.routes, { endpoint, input }, { play: ticketOf(member), now: clock.now() }),
		playBy: async (profile) => {
			await db.tx((tx) =>
				sql`update protection.brand_profile set profile = ${profile} where merchant = ${merchant}`.execute(tx),
			);
		},
		rows: async <Row>(statement: string) => (await db.read((tx) => sql.raw<Row>(statement).execute(tx))).rows,
	};
}

const standingOf = (place: { readonly country: string; readonly open: boolean } | undefined) =>
	({ status: place?.open === false ? 2 : 0, country: place?.country, until: undefined, message: "" }) as const;

async function enrol({ db, wallet }: Pick<Shelter, "db" | "wallet">): Promise<MemberId> {
	counts.members += 1;
	const member = memberId(String(counts.members));
	const purse = { memberId: member, currency: "P", purse: "cash" } as const;
	await db.tx(async (tx) => {
		await wallet.open(tx, purse);
		const grant = { ...purse, key: commandKey("enrol", member), kind: "grant", delta: 10_000_000n } as const;
		unwrap(await wallet.postIn(tx, { ...grant, counter: "house:grants" }));
	});
	return member;
}

async function flow(
	wallet: WalletApi,
	of: { readonly member: MemberId; readonly kind: "bet" | "win" | "deposit"; readonly amount: bigint },
): Promise<void> {
	counts.keys += 1;
	const { kind, amount } = of;
	unwrap(
		await wallet.post({
			key: commandKey("flow", String(counts.keys)),
			memberId: of.member,
			currency: "P",
			purse: "cash",
			kind,
			delta: kind === "bet" ? -amount : amount,
			counter: kind === "deposit" ? "house:bank" : "games:test",
		}),
	);
}
