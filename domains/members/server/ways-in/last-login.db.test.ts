// The login before is told at every login and in the security centre.
import { describe, expect, test } from "vitest";
import { logIn, readLastLogin, registerMember, startFreePlay } from "../../contract/index.ts";
import { newName, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { house } = await openHouse();
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function enter(username: string, from: { address?: string; userAgent?: string } = {}) {
	const opened = await house.logIn({ username }, from);
	if (!opened.ok) throw new Error(opened.error.code);
	return opened.value;
}
const readBy = async (token: string) => {
	const read = await house.call(readLastLogin, {}, { token });
	return read.ok ? read.value.last : "refused";
};

describe("the login before", () => {
	test("there is none at the first", async () => {
		const account = newName();
		await house.call(registerMember, { ...registration(), username: account, login: false });
		const first = await enter(account);
		expect(first.lastLogin).toBeUndefined();
		expect(await readBy(first.token)).toBeUndefined();
	});
	test("is told by the login: when, by which browser, from where; a registration that logged in is one", async () => {
		const { account } = await house.register();
		const at = house.clock.now().toISOString();
		house.clock.advance(60_000);
		const second = await enter(account, { address: "192.0.2.70", userAgent: firefox });
		expect(second.lastLogin).toEqual({ at, address: "203.0.113.7", browser: "", system: "", country: "" });
		const seen = house.clock.now().toISOString();
		house.clock.advance(60_000);
		const third = await enter(account, { address: "192.0.2.71" });
		const told = { at: seen, address: "192.0.2.70", browser: "Firefox", system: "Windows", country: "" };
		expect(third.lastLogin).toEqual(told);
		expect(await readBy(third.token)).toEqual(told);
	});
	test("of a session is the one before it, whoever logs in later; refused ones do not count", async () => {
		const { account, token } = await house.register();
		house.clock.advance(60_000);
		await house.logIn({ username: account, password: "wrong4all" }, { address: "192.0.2.72" });
		house.clock.advance(60_000);
		await enter(account, { address: "192.0.2.73" });
		expect(await readBy(token)).toBeUndefined();
	});
	test("is nobody else's business, and a guest has none", async () => {
		const [one, other] = [await house.register(), await house.register()];
		house.clock.advance(60_000);
		await enter(one.account, { address: "192.0.2.74" });
		expect(await readBy(other.token)).toBeUndefined();
		const guest = await house.call(startFreePlay, { os: "web", platform: "W" });
		expect(await readBy(guest.ok ? guest.value.token : "")).toBe("refused");
	});
	test("is told to nobody whose password is wrong", async () => {
		const { account } = await house.register();
		const refused = await house.call(logIn, { username: account, password: "wrong4all" }, { address: "192.0.2.75" });
		expect(JSON.stringify(refused)).not.toContain("lastLogin");
	});
	test("what a browser says of itself is kept no longer than it may be", async () => {
		const { account } = await house.register();
		house.clock.advance(60_000);
		await enter(account, { userAgent: "x".repeat(5_000) });
		house.clock.advance(60_000);
		expect((await enter(account)).lastLogin).toMatchObject({ browser: "", system: "" });
	});
});
