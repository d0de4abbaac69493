// The four calls by which agents offer contracts, answer offers and end contracts: one a kind, one way behind them.
import { accountNamed, accountNames } from "#members/api";
import { isAgent } from "#members/core";
import { failure, type InputOf, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Principal, type Route } from "#platform/http";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import {
	processDailySalary,
	processDividend,
	processHourlySalary,
	processRealTimeSalary,
} from "../../contract/index.ts";
import type { ContractKind } from "../../core/index.ts";
import { isAskingAgent } from "../asking-agent.ts";
import type { AgentsDeps } from "../ports.ts";
import { depthBelow } from "../tree-store.ts";
import { lockContracts, type StoredVersion, versionsOfContract } from "./contract-store.ts";
import { decideVersion } from "./decide-contract.ts";
import { offerContract } from "./offer-contract.ts";
import { shownContract, sideOf, tiersFrom } from "./shown-contract.ts";

type Deps = Pick<AgentsDeps, "db" | "dayZone" | "pointsOf">;
type Refusal = Extract<Answer<typeof processDividend>, { readonly ok: false }>["error"];
type Asked = {
	readonly kind: ContractKind;
	readonly input: ParsedInputOf<typeof processDividend>;
	readonly principal: Principal;
	readonly now: Date;
};

export function processContractRoutes(deps: Deps): readonly Route[] {
	const as =
		(kind: ContractKind) =>
		(input: Asked["input"], { principal, now }: CallContext<"member">) =>
			process(deps, { kind, input, principal, now });
	return [
		bind(processDividend, as("dividend")),
		bind(processDailySalary, as("daily")),
		bind(processHourlySalary, as("hourly")),
		bind(processRealTimeSalary, as("real-time")),
	];
}

const process = ({ db, ...deps }: Deps, asked: Asked) =>
	db.tx(async (tx) => {
		const { principal, input } = asked;
		if (!(await isAskingAgent(tx, principal.memberId))) return err(failure("NOT_AGENT"));
		await lockContracts(tx, principal.merchant);
		const done = input.action === "offer" ? await offer(tx, deps, asked) : await answer(tx, deps, asked);
		return done.ok ? ok(await shown(tx, principal, done.value)) : done;
	});

async function offer(
	tx: Tx,
	deps: Pick<Deps, "pointsOf">,
	{ kind, input, principal, now }: Asked,
): Promise<Result<StoredVersion, Refusal>> {
	const { memberId: uplineId, merchant, currency } = principal;
	const tiers = tiersFrom(input.tiers ?? [], currency);
	const carry = input.carry ?? (kind === "dividend" ? "all" : "none");
	if (input.account === undefined || tiers === undefined) return err(failure("INVALID_CONTRACT_ORDER"));
	if (kind !== "dividend" && carry !== "none") return err(failure("INVALID_CONTRACT_ORDER"));
	const agentId = await directAgent(tx, principal, input.account);
	if (agentId === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const { remark } = input;
	const offered = await offerContract(tx, deps, { merchant, kind, agentId, uplineId, tiers, carry, remark, now });
	if (!offered.ok) return err(failure(offered.error));
	return ok(await versionOf(tx, offered.value));
}

/** The agent of a name that stands directly below whoever asks. */
async function directAgent(
	tx: Tx,
	{ memberId: agentId, merchant }: Principal,
	name: string,
): Promise<MemberId | undefined> {
	const found = await accountNamed(tx, { merchant, name });
	if (found === undefined || (await depthBelow(tx, { agentId, of: found.id })) !== 1) return undefined;
	return isAgent(found.type) ? found.id : undefined;
}

async function answer(
	tx: Tx,
	deps: Pick<Deps, "dayZone">,
	{ kind, input, principal, now }: Asked,
): Promise<Result<StoredVersion, Refusal>> {
	const { action, contractId } = input;
	if (action === "offer" || contractId === undefined) return err(failure("INVALID_CONTRACT_ORDER"));
	const versions = (await versionsOfContract(tx, contractId)).filter(
		({ contract }) => contract.kind === kind && contract.merchant === principal.merchant,
	);
	const side = versions[0] && sideOf(versions[0], principal.memberId);
	if (side === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const version = versions.findLast(({ state }) => statesFor[action].has(state)) ?? versions.at(-1);
	if (version === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const decided = await decideVersion(tx, deps, { version, command: { action, by: side }, now });
	if (!decided.ok)
		return err(decided.error === "REASON_MISSING" ? failure("INVALID_CONTRACT_ORDER") : failure(decided.error));
	return ok(await versionOf(tx, { contractId, version: version.version }));
}

type Action = Exclude<InputOf<typeof processDividend>["action"], "offer">;

/** Which version of a contract an action is about: an offer waits beside the version that runs. */
const waiting: ReadonlySet<string> = new Set(["offered"]);
const statesFor: Readonly<Record<Action, ReadonlySet<string>>> = {
	accept: waiting,
	reject: waiting,
	withdraw: waiting,
	terminate: new Set(["active"]),
	agree: new Set(["ending"]),
};

async function versionOf(tx: Tx, { contractId, version }: { readonly contractId: string; readonly version: number }) {
	const found = (await versionsOfContract(tx, contractId)).find((one) => one.version === version);
	if (found === undefined) throw new Error("a version that was just written is not there");
	return found;
}

async function shown(tx: Tx, { memberId, currency }: Principal, version: StoredVersion) {
	const { agentId, uplineId } = version.contract;
	const names = await accountNames(tx, uplineId === undefined ? [agentId] : [agentId, uplineId]);
	return shownContract({ version, by: memberId, names, currency });
}
