-- A vendor that is retired: out of service, its games in no list. What it still sends is taken until its keys end.
alter table games.vendor
	add column retired_at timestamptz,
	add column keys_end_at timestamptz,
	-- The brand in whose trail the end of its keys stands.
	add column retired_for text,
	add constraint vendor_retired check ((retired_at is null) = (keys_end_at is null)
		and (retired_at is null) = (retired_for is null) and (retired_at is null or not enabled));
