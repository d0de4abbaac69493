// An agent registers a player of the own team. The player gets a password for one login, of its own, and chooses another
// before anything else; the agent sees it once. What refuses a registration refuses this one too.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { registerDirect } from "../../contract/index.ts";
import {
	calendarDay,
	givenHours,
	isAgent,
	isoDay,
	rulesDirect,
	type ValidRegistration,
	validateRegistration,
} from "../../core/index.ts";
import { findById } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { identityFrom } from "../identity.ts";
import { keepOneTimePassword, newOneTimePassword } from "../passwords/one-time-passwords.ts";
import { newSecret } from "../secrets.ts";
import { createMember } from "./create-member.ts";
import { grantPlayMoney } from "./grant-play-money.ts";

type DirectAnswer = Answer<typeof registerDirect>;
type Asked = {
	readonly input: ParsedInputOf<typeof registerDirect>;
	readonly call: CallContext<"member">;
	readonly valid: ValidRegistration;
	/** Of a password that nobody knows: the way in is the one-time one. */
	readonly passwordHash: string;
};

export function registerDirectRoute(deps: UseCaseDeps): Route {
	return bind(registerDirect, async (input, call) => {
		const agent = await deps.db.read((tx) => findById(tx, call.principal.memberId));
		if (agent === undefined || !isAgent(agent.type)) return err(failure("NOT_AGENT"));
		if (!deps.brand.flagsAt(call).DIRECTREG3) return err(failure("REGISTRATION_UNAVAILABLE"));
		const rules = rulesDirect(deps.brand.registrationRules(call));
		const valid = validateRegistration(rules, input, calendarDay(call.now));
		if (!valid.ok) {
			const { code, ...value } = valid.error;
			return err(Object.keys(value).length === 0 ? failure(code) : failure(code, value));
		}
		const turn = await deps.passwords.inTurn(() => deps.passwords.hash(newSecret()));
		if (!turn.ok) return err(failure("SERVER_BUSY"));
		return deps.db.tx((tx) => write(tx, deps, { input, call, valid: valid.value, passwordHash: turn.value }));
	});
}

async function write(tx: Tx, deps: UseCaseDeps, { call, valid, passwordHash }: Asked): Promise<DirectAnswer> {
	const brand = deps.brand.brand(call.merchant);
	const { values, birthday } = valid;
	const known = { birthday: birthday === undefined ? undefined : isoDay(birthday), phone: undefined };
	const identity = identityFrom(values, known);
	const excluded = await deps.entryExclusion?.registration(tx, { merchant: brand.merchant, identity, now: call.now });
	if (excluded !== undefined) return err(excluded);
	const invitation = { agentId: call.principal.memberId, code: "", opensAgent: false };
	const whole = { brand, call, valid, passwordHash, paymentPasswordHash: undefined, invitation, phone: undefined };
	const member = await createMember(tx, whole);
	if (member === undefined) return err(failure("USERNAME_TAKEN"));
	const password = newOneTimePassword(deps.chance);
	const expiresAt = new Date(call.now.getTime() + givenHours * 3_600_000);
	await keepOneTimePassword(tx, member.id, { password, expiresAt });
	// Last, for a wallet stays locked until the commit.
	const { currency, startingBalance: amount } = brand;
	await grantPlayMoney(tx, deps.wallet, { memberId: member.id, currency, amount });
	return ok({ account: member.account, password, expiresAt: expiresAt.toISOString() });
}
