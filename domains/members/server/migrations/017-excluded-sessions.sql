-- A session that begins while a break or an exclusion of its member runs: it reaches the member's money and records alone
-- until then. Going away ends every session, so what ran at the beginning is all there is to know.
alter table members.sessions
	add column exclusion_kind text check (exclusion_kind in ('break', 'exclusion')),
	add column exclusion_until timestamptz,
	add constraint exclusion_whole check ((exclusion_kind is null) = (exclusion_until is null));
