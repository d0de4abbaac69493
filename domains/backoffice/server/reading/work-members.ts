// What an operator does with a member: lock, open again, note. Each is written down in its own transaction, with where from.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok, parseMemberId } from "#platform/kernel";
import { lockMember, noteMember } from "../../contract/index.ts";
import type { ReadingDesk } from "./reading-ports.ts";

export const lockMemberRoute = ({ db, reads: { members } }: ReadingDesk): Route =>
	bind(lockMember, async ({ memberId: typed, lock, reason }, call) => {
		const memberId = parseMemberId(typed);
		if (memberId === undefined) return err(failure("MEMBER_NOT_FOUND"));
		const order = { memberId, lock, reason, merchant: call.staff.merchant, operator: call.staff.name, now: call.now };
		const done = await atDesk(db, call, (tx) => members.desk.lock(tx, order));
		if (!done.ok) return done;
		await members.forgetSessions(done.value.sessions);
		return ok({ status: done.value.after });
	});

export const noteMemberRoute = ({ db, reads: { members } }: ReadingDesk): Route =>
	bind(noteMember, async ({ memberId: typed, note }, call) => {
		const { merchant, name: operator } = call.staff;
		const memberId = parseMemberId(typed);
		if (memberId === undefined) return err(failure("MEMBER_NOT_FOUND"));
		return atDesk(db, call, async (tx) => {
			const look = await members.desk.look(tx, { merchant, memberId });
			if (look === undefined) return err(failure("MEMBER_NOT_FOUND"));
			await members.desk.writeNote(tx, { merchant, memberId, operator, note, now: call.now });
			return ok({});
		});
	});
