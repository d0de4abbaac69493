-- Where a brand asks whether a person is there, and which answers were used. A brand without a row asks nowhere.
create table members.human_checks (
	merchant members.merchant not null,
	place text not null check (place in ('register', 'code')),
	enabled boolean not null,
	-- The most steps of work that a browser does for an answer: 600 are some tenths of a second.
	effort integer not null default 600 check (effort between 10 and 100000),
	primary key (merchant, place)
);

create table members.human_answers (
	digest bytea primary key check (length(digest) = 32),
	expires_at timestamptz not null
);
create index human_answers_by_expiry on members.human_answers (expires_at);
