// Judges the second proof of a login, and opens the session as the login would have.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { proveLogin } from "../../contract/index.ts";
import { type Account, findById } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { countedProof } from "./counted-proof.ts";
import { letIn } from "./let-in.ts";
import { lockLoginProof, spendLoginProof } from "./login-proofs.ts";
import { refusedEntry } from "./refused-entry.ts";
import { judges, type WayFailure, waysOf } from "./second-ways.ts";

type ProofAnswer = Answer<typeof proveLogin>;
type Trial = {
	readonly deps: UseCaseDeps;
	readonly input: ParsedInputOf<typeof proveLogin>;
	readonly call: CallFacts;
};

export function proveLoginRoute(deps: UseCaseDeps): Route {
	return bind(proveLogin, (input, call) => deps.db.tx((tx) => prove(tx, { deps, input, call })));
}

async function prove(tx: Tx, trial: Trial): Promise<ProofAnswer> {
	const { deps, input, call } = trial;
	const waiting = await lockLoginProof(tx, deps.codes, { token: input.proofToken, call });
	const account = waiting === undefined ? undefined : await findById(tx, waiting.memberId);
	// What opened the account may have changed while the proof was looked for.
	const holds = account !== undefined && waiting !== undefined && account.passwordChangedAt <= waiting.createdAt;
	if (!holds) return err(failure("LOGIN_PROOF_EXPIRED"));
	const proven = await countedProof(tx, { memberId: account.id, call }, () => judge(tx, account, trial));
	if (!proven.ok) return proven;
	await spendLoginProof(tx, waiting);
	const refused = refusedEntry(account, { deps, call });
	if (refused !== undefined) return err(refused);
	return ok(await letIn(tx, account, { deps, call, device: input.device, withPassword: waiting.withPassword }));
}

async function judge(tx: Tx, { id }: Account, { deps, input, call }: Trial): Promise<Result<undefined, WayFailure>> {
	const ways = await waysOf(tx, { ...deps, memberId: id });
	const guarded = ways.some(({ way }) => way === "authenticator");
	const known = ways.find(({ way }) => way === input.way && (way === "authenticator" || !guarded));
	if (known === undefined) return err(failure("SECOND_PROOF_WRONG"));
	return judges[known.way](tx, { ...deps, memberId: id, target: known.target, proof: input.proof, call });
}
