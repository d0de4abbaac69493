// One person at one browser: an address of their own, a client, a token. Knows how to log in, launch a game and spin.

import { readRegisterSettings } from "#brand/contract";
import { enterPlay, launchGame, launchTrial, listGames } from "#games/contract";
import { logIn, registerMember, startFreePlay } from "#members/contract";
import type { OutputOf } from "#platform/contract";
import { type CallFailure, type Client, createClient, sealWithServerKey } from "#platform/contract/client";
import { err, ok, type Result } from "#platform/kernel";
import { enterSlot, spinSlot } from "#slots/contract";
import type { Patience } from "./patience.ts";

export type Person = {
	/** Calls with the login's token. */
	readonly client: Client;
	token: string | undefined;
	readonly patience: Patience;
	readonly origin: string;
	readonly address: string;
};

export type SlotRound = OutputOf<typeof spinSlot>;

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

/** Registers; a name that is taken is ours from a call whose answer was lost, so it logs in. Throws on any other refusal. */
export async function register(person: Person, credentials: Credentials): Promise<void> {
	const settings = await person.patience.answered(() => person.client.call(readRegisterSettings, {}));
	if (!settings.ok) throw new Error(`register settings: ${settings.error.code}`);
	const answer = await person.patience.answered(() =>
		person.client.call(registerMember, {
			...credentials,
			confirmPassword: credentials.password,
			birthday: "1990-04-05",
			termsVersion: settings.value.termsVersion,
			login: true,
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

/** One launched slot game: calls with the play token. */
export type Play = {
	readonly client: Client;
	readonly gameId: string;
	readonly slot: OutputOf<typeof enterSlot>;
	readonly patience: Patience;
};

type Mode = "real" | "trial";

export type Launch = {
	readonly mode: Mode;
	/** Chooses among so many: a studio, then a game. */
	readonly pick: (count: number) => number;
	/** One that is wanted, whatever would be picked. */
	readonly wanted?: { readonly studio: string; readonly code: string } | undefined;
};

const studios = ["TESSERA", "SALTLAMP", "NOONGLASS"] as const;

/** Launches a slot game and enters it. */
export async function launch(person: Person, { mode, pick, wanted }: Launch): Promise<Result<Play, CallFailure>> {
	const vassalage = wanted?.studio ?? studios[pick(studios.length)] ?? "TESSERA";
	const list = await person.patience.answered(() => person.client.call(listGames, { gameType: "RNG", vassalage }));
	if (!list.ok) return list;
	const { games } = list.value;
	const game =
		wanted === undefined ? games[pick(games.length)] : games.find(({ gameCode }) => gameCode === wanted.code);
	return game === undefined ? err({ code: "NO_GAMES", message: "" }) : openSlot(person, { ...game, mode });
}

/** Launches this slot game and enters it. */
export async function openSlot(person: Person, wanted: Wanted): Promise<Result<Play, CallFailure>> {
	const opened = await openGame(person, wanted);
	if (!opened.ok) return opened;
	const [client, { patience }] = [opened.value, person];
	const slot = await patience.answered(() => client.call(enterSlot, {}));
	return slot.ok ? ok({ client, gameId: wanted.gameId, slot: slot.value, patience }) : slot;
}

type Wanted = { readonly gameId: string; readonly vassalage: string; readonly mode: Mode };

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

/** `mode`: the way to bet; `gift`: an award of free spins. */
export type Spin = { readonly coin: string; readonly key: string; readonly mode?: string; readonly gift?: string };

/** Spins with a key until there is an answer: the same key, so that it is one round however often it is sent. */
export function spin(play: Play, wanted: Spin): Promise<Result<SlotRound, CallFailure>> {
	return play.patience.answered(() => play.client.call(spinSlot, wanted));
}
