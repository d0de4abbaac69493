// What every way in has in common: a session, a remembered browser and network, the time of the login, the word of it.
import { type Tx, tables } from "#platform/db";
import type { CallFacts, RunningExclusion } from "#platform/http";
import { tell } from "#platform/jobs";
import type { MemberId, NewId } from "#platform/kernel";
import type { CodeKeeper } from "../codes/code-keeper.ts";
import type { UseCaseDeps } from "../deps.ts";
import { memberLoggedIn } from "../events.ts";
import { type OpenedSession, openSession } from "../sessions/open-session.ts";
import type { MembersTables } from "../tables.ts";
import { writeEvent } from "../trail/account-events.ts";
import { rememberDevice } from "./devices.ts";
import { registerNetwork } from "./networks.ts";

export type Welcomed = {
	readonly id: MemberId;
	readonly merchant: string;
	/** Undefined before the first login. */
	readonly lastLoginAt: Date | undefined;
};

export type Welcome = {
	readonly newId: NewId;
	readonly codes: CodeKeeper;
	readonly call: CallFacts;
	readonly sessionDays: number;
	/** What this browser brought, when it is known. */
	readonly device: string | undefined;
	readonly entryExclusion?: UseCaseDeps["entryExclusion"];
	/** Came in by a password for one login, which is to be replaced. */
	readonly passwordOwed?: boolean;
};

export type Opened = OpenedSession & { readonly device: string; readonly excluded: RunningExclusion | undefined };

export async function welcome(tx: Tx, member: Welcomed, by: Welcome): Promise<Opened> {
	const { call, newId, codes, sessionDays, passwordOwed = false } = by;
	// First: it locks the account against somebody who goes away at this moment.
	await tables<MembersTables>(tx)
		.updateTable("members.accounts")
		.set({ last_login_at: call.now })
		.where("id", "=", member.id)
		.execute();
	const excluded = await by.entryExclusion?.running(tx, member.id, call.now);
	const session = await openSession(tx, { memberId: member.id, sessionDays, newId, excluded, passwordOwed }, call);
	const device = await rememberDevice(tx, member.id, { known: by.device, now: call.now });
	await registerNetwork(tx, codes, { memberId: member.id, address: call.address, now: call.now });
	await writeEvent(tx, { memberId: member.id, kind: "logged-in" }, call);
	const { id: memberId, merchant } = member;
	await tell(tx, memberLoggedIn, { memberId, merchant, first: member.lastLoginAt === undefined });
	return { ...session, device, excluded };
}
