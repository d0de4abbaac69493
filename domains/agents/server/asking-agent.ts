// Whether who calls is an agent, by its account as it stands now, and what of its asking stands: days, and members below it.
import { accountNamed, accountOf } from "#members/api";
import { isAgent } from "#members/core";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { Principal } from "#platform/http";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import type { Days } from "./books-store.ts";
import { depthBelow } from "./tree-store.ts";

export async function isAskingAgent(tx: Tx, id: MemberId): Promise<boolean> {
	const account = await accountOf(tx, id);
	return account !== undefined && isAgent(account.type);
}

const most = 92;

type AskedDays = { readonly from: string; readonly to: string };

/** Days that end before they begin, or are too many, are none. */
function daysOf({ from, to }: AskedDays): Days | undefined {
	const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
	return days >= 1 && days <= most ? { from, to } : undefined;
}

type Refusal = "NOT_AGENT" | "INVALID_PERIOD" | "MEMBER_NOT_BELOW";

/** What every report asks first. */
export async function askReport(
	tx: Tx,
	principal: Principal,
	asked: AskedDays,
): Promise<Result<Days, ReturnType<typeof failure<Refusal>>>> {
	if (!(await isAskingAgent(tx, principal.memberId))) return err(failure("NOT_AGENT"));
	const days = daysOf(asked);
	return days === undefined ? err(failure("INVALID_PERIOD")) : ok(days);
}

/** The member of a name, of the same brand and below whoever asks; undefined where nobody is. */
export async function belowNamed(
	tx: Tx,
	principal: Principal,
	account: string,
): Promise<{ readonly id: MemberId; readonly steps: number } | undefined> {
	const found = await accountNamed(tx, { merchant: principal.merchant, name: account });
	const steps = found && (await depthBelow(tx, { agentId: principal.memberId, of: found.id }));
	return found === undefined || steps === undefined ? undefined : { id: found.id, steps };
}
