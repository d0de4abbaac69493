// Rows of rebate points: from when on a member has which rate of a category. Decides nothing about who may set them.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { type Points, parsePercent, type Rate } from "../../core/index.ts";

/** Points of members, as they are at a moment; `own` where they are a player's, of its own bets. */
export type MemberPoints = { readonly points: Points; readonly own: boolean };

export async function pointsAt(
	tx: Tx,
	{ ids, at }: { readonly ids: readonly MemberId[]; readonly at: Date },
): Promise<ReadonlyMap<MemberId, MemberPoints>> {
	const { rows } = await sql<{ member_id: string; category: string; rate: string; own: boolean }>`
		select distinct on (member_id, category) member_id, category, rate, own from agents.point
		where member_id = any(${ids}::bigint[]) and since <= ${at}
		order by member_id, category, since desc`.execute(tx);
	const found = new Map<MemberId, { points: Map<string, Rate>; own: boolean }>();
	for (const { member_id, category, rate, own } of rows) {
		const member = found.get(memberId(member_id)) ?? { points: new Map<string, Rate>(), own };
		member.points.set(category, BigInt(rate));
		found.set(memberId(member_id), member);
	}
	return found;
}

export type PointsSet = MemberPoints & { readonly memberId: MemberId; readonly since: Date };

export async function writePoints(tx: Tx, { memberId: id, points, own, since }: PointsSet): Promise<void> {
	await sql`insert into agents.point (member_id, category, since, rate, own)
		select ${id}::bigint, category, ${since}, rate, ${own}
		from unnest(${[...points.keys()]}::text[], ${[...points.values()].map(String)}::bigint[]) as given (category, rate)
		on conflict (member_id, category, since) do update set rate = excluded.rate, own = excluded.own`.execute(tx);
}

/** Of who stands directly below a member, as they are to be from a moment on. */
export async function pointsBelow(tx: Tx, { of, at }: { readonly of: MemberId; readonly at: Date }): Promise<Points[]> {
	const { rows } = await sql<{ category: string; rate: string }>`
		select category, max(rate) as rate from (
			select distinct on (p.member_id, p.category) p.category, p.rate from agents.point p
			join agents.below b on b.member_id = p.member_id and b.ancestor_id = ${of}::bigint and b.depth = 1
			where p.since <= ${at} order by p.member_id, p.category, p.since desc
		) as latest group by category`.execute(tx);
	return [new Map(rows.map(({ category, rate }) => [category, BigInt(rate)]))];
}

/** What a brand gives its first level: the points of its navigation. What is no rate is none. */
export const defaultPoints = (sorting: readonly { readonly gameCategory: string; readonly point: string }[]): Points =>
	new Map(
		sorting.flatMap(({ gameCategory, point }): [string, Rate][] => {
			const rate = parsePercent(point);
			return rate === undefined || rate === 0n ? [] : [[gameCategory, rate]];
		}),
	);
