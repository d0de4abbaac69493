// A host for agents: who is none does not come in by any way, and nothing tells before the password was right.
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { registerByMobile, registerMember, sendRegisterCode, startFreePlay } from "../../contract/index.ts";
import { accountTypes } from "../../core/index.ts";
import { type From, goodPassword, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { flagSwitch } from "../testing/switch-flags.ts";

const { db, brand, house } = await openHouse();
let addresses = 0;
const at = (host: string): From => ({ host, address: `198.20.0.${++addresses}` });
const agents = "agents.tessera.example";

beforeAll(async () => {
	await flagSwitch(db, brand)({ MOBILENUMREG3: true, FREEPLAY3: true });
	await db.tx((tx) =>
		sql`insert into brand.domains (host, merchant, agents_only) values (${agents}, 'tessera', true)`.execute(tx),
	);
	await brand.api.refresh();
});

async function member(type: number): Promise<string> {
	const { account } = await house.register();
	await db.tx((tx) => sql`update members.accounts set type = ${type} where account = ${account}`.execute(tx));
	return account;
}
const { agent, masterAgent, seniorAgent, generalAgent, player } = accountTypes;

describe("at the host for agents", () => {
	test.each([agent, masterAgent, seniorAgent, generalAgent])("an account of type %i comes in", async (type) => {
		expect((await house.logIn({ username: await member(type) }, at(agents))).ok).toBe(true);
	});

	test("a player does not, whatever the case of the host, and comes in elsewhere", async () => {
		const username = await member(player);
		const refused = { ok: false, error: { code: "NOT_AGENT" } };
		expect(await house.logIn({ username }, at(agents))).toEqual(refused);
		expect(await house.logIn({ username }, at(agents.toUpperCase()))).toEqual(refused);
		expect((await house.logIn({ username }, at("localhost"))).ok).toBe(true);
	});

	test("leaves no session behind for who is refused", async () => {
		const username = await member(player);
		const sessions = async () => (await db.read((tx) => sql`select 1 from members.sessions`.execute(tx))).rows.length;
		const before = await sessions();
		await house.logIn({ username }, at(agents));
		expect(await sessions()).toBe(before);
	});

	test("a wrong password gets one answer, of agents, players and nobody", async () => {
		const names = [await member(agent), await member(player), "nobody-of-that-name"];
		const answers = [];
		for (const username of names) answers.push(await house.logIn({ username, password: "wrong4all" }, at(agents)));
		expect(answers).toEqual(
			names.map(() => ({ ok: false, error: { code: "WRONG_CREDENTIALS", value: { captcha: true } } })),
		);
	});

	test("nobody registers and nobody enters as a guest", async () => {
		const input = registration();
		const closed = { error: { code: "REGISTRATION_UNAVAILABLE" } };
		expect(await house.call(registerMember, input, at(agents))).toMatchObject(closed);
		const byNumber = { ...input, username: "01012345678", mobileNum: "01012345678" };
		expect(await house.call(registerByMobile, byNumber, at(agents))).toMatchObject(closed);
		expect(await house.call(startFreePlay, { os: "", platform: "W" }, at(agents))).toMatchObject({
			error: { code: "FREE_PLAY_UNAVAILABLE" },
		});
		const code = { mobileNo: "01012345678", countryDialingCode: "82" };
		expect(await house.call(sendRegisterCode, code, { ...at(agents), moduleId: "MOBILENUMREG3" })).toMatchObject({
			error: { code: "PHONE_NOT_ENABLED" },
		});
		expect((await house.call(registerMember, input, at("localhost"))).ok).toBe(true);
	});
});

test("the host of every other name may be one for agents too", async () => {
	const username = await member(agent);
	await db.tx((tx) => sql`update brand.domains set agents_only = true where host = '*'`.execute(tx));
	await brand.api.refresh();
	expect((await house.logIn({ username, password: goodPassword }, at("anywhere.example"))).ok).toBe(true);
	expect(await house.call(registerMember, registration(), at("anywhere.example"))).toMatchObject({
		error: { code: "REGISTRATION_UNAVAILABLE" },
	});
	await db.tx((tx) => sql`update brand.domains set agents_only = false where host = '*'`.execute(tx));
	await brand.api.refresh();
});
