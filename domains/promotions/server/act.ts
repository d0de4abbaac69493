// What a member does to a promotion: joins, claims or signs, takes. Each loads under the member's lock, decides by the table of
// moves, and writes entry, budget and ledger in one transaction: killed at any moment, all of it stands or none.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { claimActivity, claimRafflePromotion, joinActivity, type StandingWords } from "../contract/index.ts";
import { isElsewhere, move, type Refusal, type State } from "../core/index.ts";
import { announceMoved, type Issued, issue, take } from "./issue.ts";
import { type Moves, post } from "./ledger.ts";
import { closedTo, type Held, hold } from "./look.ts";
import type { PromotionsDeps } from "./ports.ts";
import { type Entry, inVersion, keepEntry, type Promotion } from "./promotion-store.ts";
import { type Standing, showEntry, termsOf } from "./standing.ts";

type Call = CallContext<"member">;
export type ClaimCode =
	| "ACTIVITY_NOT_FOUND"
	| "ACTIVITY_STATE"
	| "ACTIVITY_AUDIENCE"
	| "ACTIVITY_LEVEL"
	| "ACTIVITY_APPLY"
	| "ACTIVITY_SPENT"
	| "ACTIVITY_TAKEN";
export type ClaimFailure = Failure<ClaimCode>;

/** How a move that is refused is said. */
export const said = (refusal: Refusal): "ACTIVITY_STATE" | "ACTIVITY_APPLY" =>
	refusal === "NEEDS_APPLICATION" ? "ACTIVITY_APPLY" : "ACTIVITY_STATE";

export function joinActivityRoute(deps: PromotionsDeps): Route {
	return bind(joinActivity, (input, call) =>
		deps.db.tx(async (tx) => {
			const held = await hold(tx, deps, { ...call.principal, now: call.now, code: input.id });
			if (held === undefined) return err(failure("ACTIVITY_NOT_FOUND"));
			const closed = await closedTo(deps, held, call);
			if (closed !== undefined) return err(refused(closed, held.promotion));
			const standing = held.standings.find(({ state }) => state === "join");
			const { rule } = held.promotion;
			// A code is redeemed, not joined; what another domain carries out is begun there.
			if (standing === undefined || rule.entry === "code" || isElsewhere(rule.reward))
				return err(failure("ACTIVITY_STATE"));
			const moved = move(standing.state, "member.joins", termsOf(rule, held.barred));
			if (!moved.ok) return err(failure("ACTIVITY_STATE"));
			await keepEntry(tx, { entry: entryOf(deps, { held, standing, state: moved.value, call }), now: call.now });
			return ok({ state: moved.value });
		}),
	);
}

export const refused = <Code extends "ACTIVITY_STATE" | "ACTIVITY_AUDIENCE" | "ACTIVITY_LEVEL">(
	code: Code,
	{ rule }: Promotion,
) => (code === "ACTIVITY_LEVEL" ? failure(code, { minLevel: rule.minLevel }) : failure(code));

type Made = {
	readonly held: Held;
	readonly standing: Standing;
	readonly state: State;
	readonly call: Pick<Call, "principal" | "now">;
};

/** The row of a standing, new or as it is kept. */
export function entryOf({ newId }: Pick<PromotionsDeps, "newId">, { held, standing, state, call }: Made): Entry {
	const { entry, promotion, turn, step, amount, points } = standing;
	const mission = promotion.kind === "mission";
	if (entry !== undefined) return { ...entry, state, points: mission ? points : 0, movedAt: call.now };
	return {
		id: newId(),
		promotionId: held.promotion.id,
		memberId: call.principal.memberId,
		turn: turn.name,
		step,
		version: promotion.version,
		state,
		// An entry that is not issued yet has promised nothing.
		amount: state === "issued" ? amount : 0n,
		points: mission && state === "issued" ? points : 0,
		elsewhere: false,
		movedAt: call.now,
		issuedAt: undefined,
		spentDay: undefined,
		lapsesAt: undefined,
		reason: "",
	};
}

export function claimActivityRoute(deps: PromotionsDeps): Route {
	return bind(claimActivity, ({ id, turn, step }, call) => claimIn(deps, { code: id, turn, step, call }));
}

/** Of a raffle there is one turn. */
export function claimRafflePromotionRoute(deps: PromotionsDeps): Route {
	return bind(claimRafflePromotion, ({ id }, call) => claimIn(deps, { code: id, turn: "once", step: 0, call }));
}

type Asked = { readonly code: string; readonly turn: string; readonly step: number; readonly call: Call };

async function claimIn(deps: PromotionsDeps, asked: Asked): Promise<Result<StandingWords, ClaimFailure>> {
	const { code, call } = asked;
	const { memberId: member, currency } = call.principal;
	const claimed = await deps.db.tx(async (tx) => {
		const held = await hold(tx, deps, { ...call.principal, now: call.now, code });
		if (held === undefined) return err(failure("ACTIVITY_NOT_FOUND"));
		return claim(tx, deps, { ...asked, held });
	});
	if (!claimed.ok) return claimed;
	await announceMoved(deps, { member, currency, code });
	return ok(showEntry(claimed.value, currency));
}

/** Takes what was issued; issues and takes what is earned. */
export async function claim(
	tx: Tx,
	deps: PromotionsDeps,
	{ held, turn, step, call }: Omit<Asked, "code"> & { readonly held: Held },
): Promise<Result<Entry, ClaimFailure>> {
	const lying = held.entries.find((entry) => entry.turn === turn && entry.step === step && entry.state === "issued");
	if (lying !== undefined) return ok(await takeLying(tx, deps, { held, entry: lying, call }));
	const closed = await closedTo(deps, held, call);
	if (closed !== undefined) return err(refused(closed, held.promotion));
	const standing = held.standings.find((one) => one.turn.name === turn && one.step === step);
	if (standing === undefined || isElsewhere(held.promotion.rule.reward)) return err(failure("ACTIVITY_STATE"));
	const { promotion } = standing;
	const event = promotion.kind === "check-in" ? "member.signs" : "member.presses";
	const moved = move(standing.state, event, termsOf(promotion.rule, held.barred));
	if (!moved.ok) return err(failure(said(moved.error)));
	const entry = entryOf(deps, { held, standing, state: "issued", call });
	const earned = { ...entry, amount: standing.amount };
	const issued = await issue(tx, deps, { promotion, entry: earned, now: held.now, zone: held.zone });
	if (!issued.ok) return err(failure(issued.error));
	return ok(await handOver(tx, deps, { promotion, issued: issued.value, call }));
}

type Lying = { readonly held: Held; readonly entry: Entry; readonly call: Call };

async function takeLying(tx: Tx, deps: PromotionsDeps, { held, entry, call }: Lying): Promise<Entry> {
	const promotion = await inVersion(tx, held.promotion, entry.version);
	return handOver(tx, deps, { promotion, issued: { entry, moves: [] }, call });
}

type Over = { readonly promotion: Promotion; readonly issued: Issued; readonly call: Pick<Call, "now"> };

async function handOver(tx: Tx, deps: PromotionsDeps, { promotion, issued, call }: Over): Promise<Entry> {
	const taken = await take(tx, deps, { promotion, entry: issued.entry, now: call.now });
	const moves: Moves = [...issued.moves, ...taken.moves];
	await post(tx, deps, moves);
	return taken.entry;
}
