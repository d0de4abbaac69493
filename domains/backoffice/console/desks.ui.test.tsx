// A domain that brings a console room is in the console by that alone: its screens stand in the menu, its permissions among those
// of roles, its codes have its words, and no file elsewhere names it.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Coded, type Desk, DeskPlace, deskDomain, deskFaults, deskPage } from "#platform/desk/ui";
import { deskWords as parts } from "#platform/desk/ui/testing";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import { desks } from "../../../apps/console/desks.ts";
import { readMe } from "../contract/index.ts";
import { Console } from "./console.tsx";
import office from "./messages/en.json";

const bingo: Desk = {
	domain: "bingo",
	group: "bingo",
	permissions: ["bingo.halls:read", "bingo.halls:close"],
	acts: { bingo: ["hall closed"] },
	messages: { domain: deskDomain("bingo"), files: {} },
	screens: [
		{
			key: "bingoHalls",
			path: "bingo-halls",
			permission: "bingo.halls:read",
			place: 10,
			icon: "games",
			page: deskPage(async () => () => <h1>{office.overview.title}</h1>),
		},
		{
			key: "bingoRake",
			path: "bingo-rake",
			permission: "bingo.halls:close",
			group: "money",
			place: 15,
			icon: "wallet",
			page: deskPage(async () => () => null),
		},
	],
};

giveSentences({ domain: "platform", code: "EN", content: { close: "Close", retry: "Try again" } });
giveSentences({ domain: "brand", code: "EN", content: { language: "Language", theme: { title: "Theme" } } });
giveSentences({ domain: "desk", code: "EN", content: parts });
for (const { messages } of desks) giveSentences({ domain: messages.domain, code: "EN", content: {} });
giveSentences({ domain: deskDomain("backoffice"), code: "EN", content: office });
giveSentences({
	domain: bingo.messages.domain,
	code: "EN",
	content: {
		groups: { bingo: "Bingo rooms" },
		screens: { bingoHalls: "Bingo halls", bingoRake: "Rake" },
		codes: { acts: { bingo: { "hall closed": "Closed a hall" } } },
	},
});

const me = {
	staffId: "1",
	username: "han",
	name: "Han",
	merchant: "tessera",
	currency: "P",
	aloneUpTo: null,
	adjustedAlone: "0.00",
	backupCodesLeft: 8,
};

beforeEach(() => {
	cleanup();
	openSession({ token: "ops.token" });
});
afterEach(() => {
	vi.unstubAllGlobals();
	closeSession();
});

async function openConsole(permissions: readonly string[], path = ""): Promise<void> {
	vi.stubGlobal("fetch", async (address: string) => {
		const isMe = new URL(address, "http://console.test").pathname === readMe.path;
		const value = isMe ? { ...me, permissions } : { waiting: [] };
		return Response.json({ success: true, value });
	});
	const root = createRootRoute({
		component: () => <Console desks={[...desks, bingo]} />,
		notFoundComponent: () => null,
	});
	const history = createMemoryHistory({ initialEntries: [`/console/${path}`] });
	const router = createRouter({ routeTree: root, history });
	render(
		<ClientProvider>
			<Suspense>
				<RouterProvider router={router} />
			</Suspense>
		</ClientProvider>,
	);
	await router.load();
}

test("every folder with a console room is found, and no two of them are in each other's way", () => {
	const folders = join(process.cwd(), "domains");
	const rooms = readdirSync(folders).filter((domain) => existsSync(join(folders, domain, "console")));
	expect(rooms.length).toBeGreaterThan(0);
	expect(desks.map(({ domain }) => domain).sort()).toEqual(rooms.sort());
	expect(deskFaults(desks)).toEqual([]);
	expect(deskFaults([...desks, bingo])).toEqual([]);
});

test("what two desks both bring, or none names, is told", () => {
	const [halls] = bingo.screens;
	if (halls === undefined) throw new Error("no screen");
	const other: Desk = { ...bingo, domain: "faro", permissions: [], screens: [{ ...halls, permission: "faro:read" }] };
	expect(deskFaults([bingo, other])).toEqual([
		"screen bingoHalls stands twice",
		"path bingo-halls stands twice",
		"source of acts bingo stands twice",
		"screen bingoHalls asks for faro:read, which no desk names",
	]);
});

test("the menu has the screens of a new domain, in a part of its own and among those that stand", async () => {
	await openConsole(["bingo.halls:read", "bingo.halls:close", "cashier.deposits:read", "wallet.adjustments:read"]);
	const menu = within(await screen.findByRole("navigation", { name: office.nav.label }));
	expect(await menu.findByText("Bingo rooms")).toBeTruthy();
	expect(menu.getByRole("link", { name: "Bingo halls" }).getAttribute("href")).toBe("/console/bingo-halls");
	const money = menu.getByText(parts.groups.money).parentElement;
	const links = [...(money?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
	expect(links).toContain("/console/bingo-rake");
	expect(links.indexOf("/console/bingo-rake")).toBeGreaterThan(links.indexOf("/console/deposits"));
});

test("the screen that is open is brought into the sight of a long rail", async () => {
	const shown: (string | null)[] = [];
	vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
		shown.push(this.textContent);
	});
	await openConsole(["bingo.halls:read"], "bingo-halls");
	await screen.findByRole("link", { name: "Bingo halls", current: "page" });
	expect(shown).toContain("Bingo halls");
});

test("its page opens for whoever may, and for nobody else", async () => {
	await openConsole(["bingo.halls:read"], "bingo-halls");
	expect(await screen.findByRole("heading", { level: 1, name: office.overview.title })).toBeTruthy();
	cleanup();
	await openConsole(["members:read"], "bingo-halls");
	expect(await screen.findByText(office.frame.notYours)).toBeTruthy();
});

test("a code of it has its words", async () => {
	render(
		<Suspense>
			<DeskPlace desks={[...desks, bingo]} screens={[]} me={undefined}>
				<Coded group="acts.bingo" code="hall closed" />
			</DeskPlace>
		</Suspense>,
	);
	expect(await screen.findByText("Closed a hall")).toBeTruthy();
});
