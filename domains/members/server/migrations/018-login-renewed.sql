-- When a login was last proven again in place: what asks for a fresh login counts from then. The trail says so.
alter table members.sessions add column renewed_at timestamptz;

alter table members.account_events drop constraint account_events_kind_check;
alter table members.account_events add constraint account_events_kind_check check (kind in ('registered', 'logged-in',
	'login-failed', 'login-locked', 'login-renewed', 'logged-out', 'password-changed', 'password-refused', 'code-sent',
	'code-refused', 'password-reset', 'contact-verified', 'contact-changed', 'second-proof-asked', 'second-proof-refused',
	'login-unproven', 'authenticator-on', 'authenticator-off', 'backup-codes-renewed', 'backup-code-used',
	'payment-password-changed', 'passkey-added', 'passkey-removed', 'passkey-refused', 'payout-name-set',
	'payout-name-changed', 'channel-linked', 'channel-unlinked'));
