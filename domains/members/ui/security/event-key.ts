// The sentence of an event of the account.
const known = [
	"registered",
	"logged-in",
	"login-failed",
	"login-locked",
	"login-renewed",
	"logged-out",
	"password-changed",
	"password-refused",
	"password-reset",
	"code-sent",
	"code-refused",
	"contact-verified",
	"contact-changed",
	"second-proof-asked",
	"second-proof-refused",
	"login-unproven",
	"authenticator-on",
	"authenticator-off",
	"backup-codes-renewed",
	"backup-code-used",
	"payment-password-changed",
	"channel-linked",
	"channel-unlinked",
	"passkey-added",
	"passkey-removed",
	"passkey-refused",
	"payout-name-set",
	"payout-name-changed",
] as const;

/** A kind that this page has no sentence for is told as another change. */
export const eventKey = (kind: string): (typeof known)[number] | "other" =>
	known.find((one) => one === kind) ?? "other";
