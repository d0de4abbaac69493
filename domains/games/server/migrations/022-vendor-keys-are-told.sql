-- Keys are kept in memory by every node, beside the catalogue: a change of them is a change of it.
create trigger vendor_key_changed after insert or update or delete on games.vendor_key
	for each statement execute function games.raise_catalogue_version();
