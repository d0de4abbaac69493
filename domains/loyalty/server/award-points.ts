// Gives points that were won elsewhere, in the transaction of whoever says that they were won: each award once, by its name, in
// the table and by the ledger's key.
import type { AwardedPoints, PointAward } from "#games/api";
import { sql, type Tx } from "#platform/db";
import { commandKey, type PostCommand } from "#wallet/api";
import { pointsAccount } from "./accounts.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { mustBePosted } from "./posted.ts";

/** All or nothing: throws where the ledger refuses one. Answers those that were given now, and not those of before. */
export async function awardPoints(
	tx: Tx,
	{ wallet, clock }: Pick<LoyaltyDeps, "wallet" | "clock">,
	awards: readonly PointAward[],
): Promise<readonly AwardedPoints[]> {
	const keyed = awards.map((award) => ({ ...award, key: commandKey("loyalty:award", award.name) }));
	const fresh = await writeAwards(tx, keyed, clock.now());
	const given = keyed.filter(({ name }) => fresh.has(name));
	if (given.length === 0) return [];
	const commands = given.map(
		({ memberId, currency, points, key }): PostCommand => ({
			memberId,
			currency,
			purse: "points",
			kind: "promo",
			delta: points,
			counter: pointsAccount,
			key,
		}),
	);
	await wallet.openAll(
		tx,
		commands.map(({ memberId, currency, purse }) => ({ memberId, currency, purse })),
	);
	const answers = await wallet.postAllIn(
		tx,
		commands.map((command) => [command]),
	);
	return given.map(({ name, memberId, currency }, index) => {
		const { balance, held } = mustBePosted(answers[index]?.[0], "points that were won");
		return { name, memberId, currency, purse: "points", balance, held };
	});
}

type Keyed = PointAward & { readonly key: string };

/** Answers the names that were not there. */
async function writeAwards(tx: Tx, awards: readonly Keyed[], now: Date): Promise<ReadonlySet<string>> {
	const said = awards.map(({ name, memberId, currency, points, key }) => ({
		name,
		member_id: memberId,
		currency,
		points: `${points}`,
		key,
	}));
	const { rows } = await sql<{ name: string }>`
		insert into loyalty.point_award (name, member_id, currency, points, key, awarded_at)
		select name, member_id, currency, points, key, ${now} from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
			as said (name text, member_id bigint, currency text, points bigint, key uuid) order by name
		on conflict (name) do nothing returning name`.execute(tx);
	return new Set(rows.map(({ name }) => name));
}
