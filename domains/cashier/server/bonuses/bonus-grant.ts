// The bonus that a deposit brings: planned before the ledger is asked, posted in the same group of commands as the credit, and
// written in the same transaction, so that neither ever stands without the other.
import type { Tx } from "#platform/db";
import { tell } from "#platform/jobs";
import { type CurrencyCode, formatMinor, type MemberId, memberId } from "#platform/kernel";
import { commandKey, type HouseAccount, type PostCommand } from "#wallet/api";
import { type Grant, type GrantFault, grantBonus, playCategories } from "../../core/index.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import { bonusGranted } from "../events.ts";
import type { CashierDeps, Turnover } from "../ports.ts";
import { tellMoved } from "../transfers/transfer-changes.ts";
import { type BonusRow, lockBonus, termsOfBonus, voidBonus, writeGrant } from "./bonus-store.ts";

/** What members hold and were released of bonuses is its opposite. */
export const bonusAccount: HouseAccount = "bonus:deposits";

export type Crediting = {
	readonly memberId: MemberId;
	readonly depositId: string;
	/** Minor units. */
	readonly credited: bigint;
	/** Nothing was credited to the member before. */
	readonly first: boolean;
	readonly at: Date;
};

export type PlannedBonus = {
	/** For the ledger, with the credit; none where nothing comes of it. */
	readonly commands: readonly PostCommand[];
	/** After the ledger took them. */
	readonly write: () => Promise<void>;
};

const none: PlannedBonus = { commands: [], write: async () => {} };

/** Locks what was chosen with the deposit and opens its purse; writes nothing else. */
export async function planBonus(
	tx: Tx,
	{ wallet, turnover }: { readonly wallet: Pick<CashierDeps["wallet"], "open">; readonly turnover: Turnover },
	crediting: Crediting,
): Promise<PlannedBonus> {
	const bonus = await lockBonus(tx, { ...crediting, state: "chosen" });
	if (bonus === undefined) return none;
	const granted = grantBonus(termsOfBonus(bonus), { ...crediting, now: crediting.at });
	if (!granted.ok) return { commands: [], write: () => refuse(tx, crediting, granted.error) };
	const purse = { memberId: memberId(bonus.member_id), currency: currencyOf(bonus), purse: "bonus" } as const;
	await wallet.open(tx, purse);
	const wagered = await turnover(tx, { ...purse, games: bonus.games });
	const by = await wageredBy(tx, turnover, purse);
	const key = commandKey("cashier:bonus-grant", bonus.deposit_id);
	const shared = { key, group: key, kind: "grant", counter: bonusAccount } as const;
	return {
		commands: [{ ...purse, ...shared, delta: granted.value.amount }],
		write: () => write(tx, { bonus, grant: granted.value, crediting, wagered, by, group: key }),
	};
}

export type WageredBy = Readonly<Record<string, bigint>>;

/** All that a member ever wagered, by category. */
export async function wageredBy(
	tx: Tx,
	turnover: Turnover,
	{ memberId, currency }: { readonly memberId: MemberId; readonly currency: CurrencyCode },
): Promise<WageredBy> {
	const by: Record<string, bigint> = {};
	for (const category of playCategories) by[category] = await turnover(tx, { memberId, currency, games: [category] });
	return by;
}

/** What is told of it. */
export function bonusFacts(bonus: BonusRow, amount: bigint) {
	const { deposit_id: depositId, member_id: member, merchant } = bonus;
	const currency = currencyOf(bonus);
	return { depositId, memberId: member, merchant, currency, amount: formatMinor(amount, currency) };
}

const refuse = (tx: Tx, of: Crediting, reason: GrantFault): Promise<void> => voidBonus(tx, of, { reason, at: of.at });

type Granted = {
	readonly bonus: BonusRow;
	readonly grant: Grant;
	readonly crediting: Crediting;
	/** All that the member ever wagered in games that count for it. */
	readonly wagered: bigint;
	/** And in each category. */
	readonly by: WageredBy;
	readonly group: string;
};

async function write(tx: Tx, { bonus, grant, crediting, wagered, by, group }: Granted): Promise<void> {
	await writeGrant(tx, crediting, { ...grant, wagered, by, at: crediting.at, group });
	await tell(tx, bonusGranted, bonusFacts(bonus, grant.amount));
	await tellMoved(tx, { memberId: crediting.memberId, currency: currencyOf(bonus) });
}
