-- What two people decide about stands in one table for every kind (desk.approval). Proposals of tournaments move there as they are,
-- and who decided of free spins is said there alone, by the key that made the award.
insert into desk.approval (id, kind, merchant, about, single, terms, currency, worth, state, alone, asked_by, asked_by_id, asked_at,
		expires_at, decided_by, decided_by_id, decided_at, why)
	-- What it is worth is counted anew from its settings; no sum of this kind is made of rows.
	select gen_random_uuid(), 'tournament', merchant, code, true,
		jsonb_build_object('code', code, 'was', was, 'settings', settings), settings ->> 'currency', 0,
		case kept when 'waiting' then 'proposed' when 'agreed' then 'approved' when 'lapsed' then 'expired' else 'refused' end,
		false, asked_by, asked_by_id, asked_at, lapses_at, decided_by, decided_by_id,
		case when kept = 'waiting' then null else coalesce(decided_at, lapses_at) end, coalesce(why, '')
	from games.tournament_proposal
	union all
	select key, 'free-spins', merchant, id::text, false,
		jsonb_build_object('awardId', id::text, 'currency', currency, 'cost', (stake * spins * members)::text,
			'endsAt', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
		currency, stake * spins * members,
		case when kept = 'waiting' then 'proposed' when kept = 'lapsed' then 'expired' when stood_at is null then 'refused'
			else 'approved' end,
		stood_at is not null and decided_by_id is null, made_by, made_by_id, made_at,
		greatest(made_at, least(ends_at, made_at + interval '72 hours')),
		case when kept = 'lapsed' then null when stood_at is null and kept <> 'waiting' then coalesce(decided_by, made_by) else decided_by end,
		case when kept = 'lapsed' then null when stood_at is null and kept <> 'waiting' then coalesce(decided_by_id, made_by_id) else decided_by_id end,
		case when kept = 'waiting' then null else coalesce(decided_at, stood_at, closed_at) end,
		case when stood_at is null then coalesce(why, '') else '' end
	from games.free_spins_award;
drop table games.tournament_proposal;

drop index games.free_spins_award_alone;
alter table games.free_spins_award drop column decided_by, drop column decided_by_id, drop column decided_at;
create index free_spins_award_alone on games.free_spins_award (made_by_id, made_at) where stood_at is not null;
