// The VIP page: the ladder for everybody, the standing for members, and what it says when something is missing.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { openPopups } from "#platform/ui";
import { listRanks, type Rank, readStanding } from "../../contract/index.ts";
import en from "../messages/en.json";
import { answerTo, beginAnew, logIn, show } from "../testing/show-page.tsx";
import { VipPage } from "./vip-page.tsx";

const rank = (level: number, name: string, turnover: string): Rank => ({
	level,
	code: name.toLowerCase(),
	name,
	summary: `The stone of ${name}`,
	brings: [`What ${name} brings`],
	turnover,
	pointPercent: 100 + level * 5,
});
const ranks = [rank(0, "Pebble", "0.00"), rank(1, "Clay", "1000.00"), rank(2, "Slate", "5000.00")];

beforeEach(() => {
	beginAnew();
	answerTo(listRanks, () => ({ ranks, currency: "P", windowDays: 90 }));
});

const open = () => show(() => <VipPage />, "/vip");
const card = async (name: string) => {
	const heading = await screen.findByRole("heading", { name, level: 3 });
	const found = heading.closest("li");
	if (found === null) throw new Error(`no card of ${name}`);
	return within(found);
};

describe("a visitor", () => {
	test("sees every rank with what it needs and brings, and no rank as their own", async () => {
		open();
		const slate = await card("Slate");
		expect(slate.getByText("5,000")).toBeDefined();
		expect(slate.getByText("What Slate brings")).toBeDefined();
		expect(slate.getByText("Points × 1.10")).toBeDefined();
		expect(screen.queryByText(en.vip.here)).toBeNull();
		expect(screen.getByText(en.vip.visitorTitle)).toBeDefined();
	});

	test("may log in from there and stays there", async () => {
		open();
		await userEvent.click(await screen.findByRole("button", { name: en.vip.logIn }));
		expect(openPopups()).toMatchObject([{ name: "login", goOn: expect.any(Function) }]);
	});
});

test("a guest is told to register", async () => {
	logIn("guest");
	open();
	await screen.findByText(en.mall.guestTitle);
	expect(screen.queryByRole("button", { name: en.vip.logIn })).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: en.vip.register }));
	expect(openPopups()).toMatchObject([{ name: "register" }]);
});

describe("a member", () => {
	const standing = {
		level: 1,
		name: "Clay",
		since: "2026-11-20T10:00:00.000Z",
		turnover: "3000.00",
		currency: "P",
		categories: [{ category: "RNG" as const, turnover: "3000.00" }],
		next: { level: 2, name: "Slate", missing: "2000.00", permille: 500 },
	};

	test("sees the rank, the turnover behind it and the way to the next", async () => {
		answerTo(readStanding, () => standing);
		logIn("member");
		open();
		const own = within(await screen.findByRole("region", { name: en.standing.title }));
		expect(own.getByText("Clay")).toBeDefined();
		expect(own.getByText("Slots")).toBeDefined();
		const bar = own.getByRole("progressbar", { name: "The way to Slate" });
		expect(bar.getAttribute("aria-valuenow")).toBe("500");
		expect(bar.getAttribute("aria-valuetext")).toBe("P 2,000.00 to Slate");
		expect((await card("Clay")).getByText(en.vip.here)).toBeDefined();
		expect((await card("Pebble")).getByText(en.vip.reached)).toBeDefined();
		expect((await card("Slate")).getByText("Level 2")).toBeDefined();
	});

	test("at the top is told so", async () => {
		answerTo(readStanding, () => ({ ...standing, level: 8, next: null }));
		logIn("member");
		open();
		expect(await screen.findByText(en.standing.top)).toBeDefined();
		expect(screen.queryByRole("progressbar")).toBeNull();
	});

	test("without play is told so", async () => {
		answerTo(readStanding, () => ({ ...standing, turnover: "0.00", categories: [] }));
		logIn("member");
		open();
		expect(await screen.findByText(en.standing.nothing)).toBeDefined();
	});
});

describe("when something is missing", () => {
	test("a ladder that fails may be asked for again", async () => {
		answerTo(listRanks, () => undefined);
		open();
		const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
		answerTo(listRanks, () => ({ ranks, currency: "P", windowDays: 90 }));
		await userEvent.click(again);
		await card("Clay");
		expect(screen.queryByRole("alert")).toBeNull();
	}, 15_000);

	test("a brand without ranks says so", async () => {
		answerTo(listRanks, () => ({ ranks: [], currency: "P", windowDays: 90 }));
		open();
		expect(await screen.findByText(en.vip.none)).toBeDefined();
	});
});
