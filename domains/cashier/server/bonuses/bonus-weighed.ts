// How much of what a member wagered counts for a bonus: each category whole, in part or not at all, to the hundredth of a minor
// unit, so that no rest is lost.
import type { Tx } from "#platform/db";
import { memberId } from "#platform/kernel";
import { playCategories, type RunningBonus, weighedStakes } from "../../core/index.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import type { CashierDeps } from "../ports.ts";
import type { BonusRow } from "./bonus-store.ts";

/** As the count of play is asked for it. */
export const askedOf = ({ member_id, games, parts }: BonusRow) => ({ memberId: memberId(member_id), games, parts });

/** How much counts now of all that its member ever wagered, in hundredths of a minor unit. */
export async function weighedFor(
	tx: Tx,
	{ turnovers }: Pick<CashierDeps, "turnovers">,
	bonus: BonusRow,
): Promise<bigint> {
	const asked = { members: [askedOf(bonus)], currency: currencyOf(bonus) };
	return (await turnovers(tx, asked)).get(bonus.member_id) ?? 0n;
}

/** What was wagered by category when it was granted, as it was written. */
export const fromWritten = (written: Readonly<Record<string, string>>): Readonly<Record<string, bigint>> =>
	Object.fromEntries(playCategories.map((category) => [category, BigInt(written[category] ?? 0)]));

/** Of one that was granted. Where nothing counts in part, what was wagered in all that counts is enough. */
export function runningOf({ asked, wagered, wagered_by, ends_at, games, parts }: BonusRow): RunningBonus {
	const inPart = Object.keys(parts).length > 0;
	const weighed = inPart ? weighedStakes({ games, parts }, fromWritten(wagered_by ?? {})) : BigInt(wagered ?? 0) * 100n;
	return { asked: BigInt(asked ?? 0), weighed, endsAt: ends_at ?? new Date(0) };
}
