-- What became of what people wrote to the operator: it waits, was answered in words, or was read and needs no answer.
alter table brand.feedback
	add column state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
	add column answer text not null default '' check (length(answer) <= 4000),
	add column decided_by text check (length(decided_by) between 1 and 100),
	add column decided_at timestamptz,
	-- When the member read the answer.
	add column seen_at timestamptz,
	add constraint decided_has_its_time check ((state = 'waiting') = (decided_at is null)),
	add constraint decided_by_somebody check ((state = 'waiting') = (decided_by is null)),
	add constraint answered_in_words check ((state = 'answered') = (answer <> '')),
	add constraint seen_is_answered check (seen_at is null or state = 'answered');
create index feedback_by_state on brand.feedback (merchant, state, received_at, id);

create function brand.guard_feedback() returns trigger language plpgsql as $$
begin
	if old.state <> 'waiting'
		and (new.state, new.answer, new.decided_by, new.decided_at) is distinct from (old.state, old.answer, old.decided_by, old.decided_at) then
		raise exception 'a message is answered once' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger answered_once before update on brand.feedback
	for each row execute function brand.guard_feedback();
