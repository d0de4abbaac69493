// Registers a member, by user name or by mobile number: the account, its wallet and the starting balance are written in
// one transaction or not at all, and what proves the number is used up only with them.

import type { Brand } from "#brand/api";
import type { RegistrationRules } from "#brand/core";
import { type Failure, failure, type ParsedInputOf } from "#platform/contract";
import { isUniqueViolation, type Tx } from "#platform/db";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err, formatMinor, type MemberId, ok, type Result } from "#platform/kernel";
import { registerByMobile, registerMember } from "../../contract/index.ts";
import {
	calendarDay,
	type FieldProblems,
	isoDay,
	isSimplePin,
	ownWords,
	rulesByMobile,
	rulesByName,
	type ValidRegistration,
	validateRegistration,
} from "../../core/index.ts";
import { type PhoneProblem, readPhone } from "../contacts/phone-number.ts";
import type { UseCaseDeps } from "../deps.ts";
import { solveCaptcha } from "../human-check/captchas.ts";
import { proveHuman } from "../human-check/human-check.ts";
import { identityFrom } from "../identity.ts";
import { findInvitation, type Invitation } from "../invitations.ts";
import { type PhoneProof, type ProofRefusal, phoneProofOf } from "../phone-proof/phone-proof.ts";
import { newSecret } from "../secrets.ts";
import { welcome } from "../ways-in/welcome.ts";
import { createMember } from "./create-member.ts";
import { grantPlayMoney } from "./grant-play-money.ts";

type Input = ParsedInputOf<typeof registerMember>;
type RegistrationAnswer = Answer<typeof registerMember>;

export function registerMemberRoute(deps: UseCaseDeps): Route {
	return bind(registerMember, async (input, call) => {
		const { USERNAMEREG3, REGMOBVERF3 } = deps.brand.flagsAt(call);
		if (!USERNAMEREG3) return err(failure("REGISTRATION_UNAVAILABLE"));
		const byProvider = REGMOBVERF3 && (await isByProvider(deps, call));
		const rules = rulesByName(deps.brand.registrationRules(call), { phone: REGMOBVERF3, byProvider });
		return register(deps, { input, call, rules, provesPhone: REGMOBVERF3 });
	});
}

export function registerByMobileRoute(deps: UseCaseDeps): Route {
	return bind(registerByMobile, async (input, call) => {
		const { MOBILENUMREG3, MOBILENUMPASSREG3 } = deps.brand.flagsAt(call);
		if (!MOBILENUMREG3) return err(failure("REGISTRATION_UNAVAILABLE"));
		const byProvider = await isByProvider(deps, call);
		const rules = rulesByMobile(deps.brand.registrationRules(call), { password: MOBILENUMPASSREG3, byProvider });
		if (input.username !== input.mobileNum) return err(failure("INVALID_FIELDS", { fields: { username: "pattern" } }));
		return register(deps, { input, call, rules, provesPhone: true });
	});
}

const isByProvider = async ({ db, phoneProviders }: UseCaseDeps, { merchant }: CallFacts): Promise<boolean> =>
	(await db.read((tx) => phoneProviders.of(tx, merchant))) !== undefined;

type Asked = {
	readonly input: Input;
	readonly call: CallFacts;
	readonly rules: RegistrationRules;
	/** The number comes with what proves it. */
	readonly provesPhone: boolean;
};

async function register(deps: UseCaseDeps, asked: Asked): Promise<RegistrationAnswer> {
	const { input, call, rules, provesPhone } = asked;
	const valid = validateRegistration(rules, input, calendarDay(call.now));
	if (!valid.ok) {
		const { code, ...value } = valid.error;
		return err(Object.keys(value).length === 0 ? failure(code) : failure(code, value));
	}
	const faults = await faultsOf(deps, valid.value);
	if (Object.keys(faults).length > 0) return err(failure("INVALID_FIELDS", { fields: faults }));
	const phone = provesPhone ? await readProof(deps, asked) : ok(undefined);
	if (!phone.ok) return phone;
	const proven = { ...asked, phone: phone.value?.number, proof: phone.value?.proof };
	const checked = await checkBeforeHashing(deps, proven);
	if (!checked.ok) return checked;
	const turn = await deps.passwords.inTurn(() => hashSecrets(deps, valid.value));
	if (!turn.ok) return err(failure("SERVER_BUSY"));
	return writeMember(deps, { ...proven, valid: valid.value, invitation: checked.value, ...turn.value });
}

async function readProof(deps: UseCaseDeps, { input, call }: Asked) {
	const phone = readPhone({ number: input.mobileNum, dialingCode: input.countryDialingCode });
	if (!phone.ok) return err(failure(phone.error));
	const judged = {
		purpose: "register",
		number: phone.value,
		code: input.verificationCode,
		typed: input,
		call,
	} as const;
	const proof = await phoneProofOf(deps, judged);
	return proof.ok ? ok({ number: phone.value, proof: proof.value }) : proof;
}

const secrets: ReadonlySet<string> = new Set(["password", "confirmPassword", "paymentPassword", "verificationCode"]);

/** Who registers by number alone types no password. */
async function faultsOf(
	{ judgePassword }: UseCaseDeps,
	{ values, birthday }: ValidRegistration,
): Promise<FieldProblems> {
	const [password, pin] = [values.get("password"), values.get("paymentPassword")];
	const typed = [...values].flatMap(([field, value]) => (secrets.has(field) ? [] : [value]));
	const fault = password === undefined ? undefined : await judgePassword(password, ownWords(typed));
	const simple = pin !== undefined && isSimplePin(pin, birthday === undefined ? undefined : isoDay(birthday));
	return { ...(fault === undefined ? {} : { password: fault }), ...(simple ? { paymentPassword: "simple-pin" } : {}) };
}

type Proven = Asked & { readonly phone: string | undefined; readonly proof: PhoneProof | undefined };
type Refusal =
	| Failure<"PHONE_CAPTCHA_FAILED" | "CAPTCHA_REQUIRED" | "CAPTCHA_WRONG" | "AFFILIATE_CODE_INVALID" | PhoneProblem>
	| ProofRefusal;

/** The person and the captcha where the brand asks for them, the affiliate code where one is given, the phone's code; answers the agent. */
async function checkBeforeHashing(deps: UseCaseDeps, proven: Proven): Promise<Result<Invitation | undefined, Refusal>> {
	const { input, call } = proven;
	const asksCaptcha = deps.brand.brand(call.merchant).fields.captcha.enabled;
	return deps.db.tx(async (tx) => {
		const human = await proveHuman(tx, deps.human, { place: "register", answer: input.humanVerification, call });
		if (!human.ok) return human;
		const solved = asksCaptcha ? await solveCaptcha(tx, input, call.now) : ok(undefined);
		if (!solved.ok) return err(failure(solved.error, { captcha: true }));
		const code = input.affiliateCode ?? "";
		const asked = { merchant: call.merchant, code, now: call.now };
		const invitation = code === "" ? undefined : await findInvitation(tx, asked);
		if (code !== "" && invitation === undefined) return err(failure("AFFILIATE_CODE_INVALID"));
		const checked = await proven.proof?.check(tx);
		return checked === undefined || checked.ok ? ok(invitation) : checked;
	});
}

type Hashes = { readonly passwordHash: string; readonly paymentPasswordHash: string | undefined };

/** Who registers by number alone has a password that nobody knows: the way in is the number. */
async function hashSecrets({ passwords }: UseCaseDeps, { values }: ValidRegistration): Promise<Hashes> {
	const payment = values.get("paymentPassword");
	return {
		passwordHash: await passwords.hash(values.get("password") ?? newSecret()),
		paymentPasswordHash: payment === undefined ? undefined : await passwords.hash(payment),
	};
}

type Registration = Proven &
	Hashes & { readonly valid: ValidRegistration; readonly invitation: Invitation | undefined };

/** A number that became somebody's between the code and now is refused, and nothing is written. */
async function writeMember(deps: UseCaseDeps, registration: Registration): Promise<RegistrationAnswer> {
	try {
		return await deps.db.tx((tx) => writeIn(tx, deps, registration));
	} catch (thrown) {
		if (isUniqueViolation(thrown, "contacts_verified")) return err(failure("PHONE_TAKEN"));
		throw thrown;
	}
}

async function writeIn(tx: Tx, deps: UseCaseDeps, registration: Registration): Promise<RegistrationAnswer> {
	const { input, call, phone, proof } = registration;
	const brand = deps.brand.brand(call.merchant);
	const checked = await proof?.check(tx);
	if (checked !== undefined && !checked.ok) return checked;
	const { values, birthday } = registration.valid;
	const identity = identityFrom(values, { birthday: birthday === undefined ? undefined : isoDay(birthday), phone });
	const excluded = await deps.entryExclusion?.registration(tx, { merchant: brand.merchant, identity, now: call.now });
	if (excluded !== undefined) return err(excluded);
	const member = await createMember(tx, { ...registration, brand });
	if (member === undefined) return err(failure("USERNAME_TAKEN"));
	await proof?.use(tx);
	const session = input.login ? await enter(tx, deps, { brand, call, id: member.id }) : undefined;
	const { currency, startingBalance: amount } = brand;
	// Last, for a wallet stays locked until the commit.
	await grantPlayMoney(tx, deps.wallet, { memberId: member.id, currency, amount });
	const granted = { amount: formatMinor(amount, currency), currency };
	return ok({ account: member.account, granted, ...(session === undefined ? {} : { session }) });
}

function enter(tx: Tx, { newId, codes }: UseCaseDeps, entry: { brand: Brand; call: CallFacts; id: MemberId }) {
	const { brand, call, id } = entry;
	const member = { id, merchant: brand.merchant, lastLoginAt: undefined };
	return welcome(tx, member, { newId, codes, call, sessionDays: brand.sessionDays, device: undefined });
}
