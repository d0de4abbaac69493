// Registers a member: the account, its wallet and the starting balance are written in one transaction or not at all.

import type { Brand } from "#brand/api";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import { registerMember } from "../contract/index.ts";
import { calendarDay, type ValidRegistration, validateRegistration } from "../core/index.ts";
import { findAffiliate } from "./account-store.ts";
import { solveCaptcha } from "./captchas.ts";
import { createMember } from "./create-member.ts";
import type { UseCaseDeps } from "./deps.ts";
import { grantPlayMoney } from "./grant-play-money.ts";
import { welcome } from "./welcome.ts";

type Input = ParsedInputOf<typeof registerMember>;
type RegistrationAnswer = Answer<typeof registerMember>;

export function registerMemberRoute(deps: UseCaseDeps): Route {
	return bind(registerMember, async (input, call) => {
		if (!deps.brand.brand(call.merchant).whitelabel.USERNAMEREG3) return err(failure("REGISTRATION_UNAVAILABLE"));
		const rules = deps.brand.registrationRules(call);
		const valid = validateRegistration(rules, input, calendarDay(call.now));
		if (!valid.ok) {
			const { code, ...value } = valid.error;
			return err(Object.keys(value).length === 0 ? failure(code) : failure(code, value));
		}
		const checked = await checkBeforeHashing(deps, { input, call });
		if (!checked.ok) return checked;
		const turn = await deps.passwords.inTurn(() => hashSecrets(deps, valid.value));
		if (!turn.ok) return err(failure("SERVER_BUSY"));
		return writeMember(deps, { input, call, valid: valid.value, uplineId: checked.value, ...turn.value });
	});
}

type Asked = { readonly input: Input; readonly call: CallFacts };

/** The captcha where the brand asks for one, then the affiliate code where one is given; answers the agent. */
async function checkBeforeHashing(deps: UseCaseDeps, { input, call }: Asked) {
	const asksCaptcha = deps.brand.brand(call.merchant).fields.captcha.enabled;
	return deps.db.tx(async (tx): Promise<Result<MemberId | undefined, ReturnType<typeof refusal>>> => {
		const solved = asksCaptcha ? await solveCaptcha(tx, input, call.now) : ok(undefined);
		if (!solved.ok) return err(refusal(solved.error));
		const code = input.affiliateCode ?? "";
		if (code === "") return ok(undefined);
		const agent = await findAffiliate(tx, { merchant: call.merchant, code });
		return agent === undefined ? err(refusal("AFFILIATE_CODE_INVALID")) : ok(agent);
	});
}

function refusal(code: "CAPTCHA_REQUIRED" | "CAPTCHA_WRONG" | "AFFILIATE_CODE_INVALID") {
	return code === "AFFILIATE_CODE_INVALID" ? failure(code) : failure(code, { captcha: true });
}

type Hashes = { readonly passwordHash: string; readonly paymentPasswordHash: string | undefined };

async function hashSecrets({ passwords }: UseCaseDeps, { values }: ValidRegistration): Promise<Hashes> {
	const payment = values.get("paymentPassword");
	return {
		passwordHash: await passwords.hash(values.get("password") ?? ""),
		paymentPasswordHash: payment === undefined ? undefined : await passwords.hash(payment),
	};
}

type Registration = Asked & Hashes & { readonly valid: ValidRegistration; readonly uplineId: MemberId | undefined };

function writeMember(deps: UseCaseDeps, registration: Registration): Promise<RegistrationAnswer> {
	const { input, call } = registration;
	const brand = deps.brand.brand(call.merchant);
	return deps.db.tx(async (tx): Promise<RegistrationAnswer> => {
		const member = await createMember(tx, { ...registration, brand });
		if (member === undefined) return err(failure("USERNAME_TAKEN"));
		const session = input.login ? await enter(tx, deps, { brand, call, id: member.id }) : undefined;
		const { currency, startingBalance: amount } = brand;
		// Last, for a wallet stays locked until the commit.
		await grantPlayMoney(tx, deps.wallet, { memberId: member.id, currency, amount });
		return ok({ account: member.account, ...(session === undefined ? {} : { session }) });
	});
}

function enter(tx: Tx, { newId }: UseCaseDeps, entry: { brand: Brand; call: CallFacts; id: MemberId }) {
	const { brand, call, id } = entry;
	const member = { id, merchant: brand.merchant, lastLoginAt: undefined };
	return welcome(tx, member, { newId, call, sessionDays: brand.sessionDays, device: undefined });
}
