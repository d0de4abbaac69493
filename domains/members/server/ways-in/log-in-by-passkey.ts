// Logs a member in by a passkey: who holds the authenticator and has been verified by it needs no name, no password and
// no second proof. Everything that does not hold is answered alike.
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { logInByPasskey, startPasskeyLogin } from "../../contract/index.ts";
import { challengeMinutes } from "../../core/index.ts";
import { findById } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { newChallenge, spendChallenge } from "../passkeys/passkey-challenges.ts";
import { lockPasskey, notePasskeyUse, type Passkey } from "../passkeys/passkey-store.ts";
import { nobody, writeEvent } from "../trail/account-events.ts";
import { letIn } from "./let-in.ts";
import { refusedEntry } from "./refused-entry.ts";

export function startPasskeyLoginRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(startPasskeyLogin, async (_input, { host, now }) => {
		const challenge = await db.tx((tx) => newChallenge(tx, { memberId: undefined, now }));
		return ok({ challenge, rpId: host, timeout: challengeMinutes * 60_000, userVerification: "required" as const });
	});
}

type Trial = {
	readonly deps: UseCaseDeps;
	readonly input: ParsedInputOf<typeof logInByPasskey>;
	readonly call: CallFacts;
};

export function logInByPasskeyRoute(deps: UseCaseDeps): Route {
	return bind(logInByPasskey, (input, call) => deps.db.tx((tx) => enter(tx, { deps, input, call })));
}

async function enter(tx: Tx, trial: Trial): Promise<Answer<typeof logInByPasskey>> {
	const { deps, input, call } = trial;
	const passkey = await lockPasskey(tx, input.credential.id);
	const counter = await judge(tx, passkey, trial);
	const account = passkey === undefined ? undefined : await findById(tx, passkey.memberId);
	if (passkey === undefined || counter === undefined || account?.merchant !== call.merchant) {
		await writeEvent(tx, { memberId: passkey?.memberId ?? nobody, kind: "passkey-refused" }, call);
		return err(failure("PASSKEY_REFUSED"));
	}
	await notePasskeyUse(tx, passkey, { counter, now: call.now });
	const refused = refusedEntry(account, { deps, call });
	if (refused !== undefined) return err(refused);
	const entered = await letIn(tx, account, { deps, call, device: input.device, withPassword: false });
	return ok({ ...entered, account: account.account });
}

/** The new count of the authenticator, when the answer holds. A count that does not grow is a copy's. */
async function judge(tx: Tx, passkey: Passkey | undefined, { input, call }: Trial): Promise<number | undefined> {
	const { id, ...response } = input.credential;
	const { clientDataJSON } = response;
	const asked = { memberId: undefined, clientDataJSON, host: call.host, now: call.now };
	const answered = await spendChallenge(tx, asked);
	if (passkey === undefined || answered === undefined || passkey.host !== call.host) return undefined;
	try {
		const judged = await verifyAuthenticationResponse({
			response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response },
			expectedChallenge: answered.challenge,
			expectedOrigin: answered.origin,
			expectedRPID: call.host,
			credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
			requireUserVerification: true,
		});
		return judged.verified ? judged.authenticationInfo.newCounter : undefined;
	} catch {
		return undefined;
	}
}
