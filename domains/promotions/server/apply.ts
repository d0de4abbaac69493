// Applying with pictures and a remark, and taking an application back. Pictures are drawn anew without what a camera noted, and
// sealed for reviewers; whether it may be sent is asked before that costs anything, and again when it is written.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { redrawImages, sealerWith } from "#platform/kernel/node";
import { applyForActivity, withdrawApplication } from "../contract/index.ts";
import { move } from "../core/index.ts";
import { entryOf, refused } from "./act.ts";
import { decideApplication, insertApplication } from "./application-store.ts";
import { closedTo, type Held, hold } from "./look.ts";
import type { PromotionsDeps } from "./ports.ts";
import { type Entry, keepEntry } from "./promotion-store.ts";
import { termsOf } from "./standing.ts";

type Call = CallContext<"member">;

/** The name that a picture is sealed for: it opens in no other's place. */
export const pictureName = (entryId: string, place: number): string => `application ${entryId} ${place}`;

export function applyForActivityRoute(deps: PromotionsDeps): Route {
	const sealer = sealerWith(deps.pictureKey);
	return bind(applyForActivity, async ({ id, remark, images }, call) => {
		const first = await deps.db.tx((tx) => mayApply(tx, deps, { id, call }));
		if (!first.ok) return first;
		const drawn = await redrawImages(images);
		if (!drawn.ok) return drawn;
		return deps.db.tx(async (tx) => {
			const may = await mayApply(tx, deps, { id, call });
			if (!may.ok) return may;
			const { entry } = may.value;
			await keepEntry(tx, { entry, now: call.now });
			const pictures = drawn.value.map((picture, at) => sealer.seal(pictureName(entry.id, at + 1), picture));
			await insertApplication(tx, { entryId: entry.id, remark: remark.trim(), now: call.now, pictures });
			return ok({ state: entry.state });
		});
	});
}

async function mayApply(tx: Tx, deps: PromotionsDeps, { id, call }: { readonly id: string; readonly call: Call }) {
	const held = await hold(tx, deps, { ...call.principal, now: call.now, code: id });
	if (held === undefined) return err(failure("ACTIVITY_NOT_FOUND"));
	const closed = await closedTo(deps, held, call);
	if (closed !== undefined) return err(refused(closed, held.promotion));
	return applied(deps, held, call);
}

function applied(
	deps: PromotionsDeps,
	held: Held,
	call: Call,
): Result<{ readonly entry: Entry }, { readonly code: "ACTIVITY_STATE" }> {
	for (const standing of held.standings) {
		const moved = move(standing.state, "member.applies", termsOf(standing.promotion.rule, held.barred));
		if (moved.ok) return ok({ entry: { ...entryOf(deps, { held, standing, state: moved.value, call }), reason: "" } });
	}
	return err(failure("ACTIVITY_STATE"));
}

export function withdrawApplicationRoute(deps: PromotionsDeps): Route {
	return bind(withdrawApplication, ({ id }, call) =>
		deps.db.tx(async (tx) => {
			const held = await hold(tx, deps, { ...call.principal, now: call.now, code: id });
			if (held === undefined) return err(failure("ACTIVITY_NOT_FOUND"));
			const entry = held.entries.find(({ state }) => state === "applying");
			if (entry === undefined) return err(failure("ACTIVITY_STATE"));
			const moved = move(entry.state, "member.takes-back", termsOf(held.promotion.rule, held.barred));
			if (!moved.ok) return err(failure("ACTIVITY_STATE"));
			await keepEntry(tx, { entry: { ...entry, state: moved.value }, now: call.now });
			const decision = { entryId: entry.id, decision: "taken back", reason: "", by: "member", now: call.now } as const;
			await decideApplication(tx, decision);
			return ok({ state: moved.value });
		}),
	);
}
