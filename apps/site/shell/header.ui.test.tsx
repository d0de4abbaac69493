import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteWith } from "#brand/ui/testing";
import { closePopup, closeSession, describeSession, giveSentences, openPopups, openSession } from "#platform/ui";
import { type HeldBack, heldBackChannel } from "#wallet/contract";
import { MemberArea } from "./member-area.tsx";
import { SecondBar } from "./second-bar.tsx";
import { show } from "./testing/shown.tsx";
import { stubWidth } from "./testing/width.ts";

const words = {
	nav: {
		home: "Home",
		own: "Own",
		promotions: "Promotions",
		rewards: "Rewards",
		vip: "VIP",
		promotionCount: "{{count}} in force",
	},
	account: {
		menu: "Account",
		noRank: "--",
		rank: "Rank",
		guest: "Guest",
		register: "Register",
		deposit: "Deposit",
		withdraw: "Withdraw",
		centre: "Personal centre",
		record: "Betting record",
		cashback: "Cashback",
		signOut: "Sign out",
		hideBalance: "Hide",
		showBalance: "Show",
		refreshBalance: "Refresh",
		playable: "To play with",
		bonusApart: "Bonus {{amount}}",
		heldApart: "Held {{amount}}",
	},
};
giveSentences({ domain: "brand", code: "EN", content: words });
giveSentences({ domain: "games", code: "EN", content: { menu: { categories: "Halls" } } });
giveSentences({ domain: "members", code: "EN", content: { agent: { title: "Agent centre" } } });

let member: object = { type: 0, clubLabel: { labelName: "Pebble", rankLevel: 1 } };
let cashback = false;
let balance = "10.00";
let apart = { held: "0.00", restricted: "0.00" };

const promotion = (id: string, state: string) => ({
	id,
	category: "games",
	state,
	taking: "claim",
	startsAt: "2026-05-01T12:00:00.000Z",
	image: "",
	scene: "first-stone",
	title: id,
	summary: "",
});

const answers: Readonly<Record<string, () => unknown>> = {
	"/wps/system/bootstrap": () => siteWith(cashback ? ["MANPLAYREB3"] : []),
	"/wps/system/promotions": () => ({
		categories: [],
		promotions: [promotion("a", "open"), promotion("b", "open"), promotion("c", "coming")],
	}),
	"/wps/member/info": () => ({
		id: "1",
		nickname: "Stone",
		account: "stone",
		toUpline: false,
		memberLabel: [],
		merchant: "tessera",
		currency: "P",
		...member,
	}),
	"/wps/v2/wallets/balance": () => ({
		// Cash and bonus with what is held: no page shows it.
		sumBalance: "999.00",
		currency: "P",
		symbol: "P",
		available: balance,
		...apart,
		purses: [],
	}),
	"/lgw/games/game_menus": () => ({
		sorting: [],
		menus: { RNG: [], LIVE: [], SPORTS: [], ESPORTS: [], LOTT: [], ELOTT: [], PVP: [], FISH: [] },
	}),
};

beforeEach(() => {
	stubWidth("90rem");
	closeSession();
	closePopup(0);
	localStorage.clear();
	member = { type: 0, clubLabel: { labelName: "Pebble", rankLevel: 1 } };
	cashback = false;
	balance = "10.00";
	apart = { held: "0.00", restricted: "0.00" };
	vi.stubGlobal("fetch", async (address: string) => {
		const value = answers[new URL(address, "http://here").pathname];
		return value === undefined ? Response.error() : Response.json({ success: true, value: value() });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const popups = () => openPopups().map(({ name }) => name);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

test("to a visitor: dashes for the rank, the open promotions counted, rewards ask to log in", async () => {
	await show(<SecondBar />);
	expect(await screen.findByText("VIP --")).toBeTruthy();
	expect(await screen.findByText("2 in force")).toBeTruthy();
	await press("Rewards");
	expect(popups()).toEqual(["login"]);
});

test("a narrow window draws neither the way home nor the pages that stand in its menu", async () => {
	stubWidth("24rem");
	await show(<SecondBar />);
	expect(await screen.findByRole("navigation", { name: "Halls" })).toBeTruthy();
	expect(screen.queryByRole("link")).toBeNull();
	expect(screen.queryByRole("button")).toBeNull();
});

test("from 768 px on the pages of its own stand", async () => {
	stubWidth("48rem");
	await show(<SecondBar />);
	expect(await screen.findByText("VIP --")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Rewards" })).toBeTruthy();
});

test("to a member: the rank by its name, and rewards open the reward centre", async () => {
	openSession({ token: "t" });
	const router = await show(<SecondBar />);
	expect(await screen.findByText("VIP Pebble")).toBeTruthy();
	await press("Rewards");
	await vi.waitFor(() => expect(router.state.location.href).toBe("/?panel=rewardCenter"));
	expect(popups()).toEqual([]);
});

test("a member's menu leads to the money, the centre and the record; signing out asks first", async () => {
	openSession({ token: "t" });
	const router = await show(<MemberArea guest={false} />);
	for (const [name, page] of [
		["Withdraw", "withdraw"],
		["Personal centre", "securityCenter"],
		["Betting record", "personalHistoryCopy"],
	] as const) {
		await press(/^Account: Stone/);
		await press(name);
		await vi.waitFor(() => expect(router.state.location.href).toBe(`/?panel=${page}`));
	}
	await press(/^Account: Stone/);
	expect(screen.queryByRole("button", { name: "Cashback" })).toBeNull();
	expect(screen.queryByRole("button", { name: "Agent centre" })).toBeNull();
	await press("Sign out");
	expect(popups()).toEqual(["sign-out"]);
});

test("cashback stands there where the brand lets players claim it, the agent centre for agents", async () => {
	cashback = true;
	member = { type: 41, clubLabel: { labelName: "", rankLevel: 0 } };
	openSession({ token: "t" });
	await show(<MemberArea guest={false} />);
	await press(/^Account: Stone/);
	expect(await screen.findByRole("button", { name: "Cashback" })).toBeTruthy();
	expect(await screen.findByRole("button", { name: "Agent centre" })).toBeTruthy();
});

test("A.3.8 who is excluded is led to their money, and told of no promotion and no cashback", async () => {
	cashback = true;
	const excluded = { kind: "exclusion", until: new Date(Date.now() + 86_400_000).toISOString() };
	member = { type: 0, clubLabel: { labelName: "Pebble", rankLevel: 1 }, excluded };
	openSession({ token: "t" });
	const router = await show(
		<>
			<SecondBar />
			<MemberArea guest={false} />
		</>,
	);
	await vi.waitFor(() => expect(screen.queryByText("2 in force")).toBeNull());
	await press("Withdraw");
	await vi.waitFor(() => expect(router.state.location.href).toBe("/?panel=withdraw"));
	await press(/^Account: Stone/);
	expect(screen.queryByRole("button", { name: "Cashback" })).toBeNull();
});

test("a guest is told to register before anything that needs an account", async () => {
	openSession({ token: "t" });
	describeSession({ isAgent: 4 });
	member = { type: 4, clubLabel: { labelName: "", rankLevel: 0 } };
	await show(<MemberArea guest />);
	await press("Account: Guest");
	await press("Deposit");
	expect(popups()).toEqual(["register-first"]);
});

test("a press hides the balance and shows it again, the arrow reads it anew", async () => {
	openSession({ token: "t" });
	await show(<MemberArea guest={false} />);
	const shown = await screen.findByRole("button", { name: "Hide" });
	await vi.waitFor(() => expect(shown.textContent).toContain("10"));
	fireEvent.click(shown);
	expect((await screen.findByRole("button", { name: "Show" })).textContent).not.toContain("10");
	expect(localStorage.getItem("balanceHidden")).toBe("1");
	await press("Show");
	balance = "25.00";
	await press("Refresh");
	await vi.waitFor(() => expect(screen.getByRole("button", { name: "Hide" }).textContent).toContain("25"));
});

test("the balance is what can be staked; a bonus and held money stand beside it by name, and in the menu", async () => {
	openSession({ token: "t" });
	balance = "9882.48";
	apart = { held: "200.00", restricted: "50.00" };
	await show(<MemberArea guest={false} />);
	const face = await screen.findByRole("button", { name: "Hide" });
	await vi.waitFor(() => expect(face.textContent).toBe("P9,882.48Bonus P 50.00 · Held P 200.00"));
	await press(/^Account/);
	expect((await screen.findByText("To play with")).parentElement?.textContent).toBe(
		"To play withP9,882.48Bonus P 50.00 · Held P 200.00",
	);
});

test("the balance holds back what a running game of the same member has not shown", async () => {
	openSession({ token: "t" });
	describeSession({ customerId: "1" });
	await show(<MemberArea guest={false} />);
	const shown = async (text: string) =>
		vi.waitFor(() => expect(screen.getByRole("button", { name: "Hide" }).textContent).toContain(text));
	await shown("10");
	const game = new BroadcastChannel(heldBackChannel);
	const say = (round: HeldBack["round"], member = "1") => game.postMessage({ frame: "f", member, round });
	say({ currency: "P", stake: "9.00" }, "2");
	game.postMessage("nothing of the kind");
	say({ currency: "P", stake: "1.00" });
	await shown("9.00");
	balance = "29.00";
	await press("Refresh");
	say({ currency: "P", stake: "1.00", win: "20.00" });
	balance = "31.00";
	await press("Refresh");
	await shown("11.00");
	say(undefined);
	await shown("31.00");
	game.close();
});
