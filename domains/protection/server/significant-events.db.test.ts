// T25, T18: changes of members' protection and play where it is not allowed, read page by page.
import { describe, expect, test } from "vitest";
import { type ReadSignificant, type SignificantEvent, systemClock, unwrap } from "#platform/kernel";
import { setLimit } from "../contract/index.ts";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { call, enrol, clock, places, protection } = shelter;
const { changes, violations } = protection.api.significant;
clock.advance(systemClock.now().getTime() - clock.now().getTime());
await shelter.playBy("international");

const asked = () => ({
	merchant,
	from: new Date(0),
	to: new Date(clock.now().getTime() + 86_400_000),
	limit: 50,
});

async function everyPage(read: ReadSignificant, limit: number): Promise<readonly SignificantEvent[]> {
	const pages: SignificantEvent[] = [];
	let before: SignificantEvent | undefined;
	do {
		const page = await read({ ...asked(), before, limit });
		pages.push(...page);
		before = page.at(-1);
	} while (before !== undefined);
	return pages;
}

describe("changes of protection", () => {
	test("say who, before and after; the member and the operator alike", async () => {
		const member = await enrol();
		unwrap(await call(member, setLimit, { kind: "loss", period: "day", amount: "50.00" }));
		clock.advance(1_000);
		await protection.api.setOperatorLimit({
			memberId: member,
			currency: "P",
			kind: "wager",
			period: "day",
			amount: 700n,
			actor: "operator:kim",
			now: clock.now(),
		});
		const events = await changes({ ...asked(), memberId: member });
		expect(events).toHaveLength(2);
		expect(events[0]).toMatchObject({ memberId: member, actor: "operator:kim", merchant: undefined });
		expect(Object.keys(events[0]?.facts ?? {})).toEqual(["before", "after"]);
		expect(events.map(({ facts: { after } }) => after).join()).toMatch(/700|7\.00/);
	});

	test("come newest first, each once, also those of one moment", async () => {
		for (let index = 1; index < 6; index++) {
			const member = await enrol();
			unwrap(await call(member, setLimit, { kind: "deposit", period: "week", amount: `${index}00.00` }));
		}
		const all = await changes(asked());
		expect(all.length).toBeGreaterThanOrEqual(7);
		for (const limit of [1, 2, 4]) expect(await everyPage(changes, limit)).toEqual(all);
	});
});

describe("play where it is not allowed", () => {
	test("is an event with the country and the reason; play where it is allowed is none", async () => {
		await shelter.rows("update protection.profile set countries = '{KR}' where code = 'international'");
		places.set("203.0.113.7", { country: "KR", open: true });
		places.set("198.51.100.9", { country: "GB", open: true });
		const [here, there] = [await enrol(), await enrol()];
		const look = (memberId: typeof here, address: string) =>
			protection.api.checkLocation({
				memberId,
				merchant,
				address,
				subject: crypto.randomUUID(),
				now: clock.now(),
				begins: "play",
			});
		expect(await look(here, "203.0.113.7")).toBe(true);
		expect(await look(there, "198.51.100.9")).toBe(false);
		expect(await violations({ ...asked(), memberId: here })).toEqual([]);
		expect(await violations({ ...asked(), memberId: there })).toMatchObject([
			{ kind: "location-refused", facts: { asked: "play", country: "GB" }, actor: undefined },
		]);
		for (let index = 0; index < 4; index++) await look(await enrol(), "198.51.100.9");
		const all = await violations(asked());
		expect(all).toHaveLength(5);
		expect(await everyPage(violations, 2)).toEqual(all);
	});
});
