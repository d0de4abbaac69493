// Passkeys as the browser makes and shows them; what it needs for that comes when it is first asked.
import type { OutputOf } from "#platform/contract";
import { CallRefused, failureSentence } from "#platform/ui";
import type { startPasskey, startPasskeyLogin } from "../../contract/index.ts";
import type { useMembersText } from "../text.ts";

/** Whether passkeys can be had here: the browser knows them, and the site has a name, for a number has none. */
export const knowsPasskeys = (): boolean =>
	typeof PublicKeyCredential !== "undefined" && !/^[0-9.]+$|^\[/.test(location.hostname);

export async function makePasskey(asked: OutputOf<typeof startPasskey>) {
	const { startRegistration } = await import("@simplewebauthn/browser");
	const { id, response } = await startRegistration({ optionsJSON: asked });
	return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject };
}

export async function showPasskey(asked: OutputOf<typeof startPasskeyLogin>) {
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const { id, response } = await startAuthentication({ optionsJSON: asked });
	const { clientDataJSON, authenticatorData, signature } = response;
	return { id, clientDataJSON, authenticatorData, signature };
}

/** What went wrong: the server's word, or that the browser's own question was not answered. */
export const passkeySentence =
	(say: ReturnType<typeof useMembersText>) =>
	(error: unknown): string => {
		if (error instanceof CallRefused) return failureSentence(error);
		const known = error instanceof Error && error.name === "InvalidStateError";
		return say(known ? "errors.PASSKEY_TAKEN" : "passkeys.notDone");
	};
