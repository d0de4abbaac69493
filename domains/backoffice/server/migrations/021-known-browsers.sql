-- Which browsers somebody has come in with: failures of others elsewhere, or of others in their network, do not count there.
create table backoffice.known_browser (
	staff_id bigint not null references backoffice.staff,
	browser_digest bytea not null check (length(browser_digest) = 32),
	seen_at timestamptz not null,
	primary key (staff_id, browser_digest)
);
create index known_browser_by_digest on backoffice.known_browser (browser_digest);
create index known_browser_by_age on backoffice.known_browser (seen_at);
