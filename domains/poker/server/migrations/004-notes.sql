-- What a member wrote down about somebody they played with: for their own eyes alone.
create table poker.player_note (
	id uuid primary key,
	owner text collate "C" not null,
	about text collate "C" not null check (about <> owner),
	-- As they were called when it was written.
	name text not null,
	text text not null check (length(text) between 1 and 300),
	noted_at timestamptz not null,
	unique (owner, about)
);

-- Brands at whose tables of play money no house bots play, or play again; those without a row have them.
create table poker.brand (
	merchant text collate "C" primary key,
	bots boolean not null
);
