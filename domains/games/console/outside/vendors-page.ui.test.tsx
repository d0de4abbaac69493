// An operator adds a vendor from outside, puts keys in force and takes them out, and adds its games.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
	addVendor,
	addVendorGames,
	addVendorKey,
	bringVendorHome,
	changeVendor,
	listOutsideVendors,
	type OutsideVendor,
	readVendorMoney,
	retireVendor,
	retireVendorKey,
	type VendorMoney,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { VendorsPage } from "../pages/vendors-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show } from "../testing/show-screen.ts";
import { limitsOf } from "./limits-of.ts";

const words = en.outside;
const acme: OutsideVendor = {
	code: "ACME",
	name: "Acme Games",
	baseUrl: "https://api.acme.example",
	frameOrigin: "https://acme.example",
	answersSigned: true,
	dialect: "hub88",
	open: false,
	keysEndAt: null,
	games: 3,
	version: 2,
	currencies: ["P", "KRW"],
	keys: [
		{
			keyId: "k1",
			purpose: "own-private",
			addedAt: "2026-11-20T10:00:00.000Z",
			publicKey: "-----BEGIN PUBLIC KEY-----",
		},
	],
};
const nothing: VendorMoney = { lying: [], transferOut: null };
let money = nothing;
const listed: OutsideVendor[] = [];

function begin(permissions: Parameters<typeof beginAnew>[0], vendors: OutsideVendor[]): void {
	beginAnew(permissions);
	listed.splice(0, listed.length, ...vendors);
	answerTo(listOutsideVendors, () => ({ vendors: [...listed] }));
	answerTo(addVendor, () => {
		listed.push(acme);
		return acme;
	});
	answerTo(changeVendor, () => acme);
	answerTo(addVendorKey, () => acme);
	answerTo(retireVendorKey, () => ({}));
	answerTo(retireVendor, () => acme);
	answerTo(readVendorMoney, () => money);
	answerTo(bringVendorHome, () => money);
	answerTo(addVendorGames, () => ({ added: 2, widened: 0 }));
}
beforeEach(() => begin(["games.vendors:read", "games.vendors:write"], [acme]));

async function open() {
	await show(VendorsPage);
	await userEvent.click(await screen.findByRole("button", { name: "Acme Games" }));
	return within(await screen.findByRole("dialog"));
}
const labelled = (text: string) => new RegExp(`^${text.replace(/[().,*]/g, ".")}`);

test("a vendor is added in its dialect, and opens to be given keys and games", async () => {
	begin(["games.vendors:read", "games.vendors:write"], []);
	await show(VendorsPage);
	expect(await screen.findByText(words.none)).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.selectOptions(dialog.getByLabelText(words.dialect), "form");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.code)), "ACME");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.name)), "Acme Games");
	await userEvent.type(dialog.getByLabelText(labelled(words.baseUrl)), acme.baseUrl);
	await userEvent.type(dialog.getByLabelText(labelled(words.frameOrigin)), acme.frameOrigin);
	await userEvent.click(dialog.getByRole("button", { name: words.add }));
	const { name, baseUrl, frameOrigin, answersSigned } = acme;
	expect(await screen.findByRole("region", { name: words.keys })).toBeTruthy();
	const addresses = { name, baseUrl, frameOrigin, answersSigned };
	expect(askedOf(addVendor)[0]?.body).toEqual({ vassalage: "ACME", dialect: "form", ...addresses });
});

test("its addresses are changed by the version that was looked at", async () => {
	const dialog = await open();
	const address = dialog.getByLabelText(labelled(words.baseUrl));
	await userEvent.clear(address);
	await userEvent.type(address, "https://api2.acme.example");
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	expect(askedOf(changeVendor)[0]?.body).toMatchObject({
		vassalage: "ACME",
		version: 2,
		baseUrl: "https://api2.acme.example",
		answersSigned: true,
	});
});

test("only who speaks Hub88 may do without our signature on answers", async () => {
	const dialog = await open();
	await userEvent.click(dialog.getByRole("checkbox", { name: labelled(words.answersSigned) }));
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	expect(askedOf(changeVendor)[0]?.body).toMatchObject({ baseUrl: acme.baseUrl, answersSigned: false });
	begin(["games.vendors:read", "games.vendors:write"], [{ ...acme, dialect: "form" }]);
	cleanup();
	const other = await open();
	expect(other.queryByRole("checkbox", { name: labelled(words.answersSigned) })).toBeNull();
});

test("the public half of our key is shown; theirs is pasted, ours is made, and one is retired after a question", async () => {
	const dialog = await open();
	expect(dialog.getByText("-----BEGIN PUBLIC KEY-----")).toBeTruthy();
	await userEvent.type(dialog.getByLabelText(labelled(words.keyId)), "k2");
	await userEvent.type(dialog.getByLabelText(labelled(words.texts["vendor-public"])), "PEM");
	await userEvent.click(dialog.getByRole("button", { name: words.addKey }));
	await waitFor(() => expect(dialog.getByLabelText(labelled(words.keyId))).toHaveProperty("value", ""));
	await userEvent.selectOptions(dialog.getByLabelText(words.purpose), "own-private");
	expect(dialog.getByText(words.made)).toBeTruthy();
	await userEvent.type(dialog.getByLabelText(labelled(words.keyId)), "k3");
	await userEvent.click(dialog.getByRole("button", { name: words.addKey }));
	expect(askedOf(addVendorKey).map(({ body }) => body)).toEqual([
		{ vassalage: "ACME", keyId: "k2", purpose: "vendor-public", material: "PEM" },
		{ vassalage: "ACME", keyId: "k3", purpose: "own-private", material: "" },
	]);
	await userEvent.click(dialog.getByRole("button", { name: words.retire }));
	expect(askedOf(retireVendorKey)).toEqual([]);
	const question = within(await screen.findByRole("dialog", { name: words.retireAsk.replace("{{name}}", "k1") }));
	await userEvent.click(question.getByRole("button", { name: words.retire }));
	expect(askedOf(retireVendorKey)[0]?.body).toEqual({ vassalage: "ACME", keyId: "k1" });
});

test("games are taken from the vendor's list, or one by its name, with the stakes of each currency", async () => {
	const dialog = within((await open()).getByRole("form", { name: en.catalogue.games }));
	await userEvent.type(dialog.getByLabelText(labelled(en.catalogue.limits)), "P 0.20 50.00, krw 100 50000");
	await userEvent.click(dialog.getByRole("button", { name: words.addGames }));
	const limits = [
		{ currency: "P", smallest: "0.20", largest: "50.00" },
		{ currency: "KRW", smallest: "100", largest: "50000" },
	];
	expect(askedOf(addVendorGames)[0]?.body).toEqual({ vassalage: "ACME", limits });
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.code)), "vs20dogs");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.name)), "Dogs");
	await userEvent.selectOptions(dialog.getByLabelText(words.category), "LIVE");
	await userEvent.click(dialog.getByRole("button", { name: words.addGames }));
	const games = [{ code: "vs20dogs", name: "Dogs", category: "LIVE", rtp: "96.00" }];
	expect(askedOf(addVendorGames)[1]?.body).toEqual({ vassalage: "ACME", games, limits });
});

test("one is retired with a moment for its keys and a reason, and taken back with a reason", async () => {
	const form = async () => within((await open()).getByRole("form", { name: words.end.title }));
	const retiring = await form();
	await userEvent.type(retiring.getByLabelText(labelled(words.end.keys)), "2026-12-24T10:00");
	await userEvent.type(retiring.getByLabelText(labelled(deskWords.parts.because)), "it closes");
	await userEvent.click(retiring.getByRole("button", { name: words.end.act }));
	const ends = "2026-12-24T10:00:00.000Z";
	const asked = { vassalage: "ACME", version: 2, reason: "it closes" };
	await waitFor(() => expect(askedOf(retireVendor)[0]?.body).toEqual({ ...asked, keysEndAt: ends }));
	begin(["games.vendors:read", "games.vendors:write"], [{ ...acme, keysEndAt: ends }]);
	const back = await form();
	expect(screen.getByText(words.end.state)).toBeTruthy();
	await userEvent.type(back.getByLabelText(labelled(deskWords.parts.because)), "it closes");
	await userEvent.click(back.getByRole("button", { name: words.end.back }));
	await waitFor(() => expect(askedOf(retireVendor)[0]?.body).toEqual({ ...asked, keysEndAt: null }));
});

test("who may only look is offered nothing to do", async () => {
	begin(["games.vendors:read"], [acme]);
	const dialog = await open();
	for (const name of [deskWords.parts.save, words.addKey, words.retire, words.addGames, words.end.act]) {
		expect(dialog.queryByRole("button", { name })).toBeNull();
	}
});

test("stakes as they are typed", () => {
	expect(limitsOf(" p  1 2 ")).toEqual([{ currency: "P", smallest: "1", largest: "2" }]);
	expect(limitsOf("P 1")).toEqual([{ currency: "P", smallest: "1", largest: "" }]);
});

describe("what members have there", () => {
	const lying = [
		{ currency: "KRW", lying: "120000", members: 3, underWay: "0" },
		{ currency: "P", lying: "40.50", members: 2, underWay: "4.00" },
	];
	const coming: NonNullable<VendorMoney["transferOut"]> = {
		state: "running",
		reason: "retired for good",
		askedBy: "Olga",
		askedAt: "2026-11-20T10:00:00.000Z",
		endedAt: null,
		members: 5,
		home: 3,
		waiting: 2,
		brought: [{ currency: "P", amount: "12.00" }],
		staying: [
			{ memberId: "71", account: "minji", currency: "P", why: "ROUND_RUNS" },
			{ memberId: "72", account: "", currency: "P", why: "VENDOR_HOLDS" },
		],
	};
	const may = ["games.vendors:read", "games.vendors:bring"] as const;
	const openMoney = async (change: VendorMoney, vendor: Partial<OutsideVendor> = {}, permissions = [...may]) => {
		begin(permissions, [{ ...acme, ...vendor }]);
		money = change;
		const dialog = await open();
		return within(await dialog.findByRole("region", { name: words.money.title }));
	};
	afterEach(() => {
		money = nothing;
	});

	test("is said by currency, and is brought home with a reason once the vendor is out of service", async () => {
		const region = await openMoney({ lying, transferOut: null });
		const shown = (await region.findAllByRole("listitem")).map(({ textContent }) => textContent);
		expect(shown).toHaveLength(2);
		expect(shown[0]).toContain("120,000");
		expect(shown[0]).toContain("3");
		expect(shown[1]).toContain("40.50");
		expect(shown[1]).toContain("4.00");
		await userEvent.type(region.getByLabelText(labelled(deskWords.parts.because)), "retired for good");
		await userEvent.click(region.getByRole("button", { name: words.money.act }));
		await waitFor(() =>
			expect(askedOf(bringVendorHome)).toMatchObject([{ body: { vassalage: "ACME", reason: "retired for good" } }]),
		);
		cleanup();
		const inService = await openMoney({ lying, transferOut: null }, { open: true });
		expect(await inService.findByText(words.money.inService)).toBeTruthy();
		expect(inService.queryByRole("button", { name: words.money.act })).toBeNull();
	});

	test("is followed: how many are home, what could not come and why; nothing is asked twice or without the right", async () => {
		const region = await openMoney({ lying, transferOut: coming });
		expect(await region.findByText("3 of 5 home")).toBeTruthy();
		const staying = within(region.getByRole("list", { name: words.money.staying }));
		expect(staying.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			`minji${words.money.why.ROUND_RUNS}`,
			`72${words.money.why.VENDOR_HOLDS}`,
		]);
		expect(region.queryByRole("button", { name: words.money.act })).toBeNull();
		cleanup();
		const done = { ...coming, state: "done" as const, home: 5, waiting: 0, staying: [] };
		const ended = await openMoney({ lying: [], transferOut: { ...done, endedAt: "2026-11-20T11:00:00.000Z" } });
		expect(await ended.findByText(words.money.states.done)).toBeTruthy();
		expect(ended.getByText(words.money.nothing)).toBeTruthy();
		cleanup();
		const reading = await openMoney({ lying, transferOut: null }, {}, ["games.vendors:read"]);
		await reading.findAllByRole("listitem");
		expect(reading.queryByRole("button", { name: words.money.act })).toBeNull();
	});
});
