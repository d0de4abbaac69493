// Lists an agent's contracts, its own and those it gave.
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listContracts } from "../../contract/index.ts";
import { contractKinds } from "../../core/index.ts";
import { isAskingAgent } from "../asking-agent.ts";
import type { AgentsDeps } from "../ports.ts";
import { kindsOfAgent, versionsGiven, versionsOf } from "./contract-store.ts";
import { shownContract } from "./shown-contract.ts";

export function listContractsRoute({ db }: Pick<AgentsDeps, "db">): Route {
	return bind(listContracts, (_input, { principal }) =>
		db.read(async (tx) => {
			const { memberId, currency } = principal;
			if (!(await isAskingAgent(tx, memberId))) return err(failure("NOT_AGENT"));
			const versions = [...(await versionsOf(tx, memberId)), ...(await versionsGiven(tx, memberId))];
			const has = new Set(await kindsOfAgent(tx, memberId));
			const who = versions.flatMap(({ contract }) => [contract.agentId, contract.uplineId ?? contract.agentId]);
			const names = await accountNames(tx, [...new Set(who)]);
			return ok({
				kinds: contractKinds.filter((kind) => has.has(kind)),
				contracts: versions.map((version) => shownContract({ version, by: memberId, names, currency })),
			});
		}),
	);
}
