// The verdict on what hangs on slots: doublings of what was won, and bonuses that were bought. Reads the database; changes
// nothing.
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";

export async function judgePlay(ask: Ask): Promise<Verdict> {
	const shown = async (statement: string) => (await ask(statement)).map((found) => JSON.stringify(found));
	const [doubled, bought] = [await countOf(ask, `(${doublings}) as r`), await countOf(ask, `(${purchases}) as r`)];
	return [
		{
			promise: `each of ${doubled} doublings staked one win, once, and doubled or lost it`,
			broken: await shown(otherDoublings),
			seen: doubled,
		},
		{
			promise: `each of ${bought} bonuses that were bought was paid for, and came`,
			broken: await shown(`select id::text from (${purchases}) as bought where not came limit 20`),
			seen: bought,
		},
	];
}

const doublings = "select id, member_id, stake, win, events from games.round where pay_table like '%/double-up'";

/** The won round is named in the doubling's own event. */
const otherDoublings = `
	with doubling as (
		select d.*, (select e->>'round' from json_array_elements(d.events) as e where e->>'type' = 'double-up')::uuid as of
		from (${doublings}) as d
	)
	select d.id::text, d.stake::text, d.win::text, w.win::text as won from doubling d
	left join games.round w on w.id = d.of and w.member_id = d.member_id
	where w.win is distinct from d.stake or d.win not in (0, 2 * d.stake)
		or (select count(*) from doubling o where o.of = d.of) <> 1 limit 20`;

/** A mode that is bought brings its bonus whatever the reels show. */
const purchases = `
	select r.id, exists (select from json_array_elements(r.events) as e where e->>'type' like 'hold%') as came
	from games.round r where r.events->0->>'mode' = 'bought'`;
