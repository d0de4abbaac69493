// Offers a contract, or other terms of one: by an agent to an agent directly below it, or by the house to any.
import type { Tx } from "#platform/db";
import { type MemberId, ok, type Result } from "#platform/kernel";
import { type Carry, type ContractKind, checkTerms, type Rate, type TermsFault, type Tier } from "../../core/index.ts";
import { ownPoints } from "../points/own-points.ts";
import type { AgentsDeps } from "../ports.ts";
import { pathTo } from "../tree-store.ts";
import {
	addVersion,
	lockContracts,
	type StoredVersion,
	versionsGiven,
	versionsOf,
	versionsOfAll,
} from "./contract-store.ts";
import { readTerms } from "./terms-store.ts";

export type Offer = {
	readonly merchant: string;
	readonly kind: ContractKind;
	readonly agentId: MemberId;
	/** Undefined: the house itself. */
	readonly uplineId: MemberId | undefined;
	readonly tiers: readonly Tier[];
	readonly carry: Carry;
	readonly remark: string;
	readonly now: Date;
};

export async function offerContract(
	tx: Tx,
	deps: Pick<AgentsDeps, "pointsOf">,
	offer: Offer,
): Promise<Result<{ readonly contractId: string; readonly version: number }, TermsFault>> {
	await lockContracts(tx, offer.merchant);
	const own = (await versionsOf(tx, offer.agentId)).filter(({ contract }) => contract.kind === offer.kind);
	const given = (await versionsGiven(tx, offer.agentId)).filter(({ contract }) => contract.kind === offer.kind);
	const checked = checkTerms(offer.tiers, {
		openRequest: own.some(({ state }) => state === "offered"),
		upline: offer.uplineId === undefined ? undefined : await tiersAbove(tx, offer.uplineId, offer.kind),
		given: given.map(({ tiers }) => tiers),
		ceiling: await ceilingFor(tx, deps, offer),
	});
	if (!checked.ok) return checked;
	const { now, ...terms } = offer;
	return ok(await addVersion(tx, { ...terms, state: "offered", offeredAt: now }));
}

/** Of whoever offers: the version that runs and is not about to end; none gives nothing on. */
async function tiersAbove(tx: Tx, uplineId: MemberId, kind: ContractKind): Promise<readonly Tier[]> {
	const running = (await versionsOf(tx, uplineId)).find(
		({ contract, state }) => contract.kind === kind && state === "active",
	);
	return running?.tiers ?? [];
}

const highest = (versions: readonly StoredVersion[]): Rate =>
	versions
		.flatMap(({ tiers }) => tiers.map(({ rate }) => rate))
		.toSorted((one, other) => Number(other - one))
		.at(0) ?? 0n;

/** A dividend is of what is left of the play, not of the play: at most 60 % of it. */
const ofResult = { houseEdge: 1_000_000n, salaries: [], points: 0n, rebates: 0n };

async function ceilingFor(tx: Tx, deps: Pick<AgentsDeps, "pointsOf">, { merchant, kind, agentId, now: at }: Offer) {
	if (kind === "dividend") return ofResult;
	const { houseEdge, rebates } = await readTerms(tx, merchant);
	const path = await pathTo(tx, { of: agentId, steps: 1_000 });
	const chain = [agentId, ...path];
	// Nobody below has more points than the top: the largest of its halls counts for the hall whose edge is smallest.
	const given = await ownPoints(tx, deps, { of: path[0] ?? agentId, merchant, at });
	const points = [...given.values()].toSorted((one, other) => Number(other - one))[0] ?? 0n;
	const others = await versionsOfAll(tx, chain);
	const salaries = (["daily", "hourly", "real-time"] as const)
		.filter((other) => other !== kind)
		.map((other) => highest(others.filter(({ contract }) => contract.kind === other)));
	return { houseEdge, salaries, points, rebates };
}
