-- Operators take lost second factors off an account, and set what a brand asks of a login; a channel is unlinked.

-- What an act was done with or changed: never a secret, never what names a person.
alter table members.operator_acts add column detail text not null default '' check (length(detail) <= 300);
-- None for what holds for a whole brand.
alter table members.operator_acts alter column member_id drop not null;
alter table members.operator_acts drop constraint operator_acts_act_check;
alter table members.operator_acts add constraint operator_acts_act_check check (act in ('password given',
	'payout name changed', 'second factors taken off', 'entry rules set'));
alter table members.operator_acts add constraint operator_acts_member_check
	check ((member_id is null) = (act = 'entry rules set'));
create index operator_acts_by_merchant on members.operator_acts (merchant) where member_id is null;

alter table members.account_events drop constraint account_events_kind_check;
alter table members.account_events add constraint account_events_kind_check check (kind in ('registered', 'logged-in',
	'login-failed', 'login-locked', 'logged-out', 'password-changed', 'password-refused', 'code-sent', 'code-refused',
	'password-reset', 'contact-verified', 'contact-changed', 'second-proof-asked', 'second-proof-refused',
	'login-unproven', 'authenticator-on', 'authenticator-off', 'backup-codes-renewed', 'backup-code-used',
	'payment-password-changed', 'passkey-added', 'passkey-removed', 'passkey-refused', 'payout-name-set',
	'payout-name-changed', 'channel-linked', 'channel-unlinked'));
