-- Makes a month beside the ledger and attaches it: CREATE TABLE .. PARTITION OF would lock all postings against
-- everyone, and whoever waits for that lock stops the play behind it. Attaching lets readers and writers pass.
create or replace function wallet.ensure_partitions(p_from timestamptz, p_to timestamptz) returns int language plpgsql as $$
declare
	v_month timestamp := date_trunc('month', p_from at time zone 'UTC');
	v_name text;
	v_made int := 0;
begin
	if p_to - p_from > interval '20 years' then
		raise exception 'partitions for more than twenty years at once' using errcode = 'invalid_parameter_value';
	end if;
	perform pg_advisory_xact_lock(hashtextextended('wallet.ensure_partitions', 0));
	while v_month <= p_to at time zone 'UTC' loop
		v_name := 'posting_' || to_char(v_month, 'YYYY_MM');
		if to_regclass('wallet.' || v_name) is null then
			execute format('create table wallet.%I (like wallet.posting including defaults including constraints)', v_name);
			execute format('create unique index %I on wallet.%I (member_id, key)', v_name || '_command', v_name);
			execute format('create index %I on wallet.%I using brin (transaction_id) with (pages_per_range = 32)', v_name || '_tail', v_name);
			execute format('create trigger no_truncate before truncate on wallet.%I for each statement execute function wallet.refuse_change()', v_name);
			execute format('revoke update, delete, truncate on wallet.%I from public, current_user', v_name);
			execute format('alter table wallet.posting attach partition wallet.%I for values from (%L) to (%L)',
				v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
			v_made := v_made + 1;
		end if;
		v_month := v_month + interval '1 month';
	end loop;
	return v_made;
end $$;
