// Calls to the server as a program makes them: for what a journey needs beforehand, and to look behind the page.
import { readRegisterSettings } from "#brand/contract";
import { enterPlay, launchGame, launchTrial, listGames } from "#games/contract";
import { logIn, readMember, registerMember } from "#members/contract";
import { type Client, createClient, sealWithServerKey } from "#platform/contract/client";
import { type Result, unwrap } from "#platform/kernel";
import { ownAddress } from "./journey.ts";
import { ownSite } from "./site.ts";

export const merchant = "tessera";
export const vassalage = "TESSERA";

/** A client of its own address, with the token of a session or of a play. */
export function caller(token?: string): Client {
	const address = ownAddress();
	const send: typeof fetch = (input, init) => {
		const head = new Headers(init?.headers);
		head.set("x-forwarded-for", address);
		return fetch(input, { ...init, headers: head });
	};
	const origin = ownSite().url;
	return createClient({
		origin,
		merchant: () => merchant,
		language: () => "en",
		token: () => token,
		seal: sealWithServerKey({ origin, fetch: send }),
		fetch: send,
	});
}

/** The value of an answer that must be a success. */
export async function must<Value>(answer: Promise<Result<Value, { readonly code: string }>>): Promise<Value> {
	const result = await answer;
	return result.ok ? result.value : unwrap({ ok: false, error: result.error.code });
}

export type Person = {
	readonly account: string;
	readonly password: string;
	readonly token: string;
	readonly memberId: string;
	readonly client: Client;
};

export const goodPassword = "tiles4all";
const names = { used: 0 };

/** A name nobody has yet, in any file. */
export function newName(): string {
	names.used += 1;
	return `w${process.pid}x${names.used}`;
}

export async function registerPerson(account: string = newName()): Promise<Person> {
	const { termsVersion } = await must(caller().call(readRegisterSettings, {}));
	const typed = { username: account, password: goodPassword, confirmPassword: goodPassword, birthday: "1990-05-07" };
	const { session } = await must(caller().call(registerMember, { ...typed, termsVersion }));
	if (session === undefined) throw new Error("the registration did not log in");
	return personOf({ account, password: goodPassword, token: session.token });
}

/** A demo login, unless another password is given. */
export async function logInAs(who: { readonly account: string; readonly password?: string }): Promise<Person> {
	const { account, password = ownSite().password } = who;
	const { token } = await must(caller().call(logIn, { username: account, password }));
	return personOf({ account, password, token });
}

async function personOf(known: Pick<Person, "account" | "password" | "token">): Promise<Person> {
	const client = caller(known.token);
	const { id } = await must(client.call(readMember, {}));
	return { ...known, memberId: id, client };
}

export type OpenPlay = { readonly playToken: string; readonly launchToken: string; readonly client: Client };

async function gameOf(gameCode: string): Promise<{ readonly gameId: string; readonly vassalage: string }> {
	const { games } = await must(caller().call(listGames, {}));
	const found = games.find((game) => game.gameCode === gameCode);
	if (found === undefined) throw new Error(`no game ${gameCode}`);
	return { gameId: found.gameId, vassalage: found.vassalage };
}

/** The page of a game that is played for the balance. */
export async function gameAddress(gameCode: string): Promise<string> {
	const { gameId, vassalage: vendor } = await gameOf(gameCode);
	return `/game?gameId=${gameId}&vassalage=${vendor}&mode=real`;
}

export const gameIdOf = async (gameCode: string): Promise<string> => (await gameOf(gameCode)).gameId;

/** Launches a game: with a person's client for play money, without one as a trial. The answer is the launch token. */
export async function launch(gameCode: string, client?: Client): Promise<string> {
	const asked = await gameOf(gameCode);
	const launched = await must(
		client === undefined ? caller().call(launchTrial, asked) : client.call(launchGame, asked),
	);
	return new URLSearchParams(launched.game_url.split("#")[1]).get("launch") ?? "";
}

/** Launches a game and enters it. */
export async function openPlay(gameCode: string, client?: Client): Promise<OpenPlay> {
	const launchToken = await launch(gameCode, client);
	const { playToken } = await must(caller().call(enterPlay, { launchToken }));
	return { playToken, launchToken, client: caller(playToken) };
}

/** The code of a refusal, or OK. */
export async function codeOf(answer: Promise<Result<unknown, { readonly code: string }>>): Promise<string> {
	const result = await answer;
	return result.ok ? "OK" : result.error.code;
}
