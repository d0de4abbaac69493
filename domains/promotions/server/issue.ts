// Issues what was earned: within the budget, once a person, set aside on the ledger; and hands it over when it is taken. All of a
// step stands or falls with the caller's transaction.
import { createHmac } from "node:crypto";
import { sql, type Tx } from "#platform/db";
import { tell } from "#platform/jobs";
import { type CurrencyCode, err, formatMinor, type MemberId, memberId, ok, type Result } from "#platform/kernel";
import { activityEvent } from "../contract/index.ts";
import { budgetFault, dayAt, isRight, type Zone } from "../core/index.ts";
import { promotionRewarded } from "./events.ts";
import { giveRight } from "./give-right.ts";
import { credit, type Moves, setAside } from "./ledger.ts";
import type { PromotionsDeps } from "./ports.ts";
import { type Entry, keepEntry, type Promotion } from "./promotion-store.ts";

export type IssueRefusal = "ACTIVITY_SPENT" | "ACTIVITY_TAKEN";
type At = { readonly now: Date; readonly zone: Zone };
export type Issued = { readonly entry: Entry; readonly moves: Moves };

const dayLength = 86_400_000;

/** Once a person: kinds that a second account of the same person is refused. */
const once: ReadonlySet<string> = new Set(["free-spins", "free-bet", "coupon", "birthday", "red-packet", "referral"]);

/** Writes the entry as issued. `entry` says what it brings. */
export async function issue(
	tx: Tx,
	deps: Pick<PromotionsDeps, "members" | "digestKey">,
	{ promotion, entry, now, zone }: At & { readonly promotion: Promotion; readonly entry: Entry },
): Promise<Result<Issued, IssueRefusal>> {
	const { amount } = entry;
	const elsewhere = isRight(promotion.rule.reward);
	const part = promotion.kind === "red-packet" ? await takePart(tx, promotion) : amount;
	if (part === undefined || part === 0n) return err("ACTIVITY_SPENT");
	if (!(await spend(tx, { promotion, entry, amount: part, now, zone }))) {
		return err("ACTIVITY_SPENT");
	}
	if (once.has(promotion.kind) && (await isTaken(tx, deps, { promotion, entry }))) {
		await giveBackSpent(tx, { promotion, entry: { ...entry, amount: part, spentDay: dayAt(now, zone) } });
		return err("ACTIVITY_TAKEN");
	}
	const issued: Entry = {
		...entry,
		state: "issued",
		amount: part,
		elsewhere,
		issuedAt: now,
		spentDay: dayAt(now, zone),
		lapsesAt: new Date(now.getTime() + promotion.rule.takeDays * dayLength),
	};
	await keepEntry(tx, { entry: issued, now });
	await linkPart(tx, issued);
	await tell(tx, promotionRewarded, {
		memberId: entry.memberId,
		merchant: promotion.merchant,
		promotion: promotion.code,
		kind: promotion.kind,
		currency: promotion.currency,
		amount: formatMinor(part, promotion.currency),
	});
	return ok({ entry: issued, moves: elsewhere ? [] : [setAside({ promotion, entry: issued })] });
}

/** Writes the entry as taken: `claimed`, or `signed` for a day that was signed. */
export async function take(
	tx: Tx,
	deps: Pick<PromotionsDeps, "wallet" | "games" | "spinsStakes" | "giveFreeBet">,
	{ promotion, entry, now }: { readonly promotion: Promotion; readonly entry: Entry; readonly now: Date },
): Promise<Issued> {
	const state = promotion.kind === "check-in" ? "signed" : "claimed";
	const taken: Entry = { ...entry, state, lapsesAt: undefined };
	await keepEntry(tx, { entry: taken, now });
	if (entry.elsewhere) await giveRight(tx, deps, { promotion, entry, now });
	return { entry: taken, moves: entry.elsewhere ? [] : [credit({ promotion, entry })] };
}

/** The row of all is held until the transaction ends: whoever comes at the same time waits, and sees what was spent. */
async function spend(
	tx: Tx,
	{ promotion, entry, amount, now, zone }: At & { promotion: Promotion; entry: Entry; amount: bigint },
): Promise<boolean> {
	const scopes = { all: "all", day: `day ${dayAt(now, zone)}`, member: `member ${entry.memberId}` };
	await sql`insert into promotions.spent values (${promotion.id}::bigint, 'all', 0) on conflict do nothing`.execute(tx);
	await sql`select 1 from promotions.spent where promotion_id = ${promotion.id}::bigint and scope = 'all' for update`.execute(
		tx,
	);
	const { rows } = await sql<{ scope: string; amount: string }>`select scope, amount from promotions.spent
		where promotion_id = ${promotion.id}::bigint and scope = any (${Object.values(scopes)}::text[])`.execute(tx);
	const of = (scope: string) => BigInt(rows.find((row) => row.scope === scope)?.amount ?? 0);
	const spent = { all: of(scopes.all), day: of(scopes.day), member: of(scopes.member) };
	if (budgetFault(promotion.rule.budget, spent, amount) !== undefined) return false;
	for (const scope of Object.values(scopes))
		await sql`insert into promotions.spent as s values (${promotion.id}::bigint, ${scope}, ${`${amount}`}::bigint)
			on conflict (promotion_id, scope) do update set amount = s.amount + excluded.amount`.execute(tx);
	return true;
}

/** Of what lapsed, or was refused after all. */
export async function giveBackSpent(
	tx: Tx,
	{ promotion, entry }: { readonly promotion: Pick<Promotion, "id">; readonly entry: Entry },
): Promise<void> {
	const scopes = ["all", `day ${entry.spentDay ?? ""}`, `member ${entry.memberId}`];
	await sql`update promotions.spent set amount = amount - ${`${entry.amount}`}::bigint
		where promotion_id = ${promotion.id}::bigint and scope = any (${scopes}::text[])`.execute(tx);
}

/** The next part that nobody has; in order, since whoever comes at the same time waits for the budget's row. */
async function takePart(tx: Tx, { id }: Promotion): Promise<bigint | undefined> {
	await sql`insert into promotions.spent values (${id}::bigint, 'all', 0) on conflict do nothing`.execute(tx);
	await sql`select 1 from promotions.spent where promotion_id = ${id}::bigint and scope = 'all' for update`.execute(tx);
	const { rows } = await sql<{ amount: string }>`select amount from promotions.part
		where promotion_id = ${id}::bigint and entry_id is null order by place limit 1`.execute(tx);
	const found = rows[0]?.amount;
	return found === undefined ? undefined : BigInt(found);
}

/** Nothing of a promotion that is no packet. */
async function linkPart(tx: Tx, { id, promotionId }: Entry): Promise<void> {
	await sql`update promotions.part set entry_id = ${id}::uuid where promotion_id = ${promotionId}::bigint
		and place = (select min(place) from promotions.part where promotion_id = ${promotionId}::bigint and entry_id is null)`.execute(
		tx,
	);
}

/** A part goes back when what it was issued for lapses. */
export async function freePart(tx: Tx, { id }: Pick<Entry, "id">): Promise<void> {
	await sql`update promotions.part set entry_id = null where entry_id = ${id}::uuid`.execute(tx);
}

/** True where another account of the same person has had it. */
async function isTaken(
	tx: Tx,
	deps: Pick<PromotionsDeps, "members" | "digestKey">,
	{ promotion, entry }: { readonly promotion: Promotion; readonly entry: Entry },
): Promise<boolean> {
	const subjects = await subjectsOf(tx, deps, memberId(entry.memberId));
	for (const { kind, digest } of subjects) {
		await sql`insert into promotions.subject values (${promotion.id}::bigint, ${kind}, ${digest}, ${entry.memberId}::bigint)
			on conflict do nothing`.execute(tx);
		const { rows } = await sql<{ member: string }>`select member_id::text as member from promotions.subject
			where promotion_id = ${promotion.id}::bigint and kind = ${kind} and digest = ${digest}`.execute(tx);
		if (rows[0]?.member !== entry.memberId) return true;
	}
	return false;
}

export async function subjectsOf(
	tx: Tx,
	{ members, digestKey }: Pick<PromotionsDeps, "members" | "digestKey">,
	member: MemberId,
): Promise<readonly { readonly kind: "mobile" | "document" | "person"; readonly digest: Buffer }[]> {
	const { mobile, dialingCode, idNumber, name, birthday } = await members.identity(tx, member);
	const digest = (kind: string, value: string) =>
		createHmac("sha256", digestKey)
			.update(`${kind} ${value.toLowerCase().replaceAll(/\s+/g, " ").trim()}`)
			.digest();
	const named = name !== undefined && birthday !== undefined ? `${name} ${birthday}` : undefined;
	return [
		{ kind: "mobile" as const, value: mobile === undefined ? undefined : `${dialingCode ?? ""}${mobile}` },
		{ kind: "document" as const, value: idNumber },
		{ kind: "person" as const, value: named },
	].flatMap(({ kind, value }) => (value === undefined || value === "" ? [] : [{ kind, digest: digest(kind, value) }]));
}

/** Pushes what moved, after the commit. */
export async function announceMoved(
	{ wallet, live }: Pick<PromotionsDeps, "wallet" | "live">,
	{ member, currency, code }: { readonly member: MemberId; readonly currency: CurrencyCode; readonly code: string },
): Promise<void> {
	const { purses } = await wallet.balance(member, currency);
	const cash = purses.find(({ purse }) => purse === "cash");
	if (cash !== undefined) wallet.announce({ memberId: member, currency, purse: "cash" }, cash);
	live.toMember(member, activityEvent, { activityId: code });
}
