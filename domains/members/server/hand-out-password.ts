// An operator hands a member a password for one login: drawn for this member alone, good for a day, and to be changed
// before anything else. The old one stays until it is used. Who did it is written down; the password is not.
import { type Database, tables } from "#platform/db";
import { type Chance, err, ok, type Result } from "#platform/kernel";
import { givenHours } from "../core/index.ts";
import { writeEvent } from "./account-events.ts";
import { findByName } from "./account-store.ts";
import { keepOneTimePassword, newOneTimePassword } from "./one-time-passwords.ts";
import type { MembersTables } from "./tables.ts";

export type HandOut = {
	readonly merchant: string;
	readonly account: string;
	/** Whoever does it, as the operating system or the person names them. */
	readonly operator: string;
	readonly now: Date;
	readonly chance: Chance;
};

export type HandedOut = { readonly account: string; readonly password: string; readonly expiresAt: Date };

export type HandOutRefusal = "UNKNOWN_MEMBER" | "CLOSED";

export function handOutPassword(
	db: Pick<Database, "tx">,
	{ merchant, account: name, operator, now, chance }: HandOut,
): Promise<Result<HandedOut, HandOutRefusal>> {
	return db.tx(async (tx) => {
		const account = await findByName(tx, { merchant, name });
		if (account === undefined) return err("UNKNOWN_MEMBER");
		if (account.status === "closed") return err("CLOSED");
		const password = newOneTimePassword(chance);
		const expiresAt = new Date(now.getTime() + givenHours * 3_600_000);
		await keepOneTimePassword(tx, account.id, { password, expiresAt });
		const act = { member_id: account.id, merchant, act: "password given", operator, at: now } as const;
		await tables<MembersTables>(tx).insertInto("members.operator_acts").values(act).execute();
		await writeEvent(tx, { memberId: account.id, kind: "code-sent" }, { merchant, address: "", now });
		return ok({ account: account.account, password, expiresAt });
	});
}
