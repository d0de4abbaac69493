// The points mall: what each kind of person sees, the shelves and their filters, the conversion's words, the record.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { openPopups } from "#platform/ui";
import {
	getPointBalance,
	getPointConfig,
	getPointReward,
	getRedeemPointList,
	listExchanges,
	type Reward,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { answerTo, asked, beginAnew, logIn, show } from "../testing/show-page.tsx";
import { PointMallPage } from "./point-mall-page.tsx";

const reward = (rewardId: string, change: Partial<Reward>): Reward => ({
	rewardId,
	type: "credit",
	name: `Item ${rewardId}`,
	text: "What it is",
	art: "/art/a.webp",
	points: "50.00",
	amount: "5.00",
	currency: "P",
	stock: null,
	minLevel: 0,
	...change,
});
const rewards = [
	reward("1", {}),
	reward("2", { type: "picture", amount: "0.00", points: "20.00", stock: 3 }),
	reward("3", { minLevel: 3 }),
	reward("4", { points: "900.00" }),
	reward("5", { stock: 0 }),
];
const config = {
	rates: [{ category: "RNG" as const, rate: "1.20" }],
	rankPercent: 110,
	step: "10.00",
	cash: "1.00",
	smallest: "10.00",
	largest: "500.00",
	currency: "P",
	mostAtOnce: 20,
};

beforeEach(() => {
	beginAnew();
	answerTo(getPointBalance, () => ({ points: "120.00", applying: "0.00", currency: "P" }));
	answerTo(getPointConfig, () => config);
	answerTo(getPointReward, () => ({ rewards, level: 1 }));
	answerTo(getRedeemPointList, () => ({
		currency: "P",
		offers: [
			{ points: "100.00", cash: "10.00" },
			{ points: "500.00", cash: "50.00" },
		],
	}));
	answerTo(listExchanges, () => ({ records: [], next: null }));
});

const open = (address = "/pointMall") => show(() => <PointMallPage />, address);
const names = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const exchange = (name: string) => screen.getByRole("button", { name: `Exchange for ${name}` });

describe("who is no member", () => {
	test("a visitor is told how points come, and asks the server for nothing of a member's", async () => {
		open();
		await screen.findByText(en.mall.visitorTitle);
		expect(screen.getByText(en.how.become)).toBeDefined();
		expect(asked.filter(({ pathname }) => pathname.includes("MCS2_"))).toEqual([]);
		await userEvent.click(screen.getByRole("button", { name: en.vip.logIn }));
		expect(openPopups()).toMatchObject([{ name: "login", goOn: expect.any(Function) }]);
	});
	test("a guest is warned", async () => {
		logIn("guest");
		open();
		expect(await screen.findByText("Please Register An Account First")).toBeDefined();
	});
});

describe("the shelves", () => {
	beforeEach(() => logIn("member"));

	test("show every item; what cannot be had says why and cannot be pressed", async () => {
		open();
		await screen.findByText("Item 1");
		expect(names()).toEqual(["Item 1", "Item 2", "Item 3", "Item 4", "Item 5"]);
		expect(screen.getByText("From level 3")).toBeDefined();
		expect(screen.getByText("3 left")).toBeDefined();
		expect(screen.getByText(en.shelf.soldOut)).toBeDefined();
		expect(exchange("Item 1").hasAttribute("disabled")).toBe(false);
		expect(exchange("Item 3").hasAttribute("disabled")).toBe(true);
		expect(exchange("Item 5").hasAttribute("disabled")).toBe(true);
		// m22: too few points is a reason like the others.
		expect(exchange("Item 4").hasAttribute("disabled")).toBe(true);
		expect(screen.getByText("You have 120.00 of 900.00 points.")).toBeDefined();
	});

	test("are narrowed by kind and to what is within reach, and opened again", async () => {
		open();
		await screen.findByText("Item 1");
		await userEvent.click(screen.getByRole("button", { name: en.shelf.mine }));
		expect(names()).toEqual(["Item 1", "Item 2"]);
		await userEvent.click(screen.getByRole("button", { name: en.shelf.picture }));
		expect(names()).toEqual(["Item 2"]);
		await userEvent.click(screen.getByRole("button", { name: en.shelf.all }));
		await userEvent.click(screen.getByRole("button", { name: en.shelf.mine }));
		expect(names()).toHaveLength(5);
	});

	test("an exchange says what it takes and what stays, and asks for the password", async () => {
		open();
		await screen.findByText("Item 1");
		await userEvent.click(exchange("Item 1"));
		const dialog = within(await screen.findByRole("dialog"));
		expect(dialog.getByText("70.00 stay with you.")).toBeDefined();
		await userEvent.selectOptions(dialog.getByLabelText(en.redeem.quantity), "3");
		expect(dialog.getByText("You have 120.00: not enough for so many.")).toBeDefined();
		expect(dialog.getByRole("button", { name: en.redeem.act }).hasAttribute("disabled")).toBe(true);
		await userEvent.selectOptions(dialog.getByLabelText(en.redeem.quantity), "2");
		await userEvent.click(dialog.getByRole("button", { name: en.redeem.act }));
		expect(dialog.getByText(en.password.missing)).toBeDefined();
		expect(asked.some(({ pathname }) => pathname.includes("redeemPointReward"))).toBe(false);
	});

	test("an empty one invites", async () => {
		answerTo(getPointReward, () => ({ rewards: [], level: 0 }));
		open();
		expect(await screen.findByText(en.shelf.none)).toBeDefined();
	});
});

describe("the conversion", () => {
	beforeEach(() => logIn("member"));

	test("offers what the points reach and tells what an amount of one's own becomes", async () => {
		open("/pointMall?view=convert");
		const own = await screen.findByLabelText(en.convert.own);
		const offers = within(await screen.findByRole("list", { name: en.convert.offers })).getAllByRole("button");
		expect(offers.map((offer) => offer.hasAttribute("disabled"))).toEqual([false, true]);
		const whys = offers.map(
			(offer) => document.getElementById(offer.getAttribute("aria-describedby") ?? "")?.textContent,
		);
		expect(whys).toEqual([undefined, expect.stringMatching(/^You have .* points\.$/)]);
		await userEvent.type(own, "110");
		expect(screen.getByText(en.convert.becomes, { exact: false }).textContent).toContain("11");
		await userEvent.type(own, "5");
		await userEvent.click(screen.getByRole("button", { name: en.convert.act }));
		expect(screen.getByRole("alert").textContent).toContain("500");
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.getByText("Your rank makes 110 % of it.")).toBeDefined();
	});

	test("of a brand that has none says so", async () => {
		answerTo(getPointConfig, () => ({ ...config, step: "0.00", cash: "0.00", smallest: "0.00", largest: "0.00" }));
		open("/pointMall?view=convert");
		expect(await screen.findByText(en.convert.closed)).toBeDefined();
	});
});

describe("the record", () => {
	beforeEach(() => logIn("member"));

	test("lists each exchange with its number, state and remark; a picture that was passed can be fetched", async () => {
		const one = {
			transactionNumber: "X261121-000042",
			applicationTime: "2026-11-21T10:00:00.000Z",
			type: "picture" as const,
			item: "The mosaic hall",
			quantity: 1,
			requiredPoints: "150.00",
			requiredAmount: "0.00",
			currency: "P",
			status: "passed" as const,
			remark: "Enjoy it",
			decidedAt: "2026-11-21T11:00:00.000Z",
			download: "/art/scenes/mosaic-hall.webp",
		};
		answerTo(listExchanges, () => ({ records: [one], next: null }));
		open("/pointMall?view=record");
		const table = within(await screen.findByRole("table", { name: en.record.title }));
		for (const text of ["X261121-000042", "The mosaic hall", en.record.states.passed, "Enjoy it"]) {
			expect(table.getByText(text)).toBeDefined();
		}
		expect(table.getByRole("link", { name: en.record.fetch }).getAttribute("href")).toBe(one.download);
	});

	test("is asked for by period, type and status, as the address says", async () => {
		open("/pointMall?view=record&exchange=convert&state=rejected&exchanged=last-7-days");
		expect(await screen.findByText(en.record.none)).toBeDefined();
		const query = asked.findLast(({ pathname }) => pathname.endsWith("ODSFE2_MemTransDet"))?.searchParams;
		expect([query?.get("type"), query?.get("status")]).toEqual(["convert", "rejected"]);
		const days = (Date.parse(query?.get("to") ?? "") - Date.parse(query?.get("from") ?? "")) / 86_400_000;
		expect(Math.round(days)).toBe(7);
	});
});
