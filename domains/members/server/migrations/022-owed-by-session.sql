-- A new password is owed by the login that a password for one login opened, and by no other way in: until another is
-- chosen. Sessions that stand owe what they owed.
alter table members.sessions add column password_owed boolean not null default false;
update members.sessions as s set password_owed = true
	from members.accounts as a where a.id = s.member_id and a.password_is_default;
