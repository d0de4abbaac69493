// The demo members and agents of the default brand, with the one password of this installation. Written once.
import type { Brand, BrandApi } from "#brand/api";
import { type Database, type Tx, tables } from "#platform/db";
import { type Clock, type MemberId, parseMinor, unwrap } from "#platform/kernel";
import { createPasswords, type PasswordCost } from "#platform/kernel/node";
import type { WalletApi } from "#wallet/api";
import { type AccountType, accountTypes } from "../core/index.ts";
import { findByName, insertNamedAccount } from "./account-store.ts";
import { iconFor } from "./profile/icons.ts";
import { grantPlayMoney } from "./registration/grant-play-money.ts";
import type { MembersTables } from "./tables.ts";

export type MembersSeedDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly brand: BrandApi;
	readonly wallet: WalletApi;
	/** The password of those that are not there yet; only its hash is kept. */
	readonly password: string;
	readonly passwordCost?: PasswordCost;
};

export type SeededMembers = {
	/** All demo accounts, whether they were written now or before. */
	readonly accounts: readonly string[];
	/** Whether any was written now. */
	readonly written: boolean;
};

type DemoAccount = {
	readonly account: string;
	readonly type: AccountType;
	readonly balance: string;
	/** The agent above, which stands before it in the list. */
	readonly upline?: string;
};

const merchant = "tessera";

const demoAccounts: readonly DemoAccount[] = [
	{ account: "demo01", type: accountTypes.player, balance: "10000.00" },
	{ account: "demo02", type: accountTypes.player, balance: "2500.00" },
	{ account: "demo03", type: accountTypes.player, balance: "250000.00" },
	{ account: "demo04", type: accountTypes.player, balance: "35.50" },
	{ account: "demo05", type: accountTypes.player, balance: "0.00" },
	{ account: "agent01", type: accountTypes.agent, balance: "50000.00" },
	{ account: "agent02", type: accountTypes.masterAgent, balance: "50000.00" },
	{ account: "agent03", type: accountTypes.seniorAgent, balance: "50000.00" },
	{ account: "agent04", type: accountTypes.generalAgent, balance: "50000.00" },
	// A team of three levels, so that an agent centre has something to show.
	{ account: "agent11", type: accountTypes.masterAgent, balance: "5000.00", upline: "agent01" },
	{ account: "agent12", type: accountTypes.seniorAgent, balance: "5000.00", upline: "agent11" },
	{ account: "demo06", type: accountTypes.player, balance: "5000.00", upline: "agent01" },
	{ account: "demo07", type: accountTypes.player, balance: "5000.00", upline: "agent11" },
	{ account: "demo08", type: accountTypes.player, balance: "5000.00", upline: "agent12" },
	{ account: "demo09", type: accountTypes.player, balance: "2500.00", upline: "agent12" },
];

/** The agent whose code invites players, and the code. */
const affiliate = { account: "agent01", code: "TESSERA" } as const;

/** What stands is left as it is, with its password. */
export async function seed(deps: MembersSeedDeps): Promise<SeededMembers> {
	const accounts = demoAccounts.map(({ account }) => account);
	await deps.db.tx(seedHumanChecks);
	if (await allStand(deps.db, accounts)) return { accounts, written: false };
	const passwords = await createPasswords(deps.passwordCost);
	const passwordHash = await passwords.hash(deps.password);
	await deps.db.tx(async (tx) => {
		for (const demo of demoAccounts) await seedAccount(tx, demo, { ...deps, passwordHash });
		await seedAffiliate(tx);
	});
	return { accounts, written: true };
}

/** A code costs money and reaches somebody: who asks for one is to be a person. What an operator set stays. */
async function seedHumanChecks(tx: Tx): Promise<void> {
	await tables<MembersTables>(tx)
		.insertInto("members.human_checks")
		.values([
			{ merchant, place: "code", enabled: true },
			{ merchant, place: "register", enabled: false },
			{ merchant, place: "password", enabled: true },
		])
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

async function allStand(db: Database, accounts: readonly string[]): Promise<boolean> {
	const row = await db.read((tx) =>
		tables<MembersTables>(tx)
			.selectFrom("members.login_names")
			.select((count) => count.fn.countAll<string>().as("number"))
			.where("merchant", "=", merchant)
			.where("name_key", "in", [...accounts])
			.executeTakeFirstOrThrow(),
	);
	return Number(row.number) === accounts.length;
}

async function seedAccount(
	tx: Tx,
	demo: DemoAccount,
	deps: MembersSeedDeps & { readonly passwordHash: string },
): Promise<void> {
	const brand: Brand = deps.brand.brand(merchant);
	const upline = demo.upline === undefined ? undefined : await findByName(tx, { merchant, name: demo.upline });
	const id: MemberId | undefined = await insertNamedAccount(tx, {
		uplineId: upline?.id,
		merchant,
		account: demo.account,
		nickname: demo.account,
		type: demo.type,
		currency: brand.currency,
		passwordHash: deps.passwordHash,
		termsVersion: brand.termsVersion,
		language: brand.defaultLanguage.toLowerCase(),
		iconOf: iconFor,
		now: deps.clock.now(),
	});
	if (id === undefined) return;
	const amount = unwrap(parseMinor(demo.balance, brand.currency));
	await grantPlayMoney(tx, deps.wallet, { memberId: id, currency: brand.currency, amount });
}

async function seedAffiliate(tx: Tx): Promise<void> {
	const agent = await findByName(tx, { merchant, name: affiliate.account });
	if (agent === undefined) return;
	await tables<MembersTables>(tx)
		.insertInto("members.affiliate_codes")
		.values({ merchant, code_key: affiliate.code, member_id: agent.id })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
