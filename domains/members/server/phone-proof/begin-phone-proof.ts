// Who proves numbers here, and the beginning of a verification by them: limits first, then a secret for the browser and
// the signed request that opens the window. A number that nobody has goes the same way.
import { failure } from "#platform/contract";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { beginPhoneProof, readPhoneProvider } from "../../contract/index.ts";
import { isOriginOf, type PhonePurpose, thirdPartyWaitSeconds, verificationMinutes } from "../../core/index.ts";
import { readCodeRules } from "../codes/code-rules.ts";
import { countSend } from "../codes/send-code.ts";
import { readPhone } from "../contacts/phone-number.ts";
import type { UseCaseDeps } from "../deps.ts";
import { proveHuman } from "../human-check/human-check.ts";
import { digestOf, newSecret } from "../secrets.ts";
import { nonceOf, numberDigest } from "./phone-proof.ts";
import { keepVerification } from "./phone-provider-store.ts";
import { pageOf } from "./phone-providers.ts";

export function readPhoneProviderRoute({ db, phoneProviders }: UseCaseDeps): Route {
	return bind(readPhoneProvider, async (_input, { merchant }) => {
		const provider = await db.read((tx) => phoneProviders.of(tx, merchant));
		return ok(provider === undefined ? {} : { title: provider.title });
	});
}

export function beginPhoneProofRoute(deps: UseCaseDeps): Route {
	return bind(beginPhoneProof, async (input, call) => {
		if (!isOpen(deps, call)) return err(failure("PHONE_NOT_ENABLED"));
		const phone = readPhone({ number: input.mobileNum, dialingCode: input.countryDialingCode });
		if (!phone.ok) return err(failure(phone.error));
		if (!isOriginOf({ host: call.host, origin: input.origin })) return err(failure("INVALID_INPUT"));
		const { humanVerification: answer, origin } = input;
		return begin(deps, { number: phone.value, purpose: purposeOf(call), origin, answer, call });
	});
}

const purposeOf = ({ moduleId }: CallFacts): PhonePurpose => (moduleId === "VERIFICATION3" ? "login" : "register");

function isOpen({ brand }: UseCaseDeps, call: CallFacts): boolean {
	const { MOBILEVERCODELOGIN3, MOBILENUMREG3, REGMOBVERF3 } = brand.flagsAt(call);
	if (purposeOf(call) === "login") return MOBILEVERCODELOGIN3;
	return call.moduleId === "MOBILENUMREG3" ? MOBILENUMREG3 : REGMOBVERF3;
}

type Begun = {
	readonly number: string;
	readonly purpose: PhonePurpose;
	readonly origin: string;
	readonly answer: string | undefined;
	readonly call: CallFacts;
};

async function begin(deps: UseCaseDeps, begun: Begun): Promise<Answer<typeof beginPhoneProof>> {
	const { number, purpose, origin, call } = begun;
	const channel = newSecret();
	const allowed = await allow(deps, { ...begun, channel });
	if (!allowed.ok) return allowed;
	const client = { ...allowed.value, page: pageOf(allowed.value, origin) };
	const request = { nonce: nonceOf(channel), number, purpose, origin };
	const url = await deps.phoneProviders.begin(client, request, call.now).catch(() => undefined);
	return url === undefined ? err(failure("PHONE_UNKNOWN")) : ok({ url, channel, waitSeconds: thirdPartyWaitSeconds });
}

/** In one transaction: who proves numbers, whether a person asks, whether they ask too often; keeps the verification. */
function allow(deps: UseCaseDeps, { number, purpose, answer, call, channel }: Begun & { readonly channel: string }) {
	const { merchant, now } = call;
	return deps.db.tx(async (tx) => {
		const provider = await deps.phoneProviders.of(tx, merchant);
		if (provider === undefined) return err(failure("PHONE_NOT_ENABLED"));
		const human = await proveHuman(tx, deps.human, { place: "code", answer, call });
		if (!human.ok) return human;
		const rules = { rules: await readCodeRules(tx, merchant), gapSeconds: thirdPartyWaitSeconds };
		// Counted apart from the house's own letters: what a third party sends is not the house's.
		const counted = { ...rules, call, purpose: `begin ${purpose}`, target: `third party ${number}` };
		const allowed = await countSend(tx, deps.codes, counted);
		if (!allowed.ok) return allowed;
		const expiresAt = new Date(now.getTime() + verificationMinutes * 60_000);
		const kept = { merchant, purpose, number: numberDigest(deps.codes, merchant, number) };
		await keepVerification(tx, { ...kept, digest: digestOf(channel), expiresAt });
		return ok(provider);
	});
}
