-- A session that begins while a break or an exclusion of its member runs: it reaches the member's money and records alone
-- until then. Going away ends every session, so what ran at the beginning is all there is to know.
alter table members.sessions
	add column barred_kind text check (barred_kind in ('break', 'exclusion')),
	add column barred_until timestamptz,
	add constraint barred_whole check ((barred_kind is null) = (barred_until is null));
