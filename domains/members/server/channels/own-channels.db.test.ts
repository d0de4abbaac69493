// A member's third-party channels in the security centre, against a real provider on this machine: seen, linked behind the
// password by who began, unlinked, and never the last way in.
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import {
	beginChannelLink,
	beginChannelLogin,
	finishChannelLink,
	finishChannelLogin,
	listOwnChannels,
	unlinkChannel,
} from "../../contract/index.ts";
import { saveChannel } from "../module.ts";
import { kindsOf } from "../testing/account-trail.ts";
import { addSoftPasskey } from "../testing/guarded.ts";
import { goodPassword } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { openProvider } from "../testing/open-provider.ts";
import { registerReachable } from "../testing/second-proof.ts";
import { flagSwitch } from "../testing/switch-flags.ts";

const { db, brand, house } = await openHouse();
const switchFlags = flagSwitch(db, brand);
const client = { id: "tessera-site", secret: "a secret of the operator", redirectUri: "https://tessera.example/login" };
const provider = await openProvider(client);
const refused = { ok: false, error: { code: "CHANNEL_REFUSED" } };
const code = "mosaic-id";
let people = 0;

beforeAll(() =>
	saveChannel(db, house.codeKey, {
		merchant: "tessera",
		code,
		title: "Mosaic ID",
		issuer: provider.issuer,
		clientId: client.id,
		clientSecret: client.secret,
		redirectUri: client.redirectUri,
	}),
);

const begin = async (token: string) => {
	const begun = await house.call(beginChannelLink, { code, password: goodPassword }, { token });
	if (!begun.ok) throw new Error(begun.error.code);
	return begun.value;
};
const finish = (token: string, query: string, binding: string) =>
	house.call(finishChannelLink, { query, binding }, { token });
async function link(token: string, subject: string) {
	const { url, binding } = await begin(token);
	return finish(token, provider.agree(url, subject), binding);
}
async function linked() {
	const member = await registerReachable(db, house);
	const subject = `person-${++people}`;
	expect((await link(member.token, subject)).ok).toBe(true);
	return { ...member, subject };
}
const enter = async (subject: string) => {
	const begun = await house.call(beginChannelLogin, { code });
	if (!begun.ok) throw new Error(begun.error.code);
	const { url, binding } = begun.value;
	const entered = await house.call(finishChannelLogin, { query: provider.agree(url, subject), binding });
	return entered.ok ? entered.value.account : entered.error.code;
};
const listOf = async (token: string) => {
	const listed = await house.call(listOwnChannels, {}, { token });
	return listed.ok ? listed.value.channels : [];
};
const unlink = async (token: string) => {
	const result = await house.call(unlinkChannel, { code }, { token });
	return result.ok ? "unlinked" : result.error.code;
};
const onlyGivenPassword = (account: string) =>
	db.tx((tx) => sql`update members.accounts set password_is_default = true where account = ${account}`.execute(tx));

describe("linking from inside", () => {
	test("asks for the password, and then the channel opens the account", async () => {
		const member = await registerReachable(db, house);
		expect(await listOf(member.token)).toEqual([{ code, title: "Mosaic ID", open: true }]);
		const wrong = await house.call(beginChannelLink, { code, password: "wrong4all" }, { token: member.token });
		expect(wrong).toMatchObject({ error: { code: "PROOF_WRONG" } });
		const subject = `person-${++people}`;
		expect(await link(member.token, subject)).toEqual({ ok: true, value: { title: "Mosaic ID" } });
		expect(await listOf(member.token)).toEqual([
			{ code, title: "Mosaic ID", open: true, linkedAt: house.clock.now().toISOString() },
		]);
		expect(await enter(subject)).toBe(member.account);
		expect((await house.outbox(member.email))[0]?.kind).toBe("mail-channel-linked");
	});
	test("a way that was begun in one account is finished in no other, and opens nothing", async () => {
		const [one, other] = [await registerReachable(db, house), await registerReachable(db, house)];
		const { url, binding } = await begin(one.token);
		const query = provider.agree(url, `person-${++people}`);
		expect(await finish(other.token, query, binding)).toEqual(refused);
		expect(await finish(one.token, query, binding)).toEqual(refused);
		const again = await begin(one.token);
		const answer = provider.agree(again.url, `person-${++people}`);
		const asLogin = await house.call(finishChannelLogin, { query: answer, binding: again.binding });
		expect(asLogin).toEqual(refused);
	});
	test("a way that was begun as a login links nothing", async () => {
		const { token } = await registerReachable(db, house);
		const begun = await house.call(beginChannelLogin, { code });
		if (!begun.ok) throw new Error(begun.error.code);
		const query = provider.agree(begun.value.url, `person-${++people}`);
		expect(await finish(token, query, begun.value.binding)).toEqual(refused);
	});
	test("an answer is good once", async () => {
		const { token } = await registerReachable(db, house);
		const { url, binding } = await begin(token);
		const query = provider.agree(url, `person-${++people}`);
		expect((await finish(token, query, binding)).ok).toBe(true);
		expect(await finish(token, query, binding)).toEqual(refused);
	});
	test("who is another member's is told so", async () => {
		const { subject } = await linked();
		const other = await registerReachable(db, house);
		expect(await link(other.token, subject)).toEqual({ ok: false, error: { code: "CHANNEL_TAKEN" } });
	});
});

describe("unlinking", () => {
	test("takes the way in away; the trail and a letter say so", async () => {
		const { account, token, subject, email } = await linked();
		expect(await unlink(token)).toBe("unlinked");
		expect(await enter(subject)).toBe("CHANNEL_NOT_LINKED");
		expect((await kindsOf(db, account)).at(-1)).toBe("channel-unlinked");
		const [letter] = await house.outbox(email);
		expect(letter?.kind).toBe("mail-channel-unlinked");
		expect(letter?.body).toContain("Mosaic ID");
		expect(await unlink(token)).toBe("CHANNEL_NOT_CONNECTED");
	});
	test("is another's matter", async () => {
		const { subject, account } = await linked();
		const other = await linked();
		expect(await unlink(other.token)).toBe("unlinked");
		expect(await enter(subject)).toBe(account);
	});
	test("the last way in stays, until the member has a password of their own", async () => {
		const { account, token, subject } = await linked();
		await onlyGivenPassword(account);
		expect(await unlink(token)).toBe("LAST_WAY_IN");
		expect(await enter(subject)).toBe(account);
		await db.tx((tx) => sql`update members.accounts set password_is_default = false`.execute(tx));
		expect(await unlink(token)).toBe("unlinked");
	});
	test("a passkey, or a proven number where text messages log in, is another way in", async () => {
		const [one, other] = [await linked(), await linked()];
		await addSoftPasskey(house, one.token);
		await onlyGivenPassword(one.account);
		expect(await unlink(one.token)).toBe("unlinked");
		await onlyGivenPassword(other.account);
		await switchFlags({ MOBILEVERCODELOGIN3: true });
		expect(await unlink(other.token)).toBe("unlinked");
		await switchFlags({ MOBILEVERCODELOGIN3: false });
	});
	test("also of a channel that the operator has switched off", async () => {
		const { token } = await linked();
		await db.tx((tx) => sql`update members.login_channels set enabled = false`.execute(tx));
		expect(await listOf(token)).toMatchObject([{ code, open: false }]);
		expect(await unlink(token)).toBe("unlinked");
		expect(await listOf(token)).toEqual([]);
		await db.tx((tx) => sql`update members.login_channels set enabled = true`.execute(tx));
	});
});
