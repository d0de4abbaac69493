// The one client of the page, and the cache of what the server answered.
import { QueryClient } from "@tanstack/react-query";
import { type CallFailure, type Client, createClient, sealWithServerKey } from "#platform/contract/client";
import { closeSession, currentSession } from "../session/session.ts";
import { currentLanguage } from "../text/text.ts";

/** A refused call as the cache carries it: TanStack Query wants something thrown. */
export class CallRefused extends Error {
	readonly failure: CallFailure;

	constructor(failure: CallFailure) {
		super(failure.code);
		this.name = "CallRefused";
		this.failure = failure;
	}
}

const send: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

export const client: Client = createClient({
	origin: "",
	merchant: () => currentSession().merchant,
	language: currentLanguage,
	token: () => currentSession().token,
	seal: sealWithServerKey({ origin: "", fetch: send }),
	fetch: send,
	onLoggedOut: closeSession,
});

/** Asks again only where nobody answered: a refusal would be the same refusal. */
export function shouldAskAgain(failures: number, error: Error): boolean {
	return failures < 2 && error instanceof CallRefused && ["NETWORK", "TIMEOUT"].includes(error.failure.code);
}

export const makeQueryClient = (): QueryClient =>
	new QueryClient({
		defaultOptions: {
			queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: shouldAskAgain, refetchOnWindowFocus: false },
		},
	});
