// What the ledger answers to a command.

/** `wallet.answer.status`, in order of precedence after `posted`; the README explains each. */
export type PostStatus =
	| "posted"
	| "invalid"
	| "no-wallet"
	| "replayed"
	| "conflict"
	| "tombstoned"
	| "no-reference"
	| "not-reversible"
	| "insufficient"
	| "aborted";
