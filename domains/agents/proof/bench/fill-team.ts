// A brand of one tree: agents 1 to so many hang below one another, branches each, down to the eighth level, and every agent
// has as many players as any other. Two in a hundred players play on a day, for thirty days, and pay in.
import type pg from "pg";
import { loadBare } from "../../../../bench/bare-tables.ts";
import { withClient } from "../../../../bench/database.ts";

export type TeamSize = {
	readonly name: string;
	readonly members: number;
	readonly agents: number;
	readonly branches: number;
};

const tables = [
	"members.accounts",
	"agents.member",
	"agents.below",
	"agents.level",
	"agents.joined",
	"agents.played",
	"agents.play_day",
	"agents.money",
	"agents.money_day",
	"agents.contract",
	"agents.contract_version",
];

export async function fillTeam(url: string, size: TeamSize): Promise<void> {
	await withClient(url, async (client: pg.Client) => {
		await client.query("set statement_timeout = 0");
		await client.query("set work_mem = '512MB'");
		await loadBare(client, tables, async () => {
			for (const statement of statements(size)) await client.query(statement);
		});
		await client.query("vacuum (analyze)");
	});
}

const statements = ({ members, agents, branches }: TeamSize): readonly string[] => [
	`insert into members.accounts (id, merchant, account, nickname, type, status, currency, password_hash, password_changed_at,
		terms_version, terms_accepted_at, upline_id, language, icon, created_at)
	select n, 'bench', 'tile' || n, 'Tile ' || n, case when n <= ${agents} then 1 else 0 end, 'active', 'P',
		'$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', now(), '1', now(),
		case when n = 1 then null when n <= ${agents} then (n - 2) / ${branches} + 1 else 1 + (n - 1) % ${agents} end,
		'en', 'tile-01', now() - (n % 400) * interval '1 day'
	from generate_series(1, ${members}) n`,
	"insert into agents.member (member_id, upline_id, day) select id, upline_id, created_at::date from members.accounts where upline_id is not null",
	`insert into agents.below (ancestor_id, member_id, depth)
	with recursive up as (
		select member_id, upline_id as ancestor_id, 1 as depth from agents.member
		union all select up.member_id, m.upline_id, up.depth + 1 from up join agents.member m on m.member_id = up.ancestor_id
	) select ancestor_id, member_id, depth from up`,
	"insert into agents.level (agent_id, depth, members) select ancestor_id, depth, count(*) from agents.below group by 1, 2",
	`insert into agents.joined (agent_id, day, members)
	select b.ancestor_id, m.day, count(*) from agents.below b join agents.member m using (member_id) group by 1, 2`,
	`insert into agents.played (agent_id, member_id, slot, currency, vendor, category, rounds, stake, counted, won)
	select m.upline_id, m.member_id, date_trunc('day', now()) - d * interval '1 day' + (m.member_id % 200) * interval '5 minutes',
		'P', 'BENCH', case when m.member_id % 3 = 0 then 'LIVE' else 'RNG' end, 10, 10000 + m.member_id % 777,
		10000 + m.member_id % 777, 9000 + m.member_id % 1999
	from agents.member m, generate_series(0, 29) d where m.member_id > ${agents} and (m.member_id / 7 + d * 13) % 50 = 0`,
	`insert into agents.play_day (owner_id, own, day, currency, category, rounds, stake, counted, won)
	select member_id, true, slot::date, currency, category, rounds, stake, counted, won from agents.played`,
	`insert into agents.play_day (owner_id, own, day, currency, category, rounds, stake, counted, won)
	select b.ancestor_id, false, p.slot::date, p.currency, p.category, sum(p.rounds), sum(p.stake), sum(p.counted), sum(p.won)
	from agents.played p join agents.below b using (member_id) group by 1, 3, 4, 5`,
	`insert into agents.money (member_id, posted_at, currency, purse, version, kind, amount, balance_after)
	select member_id, slot, 'P', 'cash', extract(epoch from slot)::bigint,
		(array['deposit', 'deposit', 'withdrawal', 'transfer'])[1 + member_id % 4], 5000 + member_id % 333, 9000
	from agents.played order by slot, member_id`,
	`insert into agents.money_day (owner_id, own, day, currency, kind, number, amount)
	select member_id, true, posted_at::date, currency, kind, 1, amount from agents.money`,
	`insert into agents.money_day (owner_id, own, day, currency, kind, number, amount)
	select b.ancestor_id, false, m.posted_at::date, m.currency, m.kind, count(*), sum(m.amount)
	from agents.money m join agents.below b using (member_id) group by 1, 3, 4, 5`,
	`insert into agents.contract (merchant, kind, agent_id, upline_id)
	select 'bench', 'daily', id, upline_id from members.accounts where type = 1 order by id`,
	`insert into agents.contract_version (contract_id, version, state, tiers, carry, offered_at, runs_from)
	select c.id, 1, 'active', jsonb_build_array(jsonb_build_object('members', 0, 'turnover', '0', 'streak', 0, 'rate',
			(10000 - 1000 * (select count(*) from agents.below b where b.member_id = c.agent_id))::text)),
		'none', now() - interval '2 days', date_trunc('day', now()) - interval '1 day'
	from agents.contract c`,
	`update agents.tree set filled_to = ${members}`,
];
