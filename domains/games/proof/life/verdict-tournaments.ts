// The verdict on tournaments: their scores by the rounds, their prizes by the ledger. Reads the database; changes nothing.
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";

export async function judgeTournaments(ask: Ask): Promise<Verdict> {
	const shown = async (statement: string) => (await ask(statement)).map((found) => JSON.stringify(found));
	const places = await countOf(ask, won);
	return [
		{
			promise: "tournaments: every score is what the rounds since the beginning say, and the ledger holds the prizes",
			broken: [
				...(await shown(otherScores)),
				...(await shown("select * from games.tournament_fault")),
				...(await shown("select * from loyalty.award_fault")),
			],
			seen: await countOf(ask, scored),
		},
		{
			promise: `tournaments: each of ${places} places that won was paid its prize once, and nobody else anything`,
			broken: await shown(otherPrizes),
			seen: places,
		},
	];
}

const scored = `games.tournament_player p join games.tournament t on t.id = p.tournament_id
	where t.code like 'sim-%' and p.score > 0`;

const won = "games.tournament_prize z join games.tournament t on t.id = z.tournament_id where t.code like 'sim-%'";

/** By the scores as they stand, and by the ledger: points are held against their awards by loyalty.award_fault. */
const otherPrizes = `
	with place as (
		select p.tournament_id as id, p.member_id, row_number() over (partition by p.tournament_id
			order by p.score desc, p.reached_at, p.reached_round) as place
		from games.tournament_player p where p.score > 0 and not p.excluded
	), asked as (
		select t.id, t.code, t.prizes_in, l.place, l.member_id, t.prizes[l.place] as amount
		from games.tournament t join place l using (id)
		where t.kept = 'settled' and l.place <= cardinality(t.prizes)
	), prized as (
		select tournament_id as id, place, member_id, amount from games.tournament_prize
	), paid as (
		select substr(p.counter, 13) as code, p.member_id, sum(p.delta) as amount, count(*) as times from wallet.posting p
		where p.counter like 'tournaments:%' and p.kind = 'promo' and p.member_id <> 9223372036854775807 group by 1, 2
	)
	select id::text, member_id::text, a.amount::text as asked, z.amount::text as found
	from asked a full join prized z using (id, place, member_id) where a.amount is distinct from z.amount
	union all
	select code, member_id::text, a.amount::text, p.amount::text || ' in ' || p.times
	from (select code, member_id, amount from asked where prizes_in = 'money') a full join paid p using (code, member_id)
	where a.amount is distinct from p.amount or p.times <> 1 limit 20`;

/** By the rounds themselves, all of them at once; the house counts them between two marks. A doubling is no new play. */
const otherScores = `
	with brought as (
		select t.id, r.member_id, t.score as kind, r.stake, r.win, trunc(r.win::numeric * 1000000 / r.stake) as multiple
		from games.tournament t join games.round r on r.currency = t.currency and r.stake > 0 and r.stake >= t.min_stake
			and r.started_at >= t.starts_at and r.started_at < t.ends_at and r.status in ('complete', 'resettled')
			and r.pay_table not like '%/double-up' and (cardinality(t.games) = 0 or r.game_id = any (t.games))
		where t.code like 'sim-%'
	), asked as (
		select id, member_id, case kind when 'best-multiple' then max(multiple) when 'staked' then sum(stake)
			when 'won' then sum(win) else count(*) end as score
		from brought group by id, member_id, kind
	)
	select t.code, member_id::text, asked.score::text as asked, p.score::text as found
	from asked full join (select tournament_id as id, member_id, score from games.tournament_player) as p using (id, member_id)
	join games.tournament t using (id)
	where t.code like 'sim-%' and coalesce(asked.score, 0) <> coalesce(p.score, 0) limit 20`;
