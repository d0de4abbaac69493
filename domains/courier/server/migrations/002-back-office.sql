-- Operators look for letters by whom they went to. The address stays sealed: beside it lies a keyed digest, whose key is not
-- in the database. A letter that stands for nobody has none.
alter table courier.letters add column to_digest bytea check (length(to_digest) = 32);
create index letters_by_time on courier.letters (merchant, created_at, id);
create index letters_by_state on courier.letters (merchant, state, created_at, id);
create index letters_by_address on courier.letters (merchant, to_digest, created_at, id) where to_digest is not null;
