// An operator takes the authenticator and the passkeys off an account whose owner has lost them, after a check of who that
// is. Every session ends: whoever found the device is out. Who did it and how it was checked is written down, and the member
// is told by letter.
import type { CourierApi } from "#courier/api";
import { type Database, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { endSessions } from "../sessions/session-store.ts";
import type { MembersTables } from "../tables.ts";
import { writeEvent } from "../trail/account-events.ts";
import { type AccountOrder, type AccountRefusal, orderedAccount, writeOperatorAct } from "../trail/operator-acts.ts";
import { sendWord } from "../trail/tell-change.ts";

/** How it was made sure who asks. */
export const identityChecks = ["document", "video", "in-person"] as const;
export type IdentityCheck = (typeof identityChecks)[number];

export type TakenOff = {
	readonly account: string;
	readonly authenticator: boolean;
	readonly passkeys: number;
	readonly sessions: number;
};

export type TakeOffRefusal = AccountRefusal | "NOTHING_TO_TAKE_OFF";

export function takeOffSecondFactors(
	{ db, courier }: { readonly db: Pick<Database, "tx">; readonly courier: Pick<CourierApi, "send"> },
	order: AccountOrder & { readonly checked: IdentityCheck },
): Promise<Result<TakenOff, TakeOffRefusal>> {
	return db.tx(async (tx) => {
		const found = await orderedAccount(tx, order);
		if (!found.ok) return found;
		const { id: memberId, account, language } = found.value;
		const rows = tables<MembersTables>(tx);
		const off = await rows
			.deleteFrom("members.authenticators")
			.where("member_id", "=", memberId)
			.returning("confirmed_at")
			.executeTakeFirst();
		const authenticator = off !== undefined && off.confirmed_at !== null;
		const keys = await rows.deleteFrom("members.passkeys").where("member_id", "=", memberId).returning("id").execute();
		if (!authenticator && keys.length === 0) return err("NOTHING_TO_TAKE_OFF");
		const sessions = await endSessions(tx, memberId, "all");
		const detail = `identity checked: ${order.checked}; authenticator: ${authenticator ? 1 : 0}; passkeys: ${keys.length}`;
		await writeOperatorAct(tx, { act: "second factors taken off", memberId, detail }, order);
		const origin = { merchant: order.merchant, address: "", now: order.now };
		if (authenticator) await writeEvent(tx, { memberId, kind: "authenticator-off" }, origin);
		if (keys.length > 0) await writeEvent(tx, { memberId, kind: "passkey-removed" }, origin);
		if (sessions.length > 0) await writeEvent(tx, { memberId, kind: "logged-out" }, origin);
		await sendWord(tx, courier, { ...origin, memberId, account, language, change: "second-factors-off" });
		return ok({ account, authenticator, passkeys: keys.length, sessions: sessions.length });
	});
}
