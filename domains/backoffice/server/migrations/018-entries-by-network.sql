-- Failures are counted for a name as one network tries it, and for the name as a whole: of_name finds all of a name.
alter table backoffice.entry_tally add column of_name bytea;
update backoffice.entry_tally set of_name = name_digest;
alter table backoffice.entry_tally alter column of_name set not null, add check (length(of_name) = 32);
create index entry_tally_of_name on backoffice.entry_tally (of_name);

-- From where somebody has come in before: no failure elsewhere keeps them out there.
create table backoffice.known_network (
	staff_id bigint not null references backoffice.staff,
	network_digest bytea not null check (length(network_digest) = 32),
	seen_at timestamptz not null,
	primary key (staff_id, network_digest)
);
create index known_network_by_age on backoffice.known_network (seen_at);
