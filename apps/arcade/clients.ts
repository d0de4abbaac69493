// The frame's client of the server. It never seals: no call of a frame carries a secret of the person.
import { type CallFailure, type Client, createClient } from "#platform/contract/client";
import { CallRefused, currentLanguage, currentSession, failureSentence } from "#platform/ui";

const send: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/** A round is small and the server quick: after so long a spin counts as unanswered and is asked for again. */
const timeoutMilliseconds = 8_000;

export const clientFor = (token: string | undefined): Client =>
	createClient({
		origin: "",
		merchant: () => currentSession().merchant,
		language: currentLanguage,
		token: () => token,
		seal: () => Promise.reject(new Error("a frame seals nothing")),
		fetch: send,
		timeoutMilliseconds,
	});

export const sentenceOf = (failure: CallFailure): string => failureSentence(new CallRefused(failure));
