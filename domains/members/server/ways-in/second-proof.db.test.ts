// A login from a network the account was not used from: asked, proven, refused; and what an operator may set.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { changePassword, proveLogin, registerMember, sendLoginCode } from "../../contract/index.ts";
import { clearAway } from "../clear-away.ts";
import { kindsOf } from "../testing/account-trail.ts";
import { goodPassword, newName, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { begin, registerReachable } from "../testing/second-proof.ts";

const { db, brand, house } = await openHouse();
let addresses = 0;
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;

const run = (statement: ReturnType<typeof sql>) => db.tx((tx) => statement.execute(tx));
const prove = async (input: Parameters<typeof house.call<typeof proveLogin>>[1], address: string) => {
	const result = await house.call(proveLogin, input, { address });
	return result.ok ? "in" : result.error.code;
};
const trailOf = async (account: string) => (await kindsOf(db, account)).join(" ");

/** A login from a new network, as far as the question. */
async function asked() {
	const member = await registerReachable(db, house);
	const address = newAddress();
	const { asked: question } = await begin(house, member.account, address);
	if (question === undefined) throw new Error("nothing was asked");
	const { proofToken } = question;
	const send = (way: "phone" | "email") => house.call(sendLoginCode, { proofToken, way }, { address });
	return { ...member, address, question, proofToken, send };
}

describe("a login from another network", () => {
	test("asks for a second proof and tells the ways there are, masked; no session is open", async () => {
		const { question, account, phone, email } = await asked();
		expect(question.ways.map(({ way }) => way).sort()).toEqual(["email", "phone"]);
		expect(JSON.stringify(question)).not.toContain(phone);
		expect(JSON.stringify(question)).not.toContain(email);
		expect(await trailOf(account)).toBe("registered logged-in second-proof-asked");
		expect(await house.members.api.authenticate(question.proofToken)).toBeUndefined();
	});
	test.each(["phone", "email"] as const)(
		"is proven by the code that comes by %s, once, and registers it",
		async (way) => {
			const { account, address, proofToken, send, ...to } = await asked();
			expect((await send(way)).ok).toBe(true);
			const input = { proofToken, way, proof: await house.codeTo(to[way]) };
			const proven = await house.call(proveLogin, input, { address });
			expect(proven).toMatchObject({ ok: true, value: { firstTimeLogin: false, passwordExpired: false } });
			if (!proven.ok) return;
			expect(await house.members.api.authenticate(proven.value.token)).toMatchObject({ account });
			expect(await prove(input, address)).toBe("LOGIN_PROOF_EXPIRED");
			expect((await begin(house, account, address)).code).toBe("in");
			expect((await begin(house, account, newAddress())).code).toBe("SECOND_PROOF_REQUIRED");
		},
	);
	test("is proven by the name that pay-outs go to, however it is spaced and capitalised", async () => {
		const { account } = await house.register();
		await run(sql`insert into members.payout_names select id, 'Kim Minji', now() from members.accounts
			where account = ${account}`);
		const address = newAddress();
		const { asked: question } = await begin(house, account, address);
		expect(question?.ways).toEqual([{ way: "payoutName", masked: "" }]);
		const proofToken = question?.proofToken ?? "";
		expect(await prove({ proofToken, way: "payoutName", proof: "Kim Minjae" }, address)).toBe("SECOND_PROOF_WRONG");
		expect(await prove({ proofToken, way: "payoutName", proof: "" }, address)).toBe("SECOND_PROOF_WRONG");
		expect(await prove({ proofToken, way: "payoutName", proof: "KIM minji" }, address)).toBe("in");
	});
	test("a name that was given at registration is on file", async () => {
		const asks = async (enabled: boolean) => {
			await run(sql`update brand.registration_fields set enabled = ${enabled} where field = 'payeeName'`);
			await brand.api.refresh();
		};
		await asks(true);
		const { account } = await house.register({ payeeName: "Kim Minji" });
		await asks(false);
		const { asked: question } = await begin(house, account, newAddress());
		expect(question?.ways).toEqual([{ way: "payoutName", masked: "" }]);
	});
	test("nothing of it is told before the password is right", async () => {
		const member = await registerReachable(db, house);
		const wrong = await house.logIn({ username: member.account, password: "wrong4all" }, { address: newAddress() });
		const nobody = await house.logIn({ username: newName(), password: "wrong4all" }, { address: newAddress() });
		expect(wrong).toEqual(nobody);
	});
});

describe("no second proof is asked", () => {
	test("from the network of the registration, nor of a login before, nor at the first login ever", async () => {
		const member = await registerReachable(db, house);
		expect((await begin(house, member.account)).code).toBe("in");
		const account = newName();
		await house.call(registerMember, { ...registration(), username: account, login: false });
		await run(sql`insert into members.contacts select id, merchant, 'email', ${`${account}@mail.com`}, now()
			from members.accounts where account = ${account}`);
		const address = newAddress();
		expect((await begin(house, account, address)).code).toBe("in");
		expect((await begin(house, account, address)).code).toBe("in");
		expect((await begin(house, account, newAddress())).code).toBe("SECOND_PROOF_REQUIRED");
	});
	test("of who has no way: they come in, and the trail says that nothing was proven", async () => {
		const { account } = await house.register();
		expect((await begin(house, account, newAddress())).code).toBe("in");
		expect(await trailOf(account)).toBe("registered logged-in login-unproven logged-in");
	});
	test("by an address or a number that nobody has proven", async () => {
		const { account } = await house.register();
		await run(sql`insert into members.contacts select id, merchant, 'email', ${`${account}@mail.com`}, null
			from members.accounts where account = ${account}`);
		expect((await begin(house, account, newAddress())).code).toBe("in");
	});
	test("where an operator has switched it off; and who has no way is refused where an operator wants it so", async () => {
		const { account } = await registerReachable(db, house);
		const { account: without } = await house.register();
		await run(sql`insert into members.entry_rules values ('tessera', false, true)`);
		expect((await begin(house, account, newAddress())).code).toBe("in");
		await run(sql`update members.entry_rules set second_proof = true, enter_without_way = false`);
		expect((await begin(house, without, newAddress())).code).toBe("SECOND_PROOF_UNAVAILABLE");
		expect((await begin(house, without)).code).toBe("in");
		await run(sql`delete from members.entry_rules`);
	});
});

describe("a second proof is refused", () => {
	test("after three wrong ones from one network, for a quarter of an hour, however often the login begins anew", async () => {
		const { account, address, proofToken, send, email } = await asked();
		await send("email");
		const code = await house.codeTo(email);
		const otherCode = code === "111111" ? "222222" : "111111";
		for (let attempt = 0; attempt < 3; attempt++)
			expect(await prove({ proofToken, way: "email", proof: otherCode }, address)).toBe("SECOND_PROOF_WRONG");
		expect(await prove({ proofToken, way: "email", proof: code }, address)).toBe("PROOF_LOCKED");
		const anew = (await begin(house, account, address)).asked?.proofToken ?? "";
		expect(await prove({ proofToken: anew, way: "email", proof: code }, address)).toBe("PROOF_LOCKED");
		expect(await trailOf(account)).toContain(
			"second-proof-refused second-proof-refused second-proof-refused login-locked",
		);
	});
	test("of many at once three are judged", async () => {
		const { address, proofToken } = await asked();
		const input = { proofToken, way: "email", proof: "000000" } as const;
		const all = await Promise.all(Array.from({ length: 9 }, () => prove(input, address)));
		expect(all.filter((one) => one === "SECOND_PROOF_WRONG")).toHaveLength(3);
		expect(all.filter((one) => one === "PROOF_LOCKED")).toHaveLength(6);
	});
	test("of a right one sent many times at once one opens a session", async () => {
		const { address, proofToken, send, phone } = await asked();
		await send("phone");
		const input = { proofToken, way: "phone", proof: await house.codeTo(phone) } as const;
		const all = await Promise.all(Array.from({ length: 6 }, () => prove(input, address)));
		expect(all.filter((one) => one === "in")).toHaveLength(1);
		expect(all.filter((one) => one === "LOGIN_PROOF_EXPIRED")).toHaveLength(5);
	});
	test("from elsewhere than the login came from, with a token nobody was given, and after ten minutes", async () => {
		const { address, proofToken, send, email } = await asked();
		await send("email");
		const input = { proofToken, way: "email", proof: await house.codeTo(email) } as const;
		expect(await prove(input, newAddress())).toBe("LOGIN_PROOF_EXPIRED");
		for (const forged of ["", "1.x", `${proofToken}x`, proofToken.replace(/^\d+/, "999999")])
			expect(await prove({ ...input, proofToken: forged }, address)).toBe("LOGIN_PROOF_EXPIRED");
		house.clock.advance(10 * 60_000);
		expect(await prove(input, address)).toBe("LOGIN_PROOF_EXPIRED");
		expect(await house.call(sendLoginCode, { proofToken, way: "email" }, { address })).toMatchObject({
			error: { code: "LOGIN_PROOF_EXPIRED" },
		});
	});
	test("with another's code, and with a code that was sent for something else", async () => {
		const [one, other] = [await asked(), await asked()];
		await other.send("email");
		const input = { proofToken: one.proofToken, way: "email", proof: await house.codeTo(other.email) } as const;
		expect(await prove(input, one.address)).toBe("SECOND_PROOF_WRONG");
	});
	test("by a way the member does not have", async () => {
		const { address, proofToken } = await asked();
		expect(await prove({ proofToken, way: "payoutName", proof: "Kim" }, address)).toBe("SECOND_PROOF_WRONG");
		const { account } = await house.register();
		await run(sql`insert into members.payout_names select id, 'Kim Minji', now() from members.accounts
			where account = ${account}`);
		const from = newAddress();
		const token = (await begin(house, account, from)).asked?.proofToken ?? "";
		expect(await house.call(sendLoginCode, { proofToken: token, way: "phone" }, { address: from })).toMatchObject({
			error: { code: "PHONE_NOT_ENABLED" },
		});
	});
	test("after the password was changed meanwhile, or the account was closed", async () => {
		const { token, address, proofToken, send, phone } = await asked();
		await send("phone");
		const input = { proofToken, way: "phone", proof: await house.codeTo(phone) } as const;
		house.clock.advance(1_000);
		const passwords = { oldPassword: goodPassword, newPassword: "stones5all", confirmNewPassword: "stones5all" };
		expect((await house.call(changePassword, passwords, { token })).ok).toBe(true);
		expect(await prove(input, address)).toBe("LOGIN_PROOF_EXPIRED");
		const closed = await asked();
		await closed.send("phone");
		await run(sql`update members.accounts set status = 'closed' where account = ${closed.account}`);
		const late = { proofToken: closed.proofToken, way: "phone", proof: await house.codeTo(closed.phone) } as const;
		expect(await prove(late, closed.address)).toBe("ACCOUNT_CLOSED");
	});
	test("codes are sent by the limits of every code", async () => {
		const { send } = await asked();
		expect((await send("email")).ok).toBe(true);
		expect(await send("email")).toMatchObject({ error: { code: "PHONE_TOO_MANY_REQUESTS" } });
	});
});

test("neither addresses nor tokens can be read from the database", async () => {
	const { address, proofToken } = await asked();
	const { rows } = await db.read((tx) =>
		sql<{ text: string }>`select t::text as text from members.networks t
			union all select t::text from members.login_proofs t`.execute(tx),
	);
	const all = rows.map(({ text }) => text).join();
	expect(all).not.toContain(address);
	expect(all).not.toContain(proofToken.split(".")[1]);
});

test("what has had its time is cleared away", async () => {
	const { account } = await asked();
	const left = async () =>
		(
			await db.read((tx) =>
				sql<{ networks: string; proofs: string }>`
					select (select count(*) from members.networks n where n.member_id = a.id) as networks,
						(select count(*) from members.login_proofs p where p.member_id = a.id) as proofs
					from members.accounts a where account = ${account}`.execute(tx),
			)
		).rows[0];
	expect(await left()).toEqual({ networks: "1", proofs: "1" });
	await clearAway(db, new Date(house.clock.now().getTime() + 3_600_000));
	expect(await left()).toEqual({ networks: "1", proofs: "0" });
	await clearAway(db, new Date(house.clock.now().getTime() + 366 * 24 * 3_600_000));
	expect(await left()).toEqual({ networks: "0", proofs: "0" });
});
