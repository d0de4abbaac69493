// A version of a contract as one of its two sides sees it, with what that side may do.
import { type CurrencyCode, formatMinor, type MemberId, parseMinor } from "#platform/kernel";
import type { ContractShown, TierShown } from "../../contract/index.ts";
import { parsePercent, percentText, type Side, type Tier } from "../../core/index.ts";
import type { StoredVersion } from "./contract-store.ts";

export type Seen = {
	readonly version: StoredVersion;
	/** Undefined: an operator, who is neither. */
	readonly by: MemberId | undefined;
	readonly names: ReadonlyMap<string, string>;
	readonly currency: CurrencyCode;
};

export const sideOf = ({ contract }: StoredVersion, who: MemberId): Side | undefined => {
	if (contract.agentId === who) return "downline";
	return contract.uplineId === who ? "upline" : undefined;
};

type May = ContractShown["may"];

function mayDo(version: StoredVersion, side: Side | undefined): May {
	if (side === undefined) return [];
	if (version.state === "offered") return side === "downline" ? ["accept", "reject"] : ["withdraw"];
	if (version.state === "active") return ["terminate"];
	const askedByOther = version.endedBy !== undefined && version.endedBy !== "operator" && version.endedBy !== side;
	return version.state === "ending" && askedByOther ? ["agree"] : [];
}

export function shownContract({ version, by, names, currency }: Seen): ContractShown {
	const { contract } = version;
	return {
		contractId: contract.id,
		version: version.version,
		kind: contract.kind,
		agent: names.get(contract.agentId) ?? "",
		upline: contract.uplineId === undefined ? "" : (names.get(contract.uplineId) ?? ""),
		own: contract.agentId === by,
		state: version.state,
		tiers: version.tiers.map((tier) => shownTier(tier, currency)),
		carry: version.carry,
		remark: version.remark,
		offeredAt: version.offeredAt.toISOString(),
		from: version.from?.toISOString() ?? null,
		until: version.until?.toISOString() ?? null,
		endedBy: version.endedBy ?? null,
		may: mayDo(version, by === undefined ? undefined : sideOf(version, by)),
	};
}

export const shownTier = (tier: Tier, currency: CurrencyCode): TierShown => ({
	members: tier.members,
	turnover: formatMinor(tier.turnover, currency),
	streak: tier.streak,
	rate: percentText(tier.rate),
});

/** Undefined where an amount or a rate is none. */
export function tiersFrom(shown: readonly TierShown[], currency: CurrencyCode): readonly Tier[] | undefined {
	const tiers = [];
	for (const { members, turnover, streak, rate } of shown) {
		const [least, parsed] = [parseMinor(turnover, currency), parsePercent(rate)];
		if (!least.ok || least.value < 0n || parsed === undefined) return undefined;
		tiers.push({ members, turnover: least.value, streak, rate: parsed });
	}
	return tiers;
}
