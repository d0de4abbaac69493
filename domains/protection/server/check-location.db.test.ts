// T18: looks at where somebody is, with a clock and a reader of countries that the tests decide.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, systemClock } from "#platform/kernel";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { clock, enrol, places, protection } = shelter;
const [korea, britain, nowhere] = ["203.0.113.7", "198.51.100.9", "192.0.2.1"];
places.set(korea, { country: "KR", open: true });
places.set(britain, { country: "GB", open: true });

let member: MemberId;
let subject: string;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	await market("null");
	member = await enrol();
	subject = crypto.randomUUID();
});

const market = (countries: string, minutes = 30) =>
	shelter.rows(
		`update protection.profile set countries = ${countries}, location_minutes = ${minutes} where code = 'international'`,
	);
const look = (address = korea, change: { readonly at?: typeof protection; readonly begins?: "login" | "play" } = {}) =>
	(change.at ?? protection).api.checkLocation({
		memberId: member,
		merchant,
		subject,
		address,
		now: clock.now(),
		begins: change.begins ?? "play",
	});
const minutes = (count: number) => clock.advance(count * 60_000);
const looks = () =>
	shelter.rows<{ reason: string; country: string; allowed: boolean }>(
		`select reason, country, allowed from protection.location_check where member_id = ${member} order by id`,
	);
const reasons = async () => (await looks()).map(({ reason }) => reason);

describe("T18 a place is looked at", () => {
	test("when a game or a login begins, and not at every call", async () => {
		expect(await look(korea, { begins: "login" })).toBe(true);
		for (let call = 0; call < 5; call += 1) expect(look()).toBe(true);
		expect(await looks()).toEqual([{ reason: "login", country: "KR", allowed: true }]);
	});
	test("every thirty minutes", async () => {
		for (let minute = 0; minute <= 90; minute += 10) {
			await look();
			minutes(10);
		}
		expect(await reasons()).toEqual(["play", "interval", "interval", "interval"]);
	});
	test("as often as the market says", async () => {
		await market("null", 5);
		for (let minute = 0; minute < 11; minute += 1) {
			await look();
			minutes(1);
		}
		expect(await reasons()).toEqual(["play", "interval", "interval"]);
	});
	test("at once when the network changes", async () => {
		await look(korea);
		await look(britain);
		expect((await looks()).map(({ reason, country }) => `${reason} ${country}`)).toEqual(["play KR", "network GB"]);
	});
	test("once, however many calls come at once", async () => {
		await Promise.all(Array.from({ length: 20 }, () => look()));
		expect(await reasons()).toEqual(["play"]);
	});
	test("once for all nodes: another trusts what was seen", async () => {
		const other = await shelter.otherNode();
		await look();
		minutes(5);
		expect(await look(korea, { at: other })).toBe(true);
		expect(await reasons()).toEqual(["play"]);
		await look(britain, { at: other });
		expect(await reasons()).toEqual(["play", "network"]);
	});
	test("without a word of the address in the log", async () => {
		await look();
		const [row] = await shelter.rows<Record<string, unknown>>(
			`select location_check::text as written from protection.location_check where member_id = ${member}`,
		);
		expect(JSON.stringify(row)).not.toContain(korea);
	});
});

describe("T18 play is not allowed", () => {
	test("outside of the market's countries, which is written down; inside it is again", async () => {
		await market("'{GB,IM}'");
		expect(await look(korea)).toBe(false);
		expect(look(korea)).toBe(false);
		expect(await look(britain)).toBe(true);
		expect(await look(nowhere)).toBe(false);
		expect(await looks()).toEqual([
			{ reason: "play", country: "KR", allowed: false },
			{ reason: "network", country: "GB", allowed: true },
			{ reason: "network", country: "", allowed: false },
		]);
	});
	test("where the brand is closed", async () => {
		expect(await look(korea)).toBe(true);
		places.set(korea, { country: "KR", open: false });
		minutes(30);
		expect(await look(korea)).toBe(false);
		places.set(korea, { country: "KR", open: true });
		minutes(30);
		expect(await look(korea)).toBe(true);
	});
	test("as soon as an operator changes the market's countries and the next look is due", async () => {
		expect(await look(korea)).toBe(true);
		const heard: unknown[] = [];
		protection.api.onChange((changed) => heard.push(changed));
		await market("'{GB}'");
		await expect.poll(() => heard).toContain(undefined);
		minutes(30);
		expect(await look(korea)).toBe(false);
	});
});

describe("the log", () => {
	const forget = async () => {
		const [job] = protection.jobs;
		if (job === undefined) throw new Error("no job");
		const log = { debug() {}, info() {}, warn() {}, error() {} };
		await job.run({}, { jobId: "1", attempt: 1, now: clock.now(), log, signal: undefined });
	};
	test("forgets what is older than ninety days", async () => {
		await look();
		minutes(60 * 24 * 89);
		await look();
		minutes(60 * 24 * 2);
		await forget();
		expect(await reasons()).toEqual(["interval"]);
	});
	test("keeps two thousand looks of one member, the newest", async () => {
		await shelter.rows(
			`insert into protection.location_check (member_id, subject, at, reason, country, allowed, network)
				select ${member}, gen_random_uuid(), now(), 'play', 'KR', number > 5, sha256('n')
				from generate_series(1, 2005) as number`,
		);
		await forget();
		const [kept] = await shelter.rows<{ count: string; refused: string }>(
			`select count(*) as count, count(*) filter (where not allowed) as refused
				from protection.location_check where member_id = ${member}`,
		);
		expect(kept).toEqual({ count: "2000", refused: "0" });
	});
	test.each(["'{}'", "'{gb}'", "'{GBR}'"])("the database refuses a market of %s", async (countries) => {
		await expect(market(countries)).rejects.toThrow(/check constraint/);
	});
});
