// One person at one browser: an address of their own, a client, a token. Knows how to log in, launch a game and spin.

import { readRegisterSettings } from "#brand/contract";
import { enterPlay, launchGame, launchTrial } from "#games/contract";
import { logIn, registerMember, startFreePlay } from "#members/contract";
import { type CallFailure, type Client, createClient, sealWithServerKey } from "#platform/contract/client";
import { ok, type Result } from "#platform/kernel";
import type { Patience } from "./patience.ts";

export type Person = {
	/** Calls with the login's token. */
	readonly client: Client;
	token: string | undefined;
	readonly patience: Patience;
	readonly origin: string;
	readonly address: string;
};

const merchant = "tessera";

export function createPerson(where: { origin: string; address: string }, patience: Patience): Person {
	const person: Person = {
		client: clientFor(where, () => person.token),
		token: undefined,
		patience,
		origin: where.origin,
		address: where.address,
	};
	return person;
}

/** A client that calls from an address of its own, as through a balancer. */
export function clientFor(where: { origin: string; address: string }, token: () => string | undefined): Client {
	const fetchAs: typeof fetch = (url, init) => {
		const head = new Headers(init?.headers);
		head.set("x-forwarded-for", where.address);
		return fetch(url, { ...init, headers: head });
	};
	const seal = sealWithServerKey({ origin: where.origin, fetch: fetchAs });
	return createClient({
		origin: where.origin,
		merchant: () => merchant,
		language: () => "EN",
		token,
		seal,
		fetch: fetchAs,
	});
}

export type Credentials = { readonly username: string; readonly password: string };

/** Registers, below an agent where a code of one is given; a name that is taken is ours from a call whose answer was lost, so it logs in. Throws on any other refusal. */
export async function register(
	person: Person,
	{ affiliateCode, ...credentials }: Credentials & { readonly affiliateCode?: string },
): Promise<void> {
	const settings = await person.patience.answered(() => person.client.call(readRegisterSettings, {}));
	if (!settings.ok) throw new Error(`register settings: ${settings.error.code}`);
	const answer = await person.patience.answered(() =>
		person.client.call(registerMember, {
			...credentials,
			confirmPassword: credentials.password,
			birthday: "1990-04-05",
			termsVersion: settings.value.termsVersion,
			login: true,
			...(affiliateCode === undefined ? {} : { affiliateCode }),
		}),
	);
	if (answer.ok && answer.value.session !== undefined) {
		person.token = answer.value.session.token;
		return;
	}
	if (!answer.ok && answer.error.code !== "USERNAME_TAKEN")
		throw new Error(`register: ${answer.error.code} ${JSON.stringify(answer.error.value)}`);
	await login(person, credentials);
}

export async function login(person: Person, credentials: Credentials): Promise<void> {
	const answer = await person.patience.answered(() => person.client.call(logIn, credentials));
	if (!answer.ok) throw new Error(`login: ${answer.error.code}`);
	person.token = answer.value.token;
}

export async function becomeGuest(person: Person): Promise<void> {
	const answer = await person.patience.answered(() => person.client.call(startFreePlay, { os: "", platform: "W" }));
	if (!answer.ok) throw new Error(`free play: ${answer.error.code}`);
	person.token = answer.value.token;
}

export type Mode = "real" | "trial";

export type Wanted = { readonly gameId: string; readonly vassalage: string; readonly mode: Mode };

/** A client with the play token of a launched game. A launch token works once: a lost answer begins with a new launch. */
export async function openGame(person: Person, wanted: Wanted): Promise<Result<Client, CallFailure>> {
	for (;;) {
		const opened = await openOnce(person, wanted);
		if (opened.ok || opened.error.code !== "LAUNCH_EXPIRED") return opened;
	}
}

async function openOnce(person: Person, { gameId, vassalage, mode }: Wanted): Promise<Result<Client, CallFailure>> {
	const { answered } = person.patience;
	const wanted = { gameId, vassalage };
	const launched = await answered(() => person.client.call(mode === "real" ? launchGame : launchTrial, wanted));
	if (!launched.ok) return launched;
	const launchToken = /#(?:.*&)?launch=([^&]+)/.exec(launched.value.game_url)?.[1] ?? "";
	const play = await answered(() => person.client.call(enterPlay, { launchToken }));
	return play.ok ? ok(clientFor(person, () => play.value.playToken)) : play;
}
