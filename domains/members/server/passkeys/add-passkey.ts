// Adds a passkey to the account: a challenge behind the password, and the public key that answers it. The authenticator
// keeps the key by itself (discoverable) and asks its owner for a finger, a face or a PIN (user verification).
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { failure, type ParsedInputOf } from "#platform/contract";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { addPasskey, startPasskey } from "../../contract/index.ts";
import { challengeMinutes, mostPasskeys } from "../../core/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { confirmPassword, proofWords } from "../passwords/confirm-password.ts";
import { tellChange } from "../trail/tell-change.ts";
import { type ClientData, newChallenge, spendChallenge } from "./passkey-challenges.ts";
import { insertPasskey, passkeysOf } from "./passkey-store.ts";

/** ECDSA on P-256, Ed25519 and RSA: what every authenticator has one of. */
const algorithms = [-7, -8, -257];

export function startPasskeyRoute(deps: UseCaseDeps): Route {
	return bind(startPasskey, async ({ password }, call) => {
		const { memberId, account } = call.principal;
		const own = await deps.db.read((tx) => passkeysOf(tx, memberId));
		if (own.length >= mostPasskeys) return err(failure("PASSKEY_LIMIT"));
		const confirmed = await confirmPassword(deps, password, call);
		if (!confirmed.ok) return err(proofWords(confirmed.error));
		const challenge = await deps.db.tx((tx) => newChallenge(tx, { memberId, now: call.now }));
		const handle = deps.codes.bucket(["passkey user", memberId]).toString("base64url");
		return ok({
			rp: { id: call.host, name: deps.brand.brand(call.merchant).name },
			user: { id: handle, name: account, displayName: account },
			challenge,
			pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
			timeout: challengeMinutes * 60_000,
			excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId, type: "public-key" as const })),
			authenticatorSelection: {
				residentKey: "required" as const,
				requireResidentKey: true,
				userVerification: "required" as const,
			},
			attestation: "none" as const,
		});
	});
}

type Input = ParsedInputOf<typeof addPasskey>;

export function addPasskeyRoute(deps: UseCaseDeps): Route {
	return bind(addPasskey, ({ name, credential }, call) =>
		deps.db.tx(async (tx) => {
			const { memberId } = call.principal;
			const { clientDataJSON } = credential;
			const answered = await spendChallenge(tx, { memberId, clientDataJSON, host: call.host, now: call.now });
			const made = answered === undefined ? undefined : await judge(credential, answered, call);
			if (made === undefined) return err(failure("PASSKEY_REFUSED"));
			if ((await passkeysOf(tx, memberId)).length >= mostPasskeys) return err(failure("PASSKEY_LIMIT"));
			const { id: credentialId, publicKey, counter } = made;
			const kept = { credentialId, publicKey: Buffer.from(publicKey), counter, host: call.host, name };
			const written = await insertPasskey(tx, { ...kept, id: deps.newId(), memberId, createdAt: call.now });
			if (!written) return err(failure("PASSKEY_TAKEN"));
			await tellChange(tx, deps.courier, { change: "passkey-added", call });
			return ok({});
		}),
	);
}

/** The public key, when the answer holds; undefined for what cannot be one. */
async function judge(
	credential: Input["credential"],
	{ challenge, origin }: ClientData,
	{ host }: CallContext<"member">,
) {
	const { id, clientDataJSON, attestationObject } = credential;
	try {
		const judged = await verifyRegistrationResponse({
			response: {
				id,
				rawId: id,
				type: "public-key",
				clientExtensionResults: {},
				response: { clientDataJSON, attestationObject },
			},
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: host,
			requireUserVerification: true,
			supportedAlgorithmIDs: algorithms,
		});
		return judged.registrationInfo?.credential;
	} catch {
		return undefined;
	}
}
