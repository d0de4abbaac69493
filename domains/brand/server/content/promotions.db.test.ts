import { describe, expect, test } from "vitest";
import { listPages, listPromotions, readPage, readPromotion } from "../../contract/index.ts";
import { openBrand } from "../testing/open-brand.ts";

const { call, answer, edit, clock } = await openBrand();
const at = (moment: string) => ({ now: new Date(moment) });

describe("the promotions of the default brand", () => {
	test("stand open ones first, with period, state and category", async () => {
		const { promotions, categories } = await call(listPromotions);
		expect(promotions.map(({ id, state, taking }) => [id, state, taking])).toEqual([
			["welcome-balance", "open", "by-itself"],
			["free-trials", "open", "by-itself"],
			["three-stones", "open", "claim"],
		]);
		expect(categories.map(({ code }) => code)).toEqual(["members", "games", "rewards"]);
		expect(promotions[2]).toMatchObject({
			startsAt: "2026-05-01T12:00:00.000Z",
			endsAt: "2026-07-30T12:00:00.000Z",
			category: "rewards",
			scene: expect.stringMatching(/^[a-z-]+$/),
		});
		expect(promotions[0]).not.toHaveProperty("endsAt");
	});
	test("move through their states with the time, and what is over stands last", async () => {
		const later = await call(listPromotions, {}, at("2026-07-30T12:00:00Z"));
		expect(later.promotions.map(({ id, state }) => [id, state])).toEqual([
			["welcome-balance", "open"],
			["free-trials", "open"],
			["three-stones", "close"],
		]);
	});
	test("speak the caller's language", async () => {
		const { promotions, categories } = await call(listPromotions, {}, { language: "ko" });
		for (const { title, summary } of promotions) expect(`${title}${summary}`).toMatch(/[가-힣]/);
		expect(categories[0]?.title).toBe("신규 회원");
	});
});

describe("one promotion", () => {
	test("has its own terms and the title of its category", async () => {
		const promotion = await call(readPromotion, { id: "three-stones" });
		expect(promotion).toMatchObject({ id: "three-stones", categoryTitle: "Rewards", state: "open", taking: "claim" });
		expect(promotion.terms).toContain("## Claiming");
		const korean = await call(readPromotion, { id: "three-stones" }, { language: "ko" });
		expect(korean.terms).toContain("담당자가 첫날부터의 베팅 기록을 확인하고");
	});
	test("nobody wrote is not found", async () => {
		expect(await answer(readPromotion, { id: "nothing" })).toEqual({
			ok: false,
			error: { code: "PROMOTION_NOT_FOUND" },
		});
	});
	test("without a text in any language is not shown, and its category neither", async () => {
		await edit("delete from brand.promotion_texts where promotion = 'free-trials'");
		const { promotions, categories } = await call(listPromotions);
		expect(promotions.map(({ id }) => id)).not.toContain("free-trials");
		expect(categories.map(({ code }) => code)).toEqual(["members", "rewards"]);
		expect((await answer(readPromotion, { id: "free-trials" })).ok).toBe(false);
	});
	test("that has not begun is coming, and stands behind what is open", async () => {
		await edit("update brand.promotions set starts_at = '2026-06-01' where code = 'welcome-balance'");
		const { promotions } = await call(listPromotions);
		expect(promotions.map(({ id, state }) => `${id} ${state}`)).toEqual([
			"three-stones open",
			"welcome-balance coming",
		]);
	});
	test("is changed by an operator's edit", async () => {
		await edit(
			"update brand.promotions set ends_at = '2026-05-01T11:00:00Z', starts_at = '2026-04-01' where code = 'three-stones'",
		);
		expect((await call(readPromotion, { id: "three-stones" })).state).toBe("close");
	});
});

describe("pages of other places", () => {
	test("are read by their code and stand in no footer", async () => {
		for (const code of ["join", "install-ios", "install-ios-lite", "install-android", "install-web"]) {
			expect((await call(readPage, { code })).body).toContain("## ");
			expect((await call(readPage, { code }, { language: "ko" })).title).toMatch(/[가-힣]/);
		}
		const { pages } = await call(listPages);
		expect(pages.map(({ code }) => code)).toEqual([
			"about",
			"contact",
			"terms",
			"responsible-gaming",
			"privacy",
			"affiliates",
			"refund",
		]);
		expect(clock.now().toISOString()).toBe("2026-05-01T12:00:00.000Z");
	});
});
