// A login by a third-party channel against a real provider of OpenID Connect on this machine.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { beginChannelLogin, finishChannelLogin, linkChannel, listChannels } from "../../contract/index.ts";
import { clearAway } from "../clear-away.ts";
import { saveChannel } from "../module.ts";
import type { From, Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { openProvider } from "../testing/open-provider.ts";
import { registerReachable } from "../testing/second-proof.ts";

const { db, house } = await openHouse();
const client = { id: "tessera-site", secret: "a secret of the operator", redirectUri: "https://tessera.example/login" };
const provider = await openProvider(client);
const at: From = { address: "203.0.113.7" };
const refused = { ok: false, error: { code: "CHANNEL_REFUSED" } };
let people = 0;

const channel = {
	merchant: "tessera",
	code: "mosaic-id",
	title: "Mosaic ID",
	issuer: provider.issuer,
	clientId: client.id,
	clientSecret: client.secret,
	redirectUri: client.redirectUri,
};

async function begin() {
	const begun = await house.call(beginChannelLogin, { code: channel.code }, at);
	if (!begun.ok) throw new Error(begun.error.code);
	return begun.value;
}
const finish = (query: string, binding: string, from: From = at) =>
	house.call(finishChannelLogin, { query, binding }, from);
/** Goes there, agrees, comes back. */
async function comeBack(subject: string) {
	const { url, binding } = await begin();
	return finish(provider.agree(url, subject), binding);
}
/** A member whose account is linked to a subject of the channel. */
async function linked(): Promise<{ readonly member: Registered; readonly subject: string }> {
	const subject = `person-${++people}`;
	const member = await house.register();
	const unknown = await comeBack(subject);
	const value: unknown = unknown.ok ? undefined : unknown.error.value;
	const { linkToken } = JSON.parse(JSON.stringify(value));
	expect((await house.call(linkChannel, { linkToken }, { token: member.token })).ok).toBe(true);
	return { member, subject };
}

beforeAll(() => saveChannel(db, house.codeKey, channel));
beforeEach(() => provider.twistTokens({}));

describe("the channels", () => {
	test("are those that the operator has on; what they are told with is not among what is shown", async () => {
		const shown = { ok: true, value: { channels: [{ code: "mosaic-id", title: "Mosaic ID" }] } };
		expect(await house.call(listChannels, {})).toEqual(shown);
		await db.tx((tx) => sql`update members.login_channels set enabled = false`.execute(tx));
		expect(await house.call(listChannels, {})).toEqual({ ok: true, value: { channels: [] } });
		const begun = await house.call(beginChannelLogin, { code: channel.code });
		expect(begun).toEqual({ ok: false, error: { code: "CHANNEL_UNKNOWN" } });
		await db.tx((tx) => sql`update members.login_channels set enabled = true`.execute(tx));
	});
	test("keep their secret sealed", async () => {
		const { rows } = await db.read((tx) =>
			sql<{ client_secret: Buffer }>`select * from members.login_channels`.execute(tx),
		);
		expect(rows[0]?.client_secret.includes(client.secret)).toBe(false);
		expect(rows[0]?.client_secret.length).toBeGreaterThan(client.secret.length);
	});
	test("are asked with PKCE, a state and a nonce, for who somebody is and nothing else", async () => {
		const asked = new URL((await begin()).url).searchParams;
		expect([asked.get("code_challenge_method"), asked.get("scope"), asked.get("response_type")]).toEqual([
			"S256",
			"openid",
			"code",
		]);
		for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
		expect(asked.get("redirect_uri")).toBe(client.redirectUri);
	});
});

describe("who comes back", () => {
	test("and is linked comes in, by the channel's own name alone", async () => {
		const { member, subject } = await linked();
		expect(await comeBack(subject)).toMatchObject({
			ok: true,
			value: { account: member.account, passwordExpired: false },
		});
	});
	test("and is not linked is told so, whatever address the channel says", async () => {
		await house.register();
		expect(await comeBack("a stranger")).toMatchObject({
			error: {
				code: "CHANNEL_NOT_LINKED",
				value: { title: "Mosaic ID", linkToken: expect.stringMatching(/^[\w-]{43}$/) },
			},
		});
	});
	test("twice with one answer is refused the second time", async () => {
		const { subject } = await linked();
		const { url, binding } = await begin();
		const query = provider.agree(url, subject);
		expect((await finish(query, binding)).ok).toBe(true);
		expect(await finish(query, binding)).toEqual(refused);
	});
	test("in another browser than the one that began is refused, and the answer is used up", async () => {
		const { subject } = await linked();
		const { url, binding } = await begin();
		const query = provider.agree(url, subject);
		expect(await finish(query, (await begin()).binding)).toEqual(refused);
		expect(await finish(query, binding)).toEqual(refused);
	});
	test("after ten minutes is refused", async () => {
		const { subject } = await linked();
		const { url, binding } = await begin();
		house.clock.advance(10 * 60_000);
		expect(await finish(provider.agree(url, subject), binding)).toEqual(refused);
	});
	test.each([
		["for another nonce", { nonce: "another" }],
		["for another client", { audience: "another" }],
		["of another issuer", { issuer: "https://another.example" }],
		["signed by a stranger", { stranger: true }],
	])("with a token %s is refused", async (_case, twist) => {
		const { subject } = await linked();
		provider.twistTokens(twist);
		expect(await comeBack(subject)).toEqual(refused);
	});
	test.each([
		["without a code", (query: string) => query.replace(/code=[^&]*&/, "")],
		["with another code", (query: string) => query.replace(/code=[^&]*/, "code=another")],
		["with another state", (query: string) => query.replace(/state=[^&]*/, "state=another")],
		["from another issuer", (query: string) => query.replace(/iss=[^&]*/, "iss=https%3A%2F%2Fanother.example")],
		["with a refusal", (query: string) => query.replace(/code=[^&]*/, "error=access_denied")],
	])("%s is refused", async (_case, change) => {
		const { subject } = await linked();
		const { url, binding } = await begin();
		expect(await finish(change(provider.agree(url, subject)), binding)).toEqual(refused);
	});
	test("to a closed account is told so", async () => {
		const { member, subject } = await linked();
		await db.tx((tx) =>
			sql`update members.accounts set status = 'closed' where account = ${member.account}`.execute(tx),
		);
		expect(await comeBack(subject)).toEqual({ ok: false, error: { code: "ACCOUNT_CLOSED" } });
	});
});

describe("a link", () => {
	const tokenOf = async (subject: string) => {
		const unknown = await comeBack(subject);
		return JSON.parse(JSON.stringify(unknown.ok ? {} : unknown.error.value)).linkToken ?? "";
	};
	test("is made once, by who is logged in, and is in the trail", async () => {
		const [one, other] = [await house.register(), await house.register()];
		const linkToken = await tokenOf(`person-${++people}`);
		expect(await house.call(linkChannel, { linkToken })).toMatchObject({ error: { code: "NOT_LOGGED_IN" } });
		expect((await house.call(linkChannel, { linkToken }, { token: one.token })).ok).toBe(true);
		expect(await house.call(linkChannel, { linkToken }, { token: other.token })).toEqual(refused);
		const { rows } = await db.read((tx) =>
			sql`select 1 from members.account_events e join members.accounts a on a.id = e.member_id
				where a.account = ${one.account} and kind = 'channel-linked'`.execute(tx),
		);
		expect(rows).toHaveLength(1);
	});
	test("is told by a letter, by the channel's title", async () => {
		const member = await registerReachable(db, house);
		const linkToken = await tokenOf(`person-${++people}`);
		await house.call(linkChannel, { linkToken }, { token: member.token });
		const [letter] = await house.outbox(member.email);
		expect(letter?.kind).toBe("mail-channel-linked");
		expect(letter?.body).toContain("Mosaic ID was linked to your account.");
	});
	test("of one subject is one member's; a member's newest counts", async () => {
		const { member, subject } = await linked();
		const [first, second] = [await tokenOf(`person-${++people}`), await tokenOf(`person-${people}`)];
		const other = await house.register();
		expect((await house.call(linkChannel, { linkToken: first }, { token: other.token })).ok).toBe(true);
		const taken = await house.call(linkChannel, { linkToken: second }, { token: member.token });
		expect(taken).toEqual({ ok: false, error: { code: "CHANNEL_TAKEN" } });
		const newest = `person-${++people}`;
		const third = await tokenOf(newest);
		expect((await house.call(linkChannel, { linkToken: third }, { token: member.token })).ok).toBe(true);
		expect(await comeBack(newest)).toMatchObject({ ok: true, value: { account: member.account } });
		expect(await comeBack(subject)).toMatchObject({ error: { code: "CHANNEL_NOT_LINKED" } });
	});
});

test("what was begun and never came back is cleared away", async () => {
	await begin();
	await clearAway(db, new Date(house.clock.now().getTime() + 11 * 60_000));
	expect((await db.read((tx) => sql`select 1 from members.channel_attempts`.execute(tx))).rows).toEqual([]);
});

test("a provider that does not answer is told so", async () => {
	await provider.close();
	const begun = await house.call(beginChannelLogin, { code: channel.code });
	expect(begun).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE" } });
});
