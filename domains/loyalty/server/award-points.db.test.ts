// Points that were won elsewhere: each award once by its name, in the transaction of whoever says that it was won.
import { describe, expect, test } from "vitest";
import type { PointAward } from "#games/api";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { openClub } from "./testing/open-club.ts";

const club = await openClub();
const { db, enrol } = club;
const { awardPoints } = club.loyalty.api;
const points = (member: MemberId) => club.purse(member, "points");
const awards = () =>
	club.rows<{ name: string; points: string }>("select name, points from loyalty.point_award order by 1");

describe("an award of points", () => {
	const award = (name: string, memberId: MemberId, amount: bigint): PointAward => ({
		name,
		memberId,
		currency: "P",
		points: amount,
	});
	const give = (...list: PointAward[]) => db.tx((tx) => awardPoints(tx, list));

	test("is given once by its name, said again or at once, and answers what the purse holds then", async () => {
		const member = await enrol();
		const one = award("test once", member, 700n);
		const given = await Promise.all([give(one), give(one), give(one)]);
		expect(given.flat()).toEqual([
			{ name: "test once", memberId: member, currency: "P", purse: "points", balance: 700n, held: 0n },
		]);
		expect(await give(one, award("test twice", member, 5n))).toMatchObject([{ name: "test twice", balance: 705n }]);
		expect(await points(member)).toBe(705n);
		expect(await club.violations()).toEqual([]);
	});

	test("stands or falls with the transaction of whoever asks, and is kept as it was", async () => {
		const member = await enrol();
		const dying = db.tx(async (tx) => {
			await awardPoints(tx, [award("test dies", member, 9n)]);
			throw new Error("killed");
		});
		await expect(dying).rejects.toThrow("killed");
		expect(await points(member)).toBe(0n);
		expect((await awards()).some(({ name }) => name === "test dies")).toBe(false);
		await give(award("test kept", member, 9n));
		for (const statement of ["update loyalty.point_award set points = 1", "delete from loyalty.point_award"])
			await expect(db.tx((tx) => sql.raw(statement).execute(tx))).rejects.toThrow();
	});

	test("that no tournament gave, or that stands on the ledger otherwise, is a fault", async () => {
		const member = await enrol();
		await give(award("tournament nowhere 1", member, 3n));
		const faults = await club.rows<{ name: string; what: string }>(
			"select * from loyalty.award_fault where name like 'tourn%'",
		);
		expect(faults).toEqual([{ name: "tournament nowhere 1", what: "prize" }]);
		await db.tx((tx) =>
			sql`insert into loyalty.point_award values ('test unposted', ${member}::bigint, 'P', 4, gen_random_uuid(), now())`.execute(
				tx,
			),
		);
		const unposted = await club.rows<{ what: string }>(
			"select what from loyalty.award_fault where name = 'test unposted' order by 1",
		);
		expect(unposted.map(({ what }) => what)).toEqual(["ledger", "prize"]);
	});

	test("without an amount is none: the ledger and the table refuse it, and nothing stands", async () => {
		const member = await enrol();
		for (const amount of [0n, -5n]) await expect(give(award(`test ${amount}`, member, amount))).rejects.toThrow();
		expect(await points(member)).toBe(0n);
		expect(await db.tx((tx) => awardPoints(tx, []))).toEqual([]);
	});
});
