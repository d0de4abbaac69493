// Opens a session in the caller's transaction and hands out its token, once.
import type { Tx } from "#platform/db";
import type { CallFacts, RunningExclusion } from "#platform/http";
import type { MemberId, NewId } from "#platform/kernel";
import { expiryOf } from "../../core/index.ts";
import { digestOf, newToken } from "../secrets.ts";
import { insertSession } from "./session-store.ts";

export type OpenedSession = { readonly token: string; readonly expiresAt: string };

export async function openSession(
	tx: Tx,
	member: {
		readonly memberId: MemberId;
		readonly sessionDays: number;
		readonly newId: NewId;
		readonly excluded?: RunningExclusion | undefined;
		/** Came in by a password for one login. */
		readonly passwordOwed?: boolean;
	},
	call: Pick<CallFacts, "address" | "userAgent" | "now">,
): Promise<OpenedSession> {
	const { memberId, newId } = member;
	const token = newToken(memberId);
	const expiresAt = expiryOf(call.now, member);
	await insertSession(tx, {
		memberId,
		digest: digestOf(token),
		sessionId: newId(),
		createdAt: call.now,
		expiresAt,
		address: call.address,
		userAgent: call.userAgent,
		excluded: member.excluded,
		passwordOwed: member.passwordOwed === true,
	});
	return { token, expiresAt: expiresAt.toISOString() };
}
