-- A journey to a channel that was begun inside an account belongs to it: it links, and opens nothing.
alter table members.channel_attempts add column member_id bigint references members.accounts on delete cascade;
