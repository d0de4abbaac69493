// An operator hands a member a password for one login: drawn for this member alone, good for a day, and to be changed
// before anything else. The old one stays until it is used. Who did it is written down; the password is not.
import type { Database } from "#platform/db";
import { type Chance, ok, type Result } from "#platform/kernel";
import { givenHours } from "../../core/index.ts";
import { writeEvent } from "../trail/account-events.ts";
import { type AccountOrder, type AccountRefusal, orderedAccount, writeOperatorAct } from "../trail/operator-acts.ts";
import { keepOneTimePassword, newOneTimePassword } from "./one-time-passwords.ts";

export type HandOut = AccountOrder & { readonly chance: Chance };

export type HandedOut = { readonly account: string; readonly password: string; readonly expiresAt: Date };

export function handOutPassword(db: Pick<Database, "tx">, order: HandOut): Promise<Result<HandedOut, AccountRefusal>> {
	return db.tx(async (tx) => {
		const found = await orderedAccount(tx, order);
		if (!found.ok) return found;
		const { id: memberId, account } = found.value;
		const { merchant, now, chance } = order;
		const password = newOneTimePassword(chance);
		const expiresAt = new Date(now.getTime() + givenHours * 3_600_000);
		await keepOneTimePassword(tx, memberId, { password, expiresAt });
		await writeOperatorAct(tx, { act: "password given", memberId }, order);
		await writeEvent(tx, { memberId, kind: "code-sent" }, { merchant, address: "", now });
		return ok({ account, password, expiresAt });
	});
}
