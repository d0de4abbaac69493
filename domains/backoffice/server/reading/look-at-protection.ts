// What protects a member, as an operator looks at it. Only a member of the staff's own brand is found.
import { paidOutSince } from "#cashier/api";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMemberId } from "#platform/kernel";
import { documentsOf } from "#protection/api";
import { lookAtProtection } from "../../contract/index.ts";
import type { ReadingDesk } from "./reading-ports.ts";

export const lookAtProtectionRoute = ({ db, reads: { members, protection } }: ReadingDesk): Route =>
	bind(lookAtProtection, async ({ memberId: typed }, { staff: { merchant }, now }) => {
		const memberId = parseMemberId(typed);
		const member =
			memberId === undefined ? undefined : await db.read((tx) => members.desk.look(tx, { merchant, memberId }));
		if (memberId === undefined || member === undefined) return err(failure("MEMBER_NOT_FOUND"));
		const principal = { memberId, merchant, currency: member.currency };
		const { protection: held, exclusion, accepted, since } = await protection.look({ principal, now });
		const periods = held.played.map(({ period }) => since[period]);
		const sent = await db.read((tx) => documentsOf(tx, memberId));
		const out = await db.read((tx) => paidOutSince(tx, { memberId, currency: principal.currency, since: periods }));
		return ok({
			currency: held.currency,
			exclusion: exclusion === undefined ? null : { kind: exclusion.kind, until: exclusion.endsAt.toISOString() },
			documents: [...accepted],
			sent: sent.map(({ id, kind, state, sentAt }) => ({ documentId: id, kind, state, sentAt: sentAt.toISOString() })),
			limits: held.limits.filter(({ holds, next }) => holds !== null || next !== null),
			played: held.played.map((one, place) => ({
				...one,
				withdrawn: formatMinor(out[place] ?? 0n, principal.currency),
			})),
		});
	});
