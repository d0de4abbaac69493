// Everything that the trail of an account can hold: what happens at its ways in, and what operators do to it. Each is written
// by one of these names alone.

export const accountEventKinds = [
	...(["registered", "logged-in", "login-failed", "login-locked", "login-renewed", "logged-out"] as const),
	...(["password-changed", "password-refused", "password-reset", "code-sent", "code-refused"] as const),
	...(["contact-verified", "contact-changed"] as const),
	...(["second-proof-asked", "second-proof-refused", "login-unproven"] as const),
	...(["authenticator-on", "authenticator-off", "backup-codes-renewed", "backup-code-used"] as const),
	...(["payment-password-changed", "passkey-added", "passkey-removed", "passkey-refused"] as const),
	...(["payout-name-set", "payout-name-changed", "channel-linked", "channel-unlinked"] as const),
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

export const memberActs = [
	...(["password given", "payout name changed", "second factors taken off", "entry rules set"] as const),
	...(["account locked", "account unlocked", "label set", "label removed", "note written"] as const),
] as const;
export type MemberAct = (typeof memberActs)[number];
