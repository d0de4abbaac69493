import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OutputOf } from "#platform/contract";
import { listPromotions, readPromotion } from "../../contract/index.ts";
import { answerTo, beginAnew, endTest, refusal, show } from "../testing/show.tsx";
import { PromotionPage } from "./promotion-page.tsx";
import { PromotionsPage } from "./promotions-page.tsx";

type Listed = OutputOf<typeof listPromotions>["promotions"][number];

const promotion = (id: string, more: Partial<Listed> = {}): Listed => ({
	id,
	category: "games",
	state: "open",
	taking: "by-itself",
	startsAt: "2026-05-01T12:00:00.000Z",
	image: "",
	scene: "first-stone",
	title: `Title of ${id}`,
	summary: `Summary of ${id}`,
	...more,
});

beforeEach(() => {
	beginAnew();
	answerTo(listPromotions, () => ({
		categories: [
			{ code: "games", title: "Games" },
			{ code: "members", title: "New members" },
		],
		promotions: [
			promotion("one"),
			promotion("two", { category: "members", endsAt: "2026-06-01T12:00:00.000Z" }),
			promotion("three", { state: "close" }),
		],
	}));
});
afterEach(endTest);

describe("the promotions", () => {
	test("are cards with their period and state that lead to their terms", async () => {
		show(<PromotionsPage />, "/promotions");
		const cards = await screen.findAllByRole("listitem");
		expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual([
			"/promoDetail?id=one",
			"/promoDetail?id=two",
			"/promoDetail?id=three",
		]);
		expect(cards[0]?.textContent).toContain("From May 1, 2026, no end date");
		expect(cards[1]?.textContent).toContain("May 1, 2026 to Jun 1, 2026");
		expect(cards.map((card) => /Open|Over/.exec(card.textContent ?? "")?.[0])).toEqual(["Open", "Open", "Over"]);
	});
	test.each([
		["their scene as it is drawn for cards", "", "/art/scenes/first-stone-card.webp"],
		["an operator's own picture as it is", "/media/own.webp", "/media/own.webp"],
	])("show %s", async (_, image, shown) => {
		answerTo(listPromotions, () => ({ categories: [], promotions: [promotion("one", { image })] }));
		show(<PromotionsPage />, "/promotions");
		const card = await screen.findByRole("listitem");
		expect(card.querySelector("img")?.getAttribute("src")).toBe(shown);
	});
	test("are chosen by category, in the address", async () => {
		const router = show(<PromotionsPage />, "/promotions");
		await userEvent.click(await screen.findByRole("button", { name: "New members" }));
		expect(screen.getAllByRole("listitem")).toHaveLength(1);
		expect(router.state.location.href).toBe("/promotions?category=members");
		await userEvent.click(screen.getByRole("button", { name: "All" }));
		expect(screen.getAllByRole("listitem")).toHaveLength(3);
	});
	test("wait for what stands above them, so that they do not jump", async () => {
		const above = <p>Your bonus</p>;
		show(<PromotionsPage above={above} isAboveKnown={false} />, "/promotions");
		await screen.findByRole("heading", { level: 1 });
		expect(screen.getByText("Your bonus").parentElement?.className).toBe("hidden");
		expect(screen.queryAllByRole("listitem")).toEqual([]);
	});
	test("of an unknown category are all", async () => {
		show(<PromotionsPage />, "/promotions?category=none");
		expect(await screen.findAllByRole("listitem")).toHaveLength(3);
	});
	test("say so when there is none", async () => {
		answerTo(listPromotions, () => ({ categories: [], promotions: [] }));
		show(<PromotionsPage />, "/promotions");
		expect(await screen.findByText("No promotions right now.")).toBeTruthy();
	});
	test("say so when they cannot be read, and are asked for again", async () => {
		answerTo(listPromotions, () => refusal("TEMPORARILY_UNAVAILABLE"));
		show(<PromotionsPage />, "/promotions");
		expect((await screen.findByRole("alert")).textContent).toContain("does not answer just now");
		answerTo(listPromotions, () => ({ categories: [], promotions: [promotion("back")] }));
		await userEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("Title of back")).toBeTruthy();
	});
});

describe("one promotion", () => {
	const read = (more: Partial<Listed>) =>
		answerTo(readPromotion, ({ url }) => ({
			...promotion(url.searchParams.get("id") ?? "", more),
			categoryTitle: "Games",
			terms: "Who plays, plays.\n\n## Claiming\n\nLater.",
		}));

	test.each([
		[{ state: "open", taking: "claim" }, "To claim it, write to us with your user name."],
		[{ state: "open", taking: "by-itself" }, "It comes by itself. There is nothing to claim."],
		[{ state: "coming", taking: "claim" }, "It begins on May 1, 2026."],
		[{ state: "close", taking: "claim" }, "This promotion is over."],
	] as const)("%j says what can be done about it", async (more, sentence) => {
		read(more);
		show(<PromotionPage />, "/promoDetail?id=three-stones");
		expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Title of three-stones");
		expect(screen.getByText(sentence)).toBeTruthy();
		const terms = screen.getByRole("region", { name: "Terms" });
		expect(within(terms).getByRole("heading", { level: 3 }).textContent).toBe("Claiming");
	});
	test.each(["/promoDetail", "/promoDetail?id=", "/promoDetail?id=../etc", "/promoDetail?id=nothing"])(
		"that is not there says so: %s",
		async (address) => {
			answerTo(readPromotion, () => refusal("PROMOTION_NOT_FOUND"));
			show(<PromotionPage />, address);
			expect(await screen.findByText("This promotion is not here")).toBeTruthy();
			expect(screen.getByRole("link", { name: "All promotions" }).getAttribute("href")).toBe("/promotions");
		},
	);
});
