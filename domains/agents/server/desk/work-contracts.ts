// Contracts at the desk: what there is, what the house offers to agents at the top, what an operator ends. Acts are written down.
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, ok } from "#platform/kernel";
import { endAgentContract, listAgentContracts, offerAgentContract } from "../../contract/index.ts";
import { contractsOf, lockContracts, type StoredVersion, versionsOfContract } from "../contracts/contract-store.ts";
import { decideVersion } from "../contracts/decide-contract.ts";
import { offerContract } from "../contracts/offer-contract.ts";
import { shownContract, shownTier, tiersFrom } from "../contracts/shown-contract.ts";
import { writeAct } from "../operator-act.ts";
import type { AgentsDeps } from "../ports.ts";
import { pathTo } from "../tree-store.ts";
import { agentNamed } from "./agent-named.ts";

type Deps = Pick<AgentsDeps, "db" | "dayZone" | "currencyOf" | "pointsOf">;

/** Versions that are looked at at once; who wants others names an agent. */
const most = 200;

export const contractDeskRoutes = (deps: Deps): readonly Route[] => [
	listAgentContractsRoute(deps),
	offerAgentContractRoute(deps),
	endAgentContractRoute(deps),
];

const listAgentContractsRoute = ({ db, currencyOf }: Deps): Route =>
	bind(listAgentContracts, ({ account }, { staff: { merchant } }) =>
		db.read(async (tx) => {
			const agent = account === undefined ? undefined : await agentNamed(tx, { merchant, account });
			if (account !== undefined && agent === undefined) return err(failure("AGENT_NOT_FOUND"));
			const versions = await contractsOf(tx, { merchant, agentId: agent?.id, limit: most });
			return ok({ contracts: await shown(tx, versions, currencyOf(merchant)) });
		}),
	);

const offerAgentContractRoute = ({ db, currencyOf, pointsOf }: Deps): Route =>
	bind(offerAgentContract, async ({ kind, account, carry, remark, ...terms }, call) => {
		const { merchant, name: operator } = call.staff;
		const currency = currencyOf(merchant);
		const tiers = tiersFrom(terms.tiers, currency);
		const fits = kind === "dividend" || carry === "none";
		if (tiers === undefined || !fits) return err(failure("INVALID_CONTRACT_ORDER"));
		return atDesk(db, call, async (tx) => {
			const agent = await agentNamed(tx, { merchant, account });
			if (agent === undefined) return err(failure("AGENT_NOT_FOUND"));
			if ((await pathTo(tx, { of: agent.id, steps: 1 })).length > 0) return err(failure("AGENT_HAS_UPLINE"));
			const offer = { merchant, kind, agentId: agent.id, uplineId: undefined, tiers, carry, remark, now: call.now };
			const offered = await offerContract(tx, { pointsOf }, offer);
			if (!offered.ok)
				return err(failure(offered.error === "RATE_ABOVE_UPLINE" ? "INVALID_CONTRACT_ORDER" : offered.error));
			const after = { account, kind, carry, tiers: tiers.map((one) => shownTier(one, currency)), ...offered.value };
			await writeAct(tx, { merchant, act: "contract offered", operator, at: call.now, before: {}, after });
			return ok(await shownOne(tx, offered.value, currency));
		});
	});

const endAgentContractRoute = ({ db, currencyOf, ...deps }: Deps): Route =>
	bind(endAgentContract, async ({ contractId, version, reason }, call) => {
		const { merchant, name: operator } = call.staff;
		return atDesk(db, call, async (tx) => {
			await lockContracts(tx, merchant);
			const found = (await versionsOfContract(tx, contractId)).find(
				(one) => one.version === version && one.contract.merchant === merchant,
			);
			if (found === undefined) return err(failure("CONTRACT_NOT_FOUND"));
			const command = { action: "end", by: "operator", reason } as const;
			const decided = await decideVersion(tx, deps, { version: found, command, now: call.now });
			if (!decided.ok) return err(failure("WRONG_STATE"));
			const before = { contractId, version, state: found.state };
			await writeAct(tx, { merchant, act: "contract ended", operator, at: call.now, before, after: { reason } });
			return ok(await shownOne(tx, { contractId, version }, currencyOf(merchant)));
		});
	});

async function shown(tx: Tx, versions: readonly StoredVersion[], currency: CurrencyCode) {
	const who = versions.flatMap(({ contract }) => [contract.agentId, contract.uplineId ?? contract.agentId]);
	const names = await accountNames(tx, [...new Set(who)]);
	return versions.map((version) => shownContract({ version, by: undefined, names, currency }));
}

async function shownOne(
	tx: Tx,
	{ contractId, version }: { readonly contractId: string; readonly version: number },
	currency: CurrencyCode,
) {
	const found = (await versionsOfContract(tx, contractId)).filter((one) => one.version === version);
	const [one] = await shown(tx, found, currency);
	if (one === undefined) throw new Error("a version that was just written is not there");
	return one;
}
