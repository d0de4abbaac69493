// The house's own stand-in for a third party that proves numbers, for a brand that has it set: it sends a code by the
// courier, which on one machine lies in the outbox, and signs what it has seen. It knows what it was asked, and no member.
import { masked } from "#courier/core";
import { failure } from "#platform/contract";
import { bind, type CallFacts, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { proveAtSimulator, sendSimulatorCode } from "../../contract/index.ts";
import { statementMinutes, thirdPartyWaitSeconds } from "../../core/index.ts";
import { checkCode } from "../codes/check-code.ts";
import { sendCode } from "../codes/send-code.ts";
import type { UseCaseDeps } from "../deps.ts";
import { type PhoneClient, type ProofRequest, readRequest, signToken } from "./phone-provider.ts";
import { pageOf } from "./phone-providers.ts";

export function sendSimulatorCodeRoute(deps: UseCaseDeps): Route {
	return bind(sendSimulatorCode, async (input, call) => {
		const opened = await openedWith(deps, input.request, call);
		if (!opened.ok) return opened;
		const { number: target, purpose } = opened.value.asked;
		const order = {
			purpose: `provider-${purpose}`,
			target,
			letter: "sms-code",
			gapSeconds: thirdPartyWaitSeconds,
		} as const;
		const sent = await deps.db.tx((tx) => sendCode(tx, deps, { ...order, call }));
		if (!sent.ok) return sent;
		return ok({ ...sent.value, waitSeconds: thirdPartyWaitSeconds, masked: masked(target) });
	});
}

export function proveAtSimulatorRoute(deps: UseCaseDeps): Route {
	return bind(proveAtSimulator, async ({ request, code }, call) => {
		const opened = await openedWith(deps, request, call);
		if (!opened.ok) return opened;
		const { asked, client } = opened.value;
		const { nonce, number, purpose } = asked;
		const subject = { merchant: call.merchant, purpose: `provider-${purpose}`, target: number } as const;
		const checked = await deps.db.tx(async (tx) => {
			const judged = await checkCode(tx, deps.codes, { subject, code, call });
			if (judged.ok) await deps.codes.use(tx, subject);
			return judged;
		});
		if (!checked.ok) return checked;
		const { issuer: from, clientId: to, clientSecret: secret } = client;
		const said = { nonce, number, purpose, from, to, secret, minutes: statementMinutes, now: call.now };
		return ok({ statement: await signToken(said) });
	});
}

type Opened = { readonly client: PhoneClient; readonly asked: ProofRequest };

/** What the window was opened with, where the stand-in is what proves numbers. */
async function openedWith(
	{ db, phoneProviders }: UseCaseDeps,
	request: string,
	{ merchant, now }: CallFacts,
): Promise<Result<Opened, ReturnType<typeof failure<"PHONE_NOT_ENABLED" | "PHONE_PROOF_REFUSED">>>> {
	const provider = await db.read((tx) => phoneProviders.of(tx, merchant));
	if (provider === undefined || provider.page !== undefined) return err(failure("PHONE_NOT_ENABLED"));
	const client = { ...provider, page: pageOf(provider, "") };
	const asked = await readRequest(client, request, now);
	return asked === undefined ? err(failure("PHONE_PROOF_REFUSED")) : ok({ client, asked });
}
