-- Which browser an event came from, as it says itself: a login is told to who logs in next.
alter table members.account_events add column user_agent text not null default '' check (length(user_agent) <= 300);

alter table members.account_events drop constraint account_events_kind_check;
alter table members.account_events add constraint account_events_kind_check check (kind in ('registered', 'logged-in',
	'login-failed', 'login-locked', 'logged-out', 'password-changed', 'password-refused', 'code-sent', 'code-refused',
	'password-reset', 'contact-verified', 'contact-changed', 'second-proof-asked', 'second-proof-refused',
	'login-unproven', 'authenticator-on', 'authenticator-off', 'backup-codes-renewed', 'backup-code-used',
	'payment-password-changed', 'passkey-added', 'passkey-removed', 'passkey-refused', 'payout-name-set',
	'payout-name-changed'));

-- A pay-out name stands once it is given: another is an operator's act.
alter table members.operator_acts drop constraint operator_acts_act_check;
alter table members.operator_acts add constraint operator_acts_act_check check (act in ('password given',
	'payout name changed'));
