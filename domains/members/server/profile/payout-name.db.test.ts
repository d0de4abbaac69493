// The account holder of the pay-outs: given once behind the password, locked then, and another only by an operator.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { proveLogin, readPayoutName, setPayoutName } from "../../contract/index.ts";
import { kindsOf } from "../testing/account-trail.ts";
import { goodPassword } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { begin } from "../testing/second-proof.ts";
import { changePayoutName } from "./change-payout-name.ts";

const { db, house } = await openHouse();

const give = async (token: string, name: string, password = goodPassword) => {
	const given = await house.call(setPayoutName, { name, password }, { token });
	return given.ok ? "given" : given.error.code;
};
const maskedOf = async (token: string) => {
	const read = await house.call(readPayoutName, {}, { token });
	return read.ok ? read.value.masked : read.error.code;
};
const change = (account: string, name: string, merchant = "tessera") =>
	changePayoutName(db, { merchant, account, name, operator: "Han", now: house.clock.now() });

describe("the account holder", () => {
	test("is given once, with the password, and leaves the house masked", async () => {
		const { token, account } = await house.register();
		expect(await maskedOf(token)).toBe("");
		expect(await give(token, "Kim Minji", "wrong4all")).toBe("PROOF_WRONG");
		expect(await maskedOf(token)).toBe("");
		expect(await give(token, "  Kim Minji ")).toBe("given");
		expect(await maskedOf(token)).toBe("K•• M••••");
		expect(await kindsOf(db, account)).toContain("payout-name-set");
	});
	test("is locked then, for its owner too, and when two are sent at once", async () => {
		const { token } = await house.register();
		const both = await Promise.all([give(token, "Kim Minji"), give(token, "Park Jiho")]);
		expect(both.filter((one) => one === "given")).toHaveLength(1);
		expect(both.filter((one) => one === "PAYOUT_NAME_LOCKED")).toHaveLength(1);
		expect(await give(token, "Choi Yuna")).toBe("PAYOUT_NAME_LOCKED");
	});
	test.each(["", "K", "123456", "Kim <b>", "x".repeat(41)])("%j is no name the brand takes", async (name) => {
		const { token } = await house.register();
		expect(await give(token, name)).toBe("PAYOUT_NAME_INVALID");
		expect(await maskedOf(token)).toBe("");
	});
	test("of one member is not the other's", async () => {
		const [one, other] = [await house.register(), await house.register()];
		await give(one.token, "Kim Minji");
		expect(await maskedOf(other.token)).toBe("");
		expect(await give(other.token, "Kim Minji")).toBe("given");
	});
	test("proves a login from a new network from then on", async () => {
		const { token, account } = await house.register();
		await give(token, "Kim Minji");
		const { asked } = await begin(house, account, "192.0.2.80");
		const input = { proofToken: asked?.proofToken ?? "", way: "payoutName", proof: "kim minji" } as const;
		expect((await house.call(proveLogin, input, { address: "192.0.2.80" })).ok).toBe(true);
	});
});

describe("an operator", () => {
	test("changes a locked one, in the brand's own account; both trails say so and neither tells the name", async () => {
		const { token, account } = await house.register();
		await give(token, "Kim Minji");
		expect(await change(account.toUpperCase(), " Park Jiho ")).toEqual({ ok: true, value: { account } });
		expect(await maskedOf(token)).toBe("P••• J•••");
		expect((await kindsOf(db, account)).at(-1)).toBe("payout-name-changed");
		const { rows } = await db.read((tx) =>
			sql<{ text: string }>`select t::text as text from members.operator_acts t
				union all select t::text from members.account_events t`.execute(tx),
		);
		const all = rows.map(({ text }) => text).join();
		expect(all).toContain("payout name changed");
		expect(all).not.toContain("Park Jiho");
	});
	test("of nobody, of another brand's and of a closed account changes none", async () => {
		const { account } = await house.register();
		expect(await change("nobody99", "Kim")).toEqual({ ok: false, error: "UNKNOWN_MEMBER" });
		expect(await change(account, "Kim", "other")).toEqual({ ok: false, error: "UNKNOWN_MEMBER" });
		expect(await change(account, " ")).toEqual({ ok: false, error: "NAME_INVALID" });
		await db.tx((tx) => sql`update members.accounts set status = 'closed' where account = ${account}`.execute(tx));
		expect(await change(account, "Kim")).toEqual({ ok: false, error: "CLOSED" });
	});
});
