-- A member's own picture, as it was drawn anew: a PNG of 128 pixels a side.
create table members.pictures (
	member_id bigint primary key references members.accounts on delete cascade,
	picture bytea not null check (length(picture) between 1 and 131072),
	set_at timestamptz not null
);
