// A member goes: for a break, by exclusion, or for good. All sessions end with it, and the games that hang on them.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Principal, type Route } from "#platform/http";
import { tell } from "#platform/jobs";
import { err, ok } from "#platform/kernel";
import { closeAccount, excludeSelf, takeBreak } from "../contract/index.ts";
import { breakEnd, type Exclusion, exclusionEnd, identityMarks } from "../core/index.ts";
import { type ProtectionEvent, writeEvent } from "./events.ts";
import { addExclusion, excludeIdentity } from "./exclusion-store.ts";
import type { ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";
import { exclusionBegan } from "./told-events.ts";

export function takeBreakRoute(tools: ProtectionTools): Route {
	return bind(takeBreak, async ({ hours }, { principal, now }) => {
		const { breakHours } = await tools.db.read((tx) => profileOf(tx, principal.merchant));
		if (!breakHours.includes(hours)) return err(failure("LENGTH_NOT_OFFERED"));
		const endsAt = breakEnd(now, hours);
		await leave(tools, { principal, now, exclusion: { kind: "break", endsAt }, kind: "break-taken" });
		return ok({ until: endsAt.toISOString() });
	});
}

export function excludeSelfRoute(tools: ProtectionTools): Route {
	return bind(excludeSelf, async ({ months, password }, call) => {
		const { principal, now } = call;
		const { exclusionMonths } = await tools.db.read((tx) => profileOf(tx, principal.merchant));
		if (!exclusionMonths.includes(months)) return err(failure("LENGTH_NOT_OFFERED"));
		const confirmed = await tools.members.confirmPassword(password, call);
		if (!confirmed.ok) return confirmed;
		const endsAt = exclusionEnd(now, months);
		await leave(tools, { principal, now, exclusion: { kind: "exclusion", endsAt }, kind: "excluded" });
		return ok({ until: endsAt.toISOString() });
	});
}

export function closeAccountRoute(tools: ProtectionTools): Route {
	return bind(closeAccount, async ({ password }, call) => {
		const confirmed = await tools.members.confirmPassword(password, call);
		if (!confirmed.ok) return confirmed;
		await leave(tools, { principal: call.principal, now: call.now, exclusion: undefined, kind: "account-closed" });
		return ok({});
	});
}

type Leaving = {
	readonly principal: Principal;
	readonly now: Date;
	/** Undefined closes the account for good. */
	readonly exclusion: Exclusion | undefined;
	readonly kind: ProtectionEvent["kind"];
};

async function leave(tools: ProtectionTools, leaving: Leaving): Promise<void> {
	const { memberId } = leaving.principal;
	const ended = await tools.db.tx(async (tx) => {
		// First: no login comes between, and of two who go away at once one waits.
		const sessions = await tools.members.endSessions(tx, memberId);
		await writeLeaving(tx, tools, leaving);
		await tools.changes.announce(tx, memberId);
		return sessions;
	});
	await tools.members.forgetSessions(ended);
	tools.changes.heard(memberId);
}

async function writeLeaving(tx: Tx, { members }: ProtectionTools, leaving: Leaving): Promise<void> {
	const { principal, now, exclusion, kind } = leaving;
	const { memberId, merchant } = principal;
	const event = { memberId, at: now, kind, actor: "member", before: {} } as const;
	await writeEvent(tx, { ...event, after: exclusion === undefined ? {} : { until: exclusion.endsAt } });
	const until = exclusion?.endsAt.toISOString() ?? null;
	await tell(tx, exclusionBegan, { memberId, merchant, kind: exclusion?.kind ?? "closed", until });
	if (exclusion === undefined) return members.closeAccount(tx, memberId);
	await addExclusion(tx, { ...exclusion, memberId, now });
	if (exclusion.kind !== "exclusion") return;
	const marks = identityMarks(await members.identity(tx, memberId));
	await excludeIdentity(tx, marks, { memberId, merchant, endsAt: exclusion.endsAt });
}
