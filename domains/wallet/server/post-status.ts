// What the ledger's SQL functions answer to a command, as a failure a caller can show.
import { type Failure, failure } from "#platform/contract";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import type { postErrors } from "../contract/errors.ts";

const codes = {
	invalid: "INVALID_COMMAND",
	"no-wallet": "WALLET_NOT_FOUND",
	conflict: "DUPLICATE_COMMAND",
	tombstoned: "COMMAND_REVERSED",
	"no-reference": "REFERENCE_NOT_FOUND",
	"not-reversible": "NOT_REVERSIBLE",
	insufficient: "INSUFFICIENT_FUNDS",
	aborted: "GROUP_REFUSED",
} as const satisfies Readonly<Record<string, keyof typeof postErrors>>;

const isRefusal = (status: string): status is keyof typeof codes => Object.hasOwn(codes, status);

/** The failure of a status; undefined for one that stands (`posted`, `replayed`). Throws on a status that does not exist. */
export function postFailure(
	answer: { readonly status: string; readonly balance: bigint | null; readonly held: bigint | null },
	currency: CurrencyCode,
): Failure<keyof typeof postErrors> | undefined {
	if (answer.status === "posted" || answer.status === "replayed") return undefined;
	if (!isRefusal(answer.status)) throw new Error(`unknown status of a posting: ${answer.status}`);
	const code = codes[answer.status];
	if (code !== "INSUFFICIENT_FUNDS") return failure(code);
	const balance = answer.balance ?? 0n;
	const available = balance - (answer.held ?? 0n);
	return failure(code, {
		balance: formatMinor(balance, currency),
		available: formatMinor(available > 0n ? available : 0n, currency),
	});
}
