// GLI-19 A.3.8: whoever is excluded, or on a break, logs in to their money and to nothing else. Every call of every contract
// that asks for a session is tried past the site with a valid token; a new one is tried by itself.
import { beforeAll, describe, expect, it } from "vitest";
import { getPlayState, launchGame } from "#games/contract";
import { logIn, readMember } from "#members/contract";
import type { Endpoint } from "#platform/contract";
import { excludeSelf, takeBreak } from "#protection/contract";
import { spinSlot } from "#slots/contract";
import { getBalance } from "#wallet/contract";
import { expectStatementToAddUp } from "../books.ts";
import { caller, codeOf, gameIdOf, must, openPlay, type Person, registerPerson, vassalage } from "../caller.ts";
import { watchAftermath } from "./aftermath.ts";
import { endpoints, exampleOf } from "./endpoints.ts";

const aftermath = watchAftermath();

/** What changes something and is open all the same: money out, what holds it given up, the account and its keys, leaving, limits. */
const openActs = [
	...["request-withdrawal", "cancel-withdrawal", "confirm-withdrawal", "dispute-withdrawal"],
	...["add-payout-account", "remove-payout-account", "set-payout-name", "transfer-upline", "return-wallets"],
	...[
		"cancel-deposit",
		"cancel-bonus",
		"leave-own-play",
		"log-out",
		"end-sessions",
		"set-member-picture",
		"end-replay-link",
	],
	...["set-limit", "keep-limit", "take-break", "exclude-self", "close-account", "send-document", "see-own-messages"],
	...["change-password", "set-payment-password", "send-payment-code", "change-contact", "send-contact-code"],
	...["renew-login", "start-authenticator", "confirm-authenticator", "stop-authenticator", "renew-backup-codes"],
	...["start-passkey", "add-passkey", "name-passkey", "remove-passkey"],
	...["read-messages", "save-choices"],
	...["begin-channel-link", "finish-channel-link", "link-channel", "unlink-channel"],
];

/** What plays, pays in, or takes or shows an offer. */
const shutAtLeast = [
	...["launch-game", "get-own-play", "answer-own-reality-check", "add-favourite-game", "choose-reality-check"],
	...["open-deposit", "read-deposit-desk", "send-deposit-proof", "redeem-voucher", "decline-deposit-limit"],
	...["transfer-wallet", "transfer-down", "register-direct"],
	...["claim-manual-rebate", "get-manual-rebate", "convert-point", "get-point-reward", "redeem-point-reward"],
];

const asking = endpoints.filter(({ access }) => access === "session" || access === "member");
const isShut = ({ whileExcluded }: Endpoint): boolean => whileExcluded !== "open";
const ways = [
	{ kind: "exclusion", code: "SELF_EXCLUDED", go: (person: Person) => exclude(person) },
	{ kind: "break", code: "ON_A_BREAK", go: (person: Person) => must(person.client.call(takeBreak, { hours: 24 })) },
] as const;

const exclude = ({ client, password }: Person) => must(client.call(excludeSelf, { months: 6, password }));

it("what is open changes nothing but what is theirs, and what plays, pays in or is an offer is shut", () => {
	const acts = asking.filter((endpoint) => !isShut(endpoint) && endpoint.method !== "GET");
	expect(acts.map(({ name }) => name).sort()).toEqual(openActs.toSorted());
	expect(asking.filter(isShut).map(({ name }) => name)).toEqual(expect.arrayContaining(shutAtLeast));
});

describe.each(ways)("during $kind", ({ kind, code, go }) => {
	const held: { person?: Person; play?: Awaited<ReturnType<typeof openPlay>>; token?: string; balance?: string } = {};
	const us = (): Person => {
		if (held.person === undefined) throw new Error("nobody is registered");
		return held.person;
	};
	const enter = async () => {
		const { account: username, password } = us();
		const entered = await must(caller().call(logIn, { username, password }));
		held.token = entered.token;
		return entered;
	};
	/** A token that stands: what was tried before may have ended the last. */
	const standing = async (): Promise<string> => {
		const { token } = held;
		if (token !== undefined && (await codeOf(caller(token).call(readMember, {}))) === "OK") return token;
		return (await enter()).token;
	};

	beforeAll(async () => {
		held.person = await registerPerson();
		aftermath.keepsSecret(held.person.token);
		held.play = await openPlay("dancheong-gate", held.person.client);
		await must(held.play.client.call(spinSlot, { coin: "0.02", key: `before-${kind}` }));
		held.balance = (await must(held.person.client.call(getBalance, {}))).sumBalance;
		await go(held.person);
	});

	it("the sessions and the games that ran are over", async () => {
		expect(await codeOf(us().client.call(readMember, {}))).toBe("NOT_LOGGED_IN");
		for (const endpoint of [getPlayState, spinSlot]) {
			const input = endpoint === spinSlot ? { coin: "0.02", key: `after-${kind}` } : {};
			await expect
				.poll(async () => held.play?.client.call<Endpoint>(endpoint, input))
				.toMatchObject({ error: { code: expect.stringMatching(/^(NOT_LOGGED_IN|PLAY_EXPIRED)$/) } });
		}
	});

	it("a login is told so, and so is whoever asks who is logged in", async () => {
		const { token, excluded } = await enter();
		expect(excluded?.kind).toBe(kind);
		expect((await must(caller(token).call(readMember, {}))).excluded).toEqual(excluded);
	});

	it.each(asking.filter(isShut))("$name is refused", async (endpoint) => {
		const refused = await caller(await standing()).call<Endpoint>(endpoint, exampleOf(endpoint));
		expect(refused).toMatchObject({ ok: false, error: { code, value: { until: expect.any(String) } } });
	});

	it.each(asking.filter((endpoint) => !isShut(endpoint)))("$name is answered", async (endpoint) => {
		// Nothing is filled in: what is shut is refused before anything is read, and what is open changes nothing.
		expect(await codeOf(caller(await standing()).call<Endpoint>(endpoint, {}))).not.toBe(code);
	});

	it("no game opens with a real one's name, and not a coin has moved", async () => {
		const gameId = await gameIdOf("dancheong-gate");
		const client = caller(await standing());
		expect(await codeOf(client.call(launchGame, { gameId, vassalage }))).toBe(code);
		expect((await must(client.call(getBalance, {}))).sumBalance).toBe(held.balance);
		await expectStatementToAddUp({ ...us(), client });
	});
});
