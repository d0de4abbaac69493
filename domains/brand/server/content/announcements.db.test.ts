import { describe, expect, test } from "vitest";
import { listAnnouncements } from "../../contract/index.ts";
import { openBrand, principal } from "../testing/open-brand.ts";

const { call, edit } = await openBrand();
const titlesOf = async (type: string, by: Parameters<typeof call>[2] = {}) =>
	(await call(listAnnouncements, { type }, by)).announcements.map(({ title }) => title);

describe("announcements for players", () => {
	test("are told to members, not to visitors or guests", async () => {
		const visitor = await titlesOf("PL");
		const guest = await titlesOf("PL", { principal: principal("5", { guest: true }) });
		const member = await titlesOf("PL", { principal: principal("5") });
		expect([visitor, guest, member]).toEqual([[], [], ["Your starting balance is in your wallet"]]);
	});
	test("open by themselves for members beside those for everyone", async () => {
		const everyone = ["Before you begin"];
		expect(await titlesOf("PU")).toEqual(everyone);
		expect(await titlesOf("PU", { principal: principal("5") })).toEqual([...everyone, "A word before you play"]);
	});
	test("count for nobody else's pages", async () => {
		await edit("update brand.announcements set player = true where type = 'B'");
		expect(await call(listAnnouncements, { type: "B" })).toMatchObject({ announcements: [], totalPages: 1 });
		expect(await titlesOf("B", { principal: principal("5") })).toHaveLength(4);
	});
	test("the running line has three sentences", async () => {
		expect(await titlesOf("H")).toHaveLength(3);
	});
});
