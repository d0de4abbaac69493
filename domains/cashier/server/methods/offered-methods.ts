// The ways to pay in that a member may choose now: those of the brand, and through the float of the agent directly above where
// the market lets money go that way and there is such an agent.
import type { Account } from "#members/api";
import type { Tx } from "#platform/db";
import { boundsOfBoth } from "../../core/index.ts";
import { type HandCall, marketAllows } from "../floats/float-hand.ts";
import { termsOf } from "../floats/float-store.ts";
import { uplineOf } from "../floats/float-up.ts";
import type { CashierDeps } from "../ports.ts";
import { callersMethods } from "./callers-methods.ts";
import type { StoredMethod } from "./method-store.ts";

export type OfferedMethods = {
	/** Closed where it is not offered; through a float within the bounds of both. */
	readonly methods: readonly StoredMethod[];
	/** Who decides what comes through a float. */
	readonly agent: Account | undefined;
};

export async function offeredMethods(tx: Tx, deps: CashierDeps, call: HandCall): Promise<OfferedMethods> {
	const methods = await callersMethods(tx, deps, call);
	if (!methods.some(({ kind, enabled }) => kind === "agent-float" && enabled)) return { methods, agent: undefined };
	const agent = (await marketAllows(tx, deps, call)) ? (await uplineOf(tx, call))?.above : undefined;
	const bounds = agent === undefined ? undefined : await termsOf(tx, { ...call.principal, kind: "down" });
	const through = (method: StoredMethod): StoredMethod => {
		const both = method.terms === undefined || bounds === undefined ? undefined : boundsOfBoth(method.terms, bounds);
		if (method.terms === undefined || both === undefined) return { ...method, enabled: false };
		const quick = method.terms.quick.filter((amount) => amount >= both.smallest && amount <= both.largest);
		return { ...method, terms: { ...method.terms, ...both, quick } };
	};
	return { methods: methods.map((method) => (method.kind === "agent-float" ? through(method) : method)), agent };
}
