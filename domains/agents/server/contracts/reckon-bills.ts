// Reckons what a period gave everybody, by contracts or by points: the first time, and again where its rounds were settled anew.
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { nothingOpen, type Parts } from "../../core/index.ts";
import { addFinding } from "../findings/finding-store.ts";
import { defaultPoints } from "../points/point-store.ts";
import { reckonPoints } from "../points/reckon-points.ts";
import type { AgentsDeps } from "../ports.ts";
import { knownShares, writeKnown } from "./bill-store.ts";
import type { StoredVersion } from "./contract-store.ts";
import { addBills, type Reckoned } from "./new-bill-store.ts";
import { type PeriodAsked, reckonPeriod } from "./reckon.ts";
import { markSettled, stalePeriods } from "./settlement-store.ts";

type Deps = Pick<AgentsDeps, "members" | "pointsOf">;

/** Settled periods are computed again for so long. */
const recomputed = 7 * 86_400_000;

export const nothingOf = (agentId: MemberId): ReckonedAgent => ({
	agentId,
	contractId: undefined,
	version: undefined,
	rate: 0n,
	members: 0,
	turnover: 0n,
	result: 0n,
	share: 0n,
	lines: "[]",
});

export type ReckonedAgent = Reckoned & { readonly stored?: StoredVersion };

/** By contracts or by points; what of points nobody has any more has no team. */
export async function reckon(tx: Tx, deps: Deps, asked: PeriodAsked) {
	if (asked.of.kind !== "points") {
		const { agents, team } = await reckonPeriod(tx, asked);
		const between = asked.terms.payer === "upline" ? team : undefined;
		return { agents: agents satisfies readonly ReckonedAgent[], team: between };
	}
	const defaults = defaultPoints(deps.pointsOf(asked.of.merchant));
	const agents: readonly ReckonedAgent[] = await reckonPoints(tx, { ...asked, defaults, members: deps.members });
	return { agents, team: undefined };
}

type Correcting = { readonly asked: PeriodAsked; readonly paid: ReadonlySet<MemberId>; readonly now: Date };

/** Computes settled periods again whose rounds changed; what that gives more or less is due in this one. */
export async function correct(
	tx: Tx,
	deps: Deps,
	{ asked, paid, now }: Correcting,
): Promise<ReadonlyMap<MemberId, Parts>> {
	const corrections = new Map<MemberId, Parts>();
	const from = new Date(asked.period.from.getTime() - recomputed);
	for (const period of await stalePeriods(tx, asked.of, { from, before: asked.period.from })) {
		const known = await knownShares(tx, asked.of, period);
		const { agents } = await reckon(tx, deps, { ...asked, period });
		const found = new Set(agents.map(({ agentId }) => agentId));
		const gone = asked.of.kind === "points" ? [...known.keys()].filter((id) => !found.has(id)).map(nothingOf) : [];
		for (const { stored: _, ...one } of [...agents, ...gone]) {
			const { agentId, share } = one;
			const change = share - (known.get(agentId) ?? 0n);
			if (change === 0n) continue;
			if (known.has(agentId)) await writeKnown(tx, asked.of, { period, agentId, share });
			else await addBills(tx, [{ ...asked.of, ...one, ...nothingOpen, currency: asked.currency, period, ...unpaid }]);
			if (asked.of.kind === "points" || paid.has(agentId))
				corrections.set(agentId, (corrections.get(agentId) ?? 0n) + change);
			else
				await addFinding(tx, {
					merchant: asked.of.merchant,
					agentId,
					kind: "correction-after-end",
					score: 50,
					at: now,
					facts: { contract: asked.of.kind, period: period.from.toISOString(), parts: change.toString() },
				});
		}
		await markSettled(tx, { of: asked.of, period, now });
	}
	return corrections;
}

/** Of a period whose bill was empty: what it gives is paid by the correction. */
const unpaid = { correction: 0n, paid: 0n, state: "paid", postingKey: undefined } as const;
