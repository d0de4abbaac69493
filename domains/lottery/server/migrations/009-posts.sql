-- Numbers that players post until a draw whose public seed they feed: each once, in their order.
create table lottery.post (
	game text collate "C" not null,
	issue text collate "C" not null,
	-- From 1 on.
	place integer not null check (place between 1 and 2000),
	holder text collate "C" not null check (holder ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	digits text collate "C" not null check (digits ~ '^[0-9]{5}$'),
	posted_at timestamptz not null,
	primary key (game, issue, place),
	foreign key (game, issue) references lottery.issue (game, issue)
);
create index post_holder on lottery.post (game, issue, holder);
