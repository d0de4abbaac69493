-- What a vendor from outside speaks, where it is called, and whose pages its games are.
alter table games.vendor
	add column dialect text not null default 'hmac' check (dialect in ('hmac', 'hub88', 'form')),
	-- Where its own calls begin; null for a vendor whose frame is opened by its address alone.
	add column base_url text check (base_url ~ '^https?://[^/?#\s]+(/[^?#\s]*)?$' and length(base_url) <= 300),
	-- Pages of no other origin are opened for it, nor framed.
	add column frame_origin text check (frame_origin ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$');

-- Outside names keep their capitals and marks.
alter table games.game drop constraint game_code_check;
alter table games.game add constraint game_code_check check (code ~ '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$');

-- A key is a shared secret, the vendor's public key (SPKI, DER) or our own private key (PKCS 8, DER). What the console takes
-- is sealed with a key that is not in the database; secrets of before are not.
alter table games.vendor_key
	add column purpose text not null default 'secret' check (purpose in ('secret', 'vendor-public', 'own-private')),
	add column sealed boolean not null default false,
	add check (purpose <> 'own-private' or sealed);

-- Calls of a dialect whose calls carry names of their own: what each said, and how it was refused. What was done is
-- answered from its transaction. Kept as long as those.
create table games.vendor_request (
	vendor text not null references games.vendor (code),
	request_id text not null check (length(request_id) between 1 and 64),
	content uuid not null,
	refusal text,
	asked_at timestamptz not null,
	primary key (vendor, request_id)
);
create index vendor_request_asked on games.vendor_request (asked_at);
