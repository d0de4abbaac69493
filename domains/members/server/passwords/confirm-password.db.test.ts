// The password asked for once more: counted apart from logins, locked after three; and the rank that others know.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { ok } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { readMember } from "../../contract/index.ts";
import type { ClubLabelOf } from "../club-label.ts";
import { createMembersModule } from "../module.ts";
import { goodPassword, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, house, brand, wallet } = await openHouse();

async function confirm(member: Registered, password: string) {
	const principal = await house.members.api.authenticate(member.token);
	if (principal === undefined) throw new Error("not logged in");
	const call = { principal, merchant: "tessera", address: "203.0.113.7", now: house.clock.now() };
	const confirmed = await house.members.api.confirmPassword(password, call);
	return confirmed.ok ? "OK" : confirmed.error;
}

async function eventsOf(member: Registered): Promise<readonly string[]> {
	const principal = await house.members.api.authenticate(member.token);
	const { rows } = await db.read((tx) =>
		sql<{ kind: string }>`select kind from members.account_events
			where member_id = ${principal?.memberId ?? "0"}::bigint order by id`.execute(tx),
	);
	return rows.map(({ kind }) => kind);
}

describe("a password that is asked for once more", () => {
	test("is the member's own and no other's", async () => {
		const member = await house.register();
		expect(await confirm(member, goodPassword)).toBe("OK");
		expect(await confirm(member, "wrong4all")).toEqual({ code: "WRONG_PASSWORD" });
		expect((await eventsOf(member)).at(-1)).toBe("password-refused");
	});

	test("locks after three wrong ones, the right one too, and opens again", async () => {
		const member = await house.register();
		for (let attempt = 0; attempt < 3; attempt++) await confirm(member, "wrong4all");
		expect(await confirm(member, goodPassword)).toEqual({
			code: "PASSWORD_LOCKED",
			value: { retryAfterSeconds: 900 },
		});
		expect(await house.logIn({ username: member.account })).toMatchObject({ ok: true });
		house.clock.advance(15 * 60_000);
		expect(await confirm(member, goodPassword)).toBe("OK");
	});

	test("a right one begins the count anew", async () => {
		const member = await house.register();
		for (let attempt = 0; attempt < 2; attempt++) await confirm(member, "wrong4all");
		expect(await confirm(member, goodPassword)).toBe("OK");
		for (let attempt = 0; attempt < 2; attempt++) await confirm(member, "wrong4all");
		expect(await confirm(member, goodPassword)).toBe("OK");
	});
});

describe("the club label", () => {
	test("is the account's own where nobody knows better", async () => {
		const member = await house.register();
		const read = await house.call(readMember, {}, { token: member.token });
		expect(read).toMatchObject({ value: { clubLabel: { labelName: "", rankLevel: 0 } } });
	});

	test("is what the port says, in the caller's language", async () => {
		const clubLabelOf: ClubLabelOf = async (_member, { language }) => ({
			labelName: `rank in ${language}`,
			rankLevel: 3,
		});
		const log = { warn: () => {} };
		const deps = { db, clock: house.clock, chance: secureChance(), newId: secureIds, live: silentLive, log };
		const members = await createMembersModule({
			...deps,
			brand: brand.api,
			wallet: wallet.api,
			courier: { ready: async () => ok(undefined), send: async () => undefined },
			codeKey: Buffer.alloc(32),
			passwordCost: { memoryKib: 64, passes: 1 },
			clubLabelOf,
		});
		const member = await house.register();
		const route = members.routes.find(({ endpoint }) => endpoint.name === readMember.name);
		const principal = await members.api.authenticate(member.token);
		if (principal === undefined) throw new Error("not logged in");
		const read = await route?.handle(
			{},
			{
				principal,
				play: undefined,
				staff: undefined,
				address: "203.0.113.7",
				host: "localhost",
				language: "ko",
				merchant: "tessera",
				requestId: "r",
				userAgent: "test",
				idempotencyKey: undefined,
				now: house.clock.now(),
				log: { debug() {}, info() {}, warn() {}, error() {} },
			},
		);
		await members.close();
		expect(read).toMatchObject({ ok: true, value: { clubLabel: { labelName: "rank in ko", rankLevel: 3 } } });
	});
});
