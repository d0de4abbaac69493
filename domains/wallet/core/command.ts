// A command to the ledger: its kinds, their signs, and what makes one well formed. No I/O; the same rules stand in the database.
import type { Brand, CurrencyCode, MemberId } from "#platform/kernel";

/**
 * The idempotency key of a command: 16 bytes as a lower-case UUID, the digest of the source's name and its own id.
 * Unique for a member as long as postings are kept.
 */
export type CommandKey = Brand<string, "CommandKey">;

/** Which of a member's pockets: the main ones, or one per vendor that keeps its own transfer wallet. */
export type Purse = "cash" | "bonus" | "points" | "float" | `vendor:${string}`;

/** The account on the other side of a posting, as `purpose:name`: `games:tessera-originals`, `house:grants`, `clearing:moves`. */
export type HouseAccount = `${string}:${string}`;

/** Which direction the member's money moves in: `either` may also stand still. */
export type Sign = "debit" | "credit" | "credit-or-zero" | "either";

/** Every kind of posting and its sign. `adjust` is posted by its own call, which logs a significant event. */
export const postingKinds = {
	bet: "debit",
	win: "credit-or-zero",
	rollback: "either",
	promo: "credit",
	grant: "credit",
	deposit: "credit",
	withdraw: "debit",
	"transfer-in": "credit",
	"transfer-out": "debit",
	adjust: "either",
} as const satisfies Readonly<Record<string, Sign>>;

export type PostingKind = keyof typeof postingKinds;
/** What a caller may post by a plain command. */
export type CommandKind = Exclude<PostingKind, "adjust">;

/** Kinds that a rollback may take back; a grant, a movement or an adjustment is answered by a new posting instead. */
export const reversibleKinds: ReadonlySet<PostingKind> = new Set(["bet", "win", "promo", "deposit", "withdraw"]);

export type WalletName = { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly purse: Purse };

export type PostCommand = WalletName & {
	readonly key: CommandKey;
	readonly kind: CommandKind;
	/** Minor units from the member's side: a bet is negative. 0n for a rollback: the ledger knows what it gives back. */
	readonly delta: bigint;
	readonly counter: HouseAccount;
	/** The command this one answers to: required for a rollback; when a win names its bet, that bet must stand. */
	readonly reference?: CommandKey;
	/** What belongs together, as a UUID: the round. */
	readonly group?: string;
	/** Digest (a UUID) of content the ledger does not see, bound to the key: the same key with another digest is refused. */
	readonly content?: string;
};

/** The largest amount of one command, in minor units, either way. */
export const largestDelta = 1_000_000_000_000_000n;

/** Whether a command makes sense by itself; one that does not is refused before it reaches a wallet. */
export function isWellFormed(command: PostCommand): boolean {
	const { kind, delta, counter, key, reference } = command;
	if (delta > largestDelta || delta < -largestDelta) return false;
	if (counter.length < 3 || counter.length > 80) return false;
	if (kind === "rollback") return reference !== undefined && reference !== key;
	return hasSign(delta, postingKinds[kind]);
}

function hasSign(delta: bigint, sign: Sign): boolean {
	if (sign === "debit") return delta < 0n;
	if (sign === "credit") return delta > 0n;
	if (sign === "credit-or-zero") return delta >= 0n;
	return true;
}
