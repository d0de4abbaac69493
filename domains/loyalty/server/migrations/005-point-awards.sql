-- Points that were won elsewhere, as prizes of tournaments are: each by a name that is given once. Written in the transaction
-- that posts them and settles what they were won in.
create table loyalty.point_award (
	-- Of what they were won for: 'tournament <code> <place>'.
	name text primary key check (length(name) between 3 and 120),
	member_id bigint not null,
	currency text not null,
	-- Minor points.
	points bigint not null check (points > 0),
	-- The ledger's key of their posting.
	key uuid not null,
	awarded_at timestamptz not null
);
create trigger only_grows before update or delete on loyalty.point_award
	for each row execute function loyalty.refuse_change();
create trigger no_truncate before truncate on loyalty.point_award
	for each statement execute function loyalty.refuse_change();

-- Each line is a fault: an award that is not exactly one posting to a purse of points, or a prize in points that was not awarded
-- to its winner, or awarded and never won. Reads the ledger's postings: for an auditor and the simulation.
create view loyalty.award_fault as
	with won as (
		select 'tournament ' || t.code || ' ' || z.place as name, z.member_id, t.currency, z.amount as points
		from games.tournament_prize z join games.tournament t on t.id = z.tournament_id and t.prizes_in = 'points'
	)
	select coalesce(w.name, a.name) as name, 'prize' as what
	from won w full join loyalty.point_award a using (name)
	where (w.member_id, w.currency, w.points) is distinct from (a.member_id, a.currency, a.points)
	union all
	select a.name, 'ledger'
	from loyalty.point_award a
	where (
		select count(*) from wallet.posting p
		where p.member_id = a.member_id and p.key = a.key and p.currency = a.currency and p.purse = 'points'
			and p.delta = a.points and p.counter = 'loyalty:points'
	) <> 1;
