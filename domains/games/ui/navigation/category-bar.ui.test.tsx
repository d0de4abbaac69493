import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	Outlet,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closePopup, closeSession, giveSentences, openPopups, openSession } from "#platform/ui";
import type { Game, MenuEntry, VendorEntry } from "../../contract/index.ts";
import { type Category, categories } from "../../core/index.ts";
import en from "../messages/en.json";
import { listedGame, listedVendor } from "../testing/listed.ts";
import { CategoryBar } from "./category-bar.tsx";
import { menuPages } from "./category-pages.ts";
import { VendorGames } from "./vendor-games.tsx";

giveSentences({ domain: "games", code: "EN", content: en });

const vendor = (vassalage: string, change: Partial<VendorEntry> = {}): VendorEntry =>
	listedVendor(vassalage, { games: 45, firstGameId: "1", ...change });

const hall = (gameCategory: Category, vendors: readonly VendorEntry[]): MenuEntry => ({
	gameCategory,
	gameType: gameCategory,
	name: gameCategory,
	enName: gameCategory,
	page: menuPages[gameCategory],
	point: "1.20",
	open: vendors.length > 0,
	vendors: vendors.map(({ vassalage }) => vassalage),
});

/** Every other one may be tried for free. */
const game = (number: number, vassalage: string): Game =>
	listedGame(number, { vassalage, vendorName: vassalage, supportPlay: number % 2 === 0 ? 0 : 1 });

let menus: Readonly<Partial<Record<Category, readonly VendorEntry[]>>> = {};
let order: readonly Category[] = [];
let ownPoints: readonly { gameCategory: Category; point: string }[] | null = null;

function answer(url: URL): unknown {
	if (url.pathname.endsWith("game_menus")) {
		return {
			sorting: order.map((category) => hall(category, menus[category] ?? [])),
			menus: Object.fromEntries(categories.map((category) => [category, menus[category] ?? []])),
		};
	}
	if (url.pathname.endsWith("own_points")) return { points: ownPoints };
	const number = (name: string) => Number(url.searchParams.get(name));
	const vassalage = url.searchParams.get("vassalage") ?? "";
	const total = 45;
	const first = (number("pageNo") - 1) * number("pageSize");
	const games = Array.from({ length: total }, (_, index) => game(index + 1, vassalage));
	const page = games.slice(first, first + number("pageSize"));
	return { games: page, pageNum: number("pageNo"), totalPages: 9, total, leastStakes: [], currency: "P" };
}

async function openBar() {
	const root = createRootRoute({
		component: () => (
			<>
				<CategoryBar />
				<Outlet />
			</>
		),
	});
	const paths = [...new Set(Object.values(menuPages)), "/", "/game", "/seamless"];
	const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path, component: () => null }));
	const router = createRouter({
		routeTree: root.addChildren(routes),
		history: createMemoryHistory({ initialEntries: ["/"] }),
	});
	render(
		<ClientProvider>
			<RouterProvider router={router} />
		</ClientProvider>,
	);
	await screen.findAllByRole("link");
	return router;
}

beforeEach(() => {
	closeSession();
	closePopup(0);
	menus = { RNG: [vendor("HOUSE", { name: "The House" }), vendor("OTHER", { name: "The Other", games: 3 })] };
	order = ["LIVE", "RNG"];
	ownPoints = null;
	vi.stubGlobal("fetch", async (address: string) =>
		Response.json({ success: true, value: answer(new URL(address, "http://here")) }),
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Calls wait from now on, until they may go. */
function holdCalls(): { readonly go: () => void } {
	const waiting: (() => void)[] = [];
	const free = fetch;
	vi.stubGlobal("fetch", async (address: string) => {
		await new Promise<void>((go) => waiting.push(go));
		return free(address);
	});
	return {
		go: () => {
			for (const go of waiting.splice(0)) go();
		},
	};
}

const names = (role: string) => screen.getAllByRole(role).map((thing) => thing.textContent);
const menuOf = (name: string) => screen.findByRole("list", { name });

test("the categories that are open stand as the server lists them, and no other", async () => {
	menus = { ...menus, LOTT: [vendor("LOTS", { gameType: "LOTT" })] };
	order = ["SPORTS", "RNG", "LOTT"];
	await openBar();
	expect(names("link")).toEqual(["RNG", "LOTT"]);
	expect(screen.getByRole("link", { name: /LOTT/ }).getAttribute("href")).toBe("/elott");
});

test("a menu says the point of its hall, and to an agent its own", async () => {
	const openRng = async () => {
		await openBar();
		fireEvent.mouseEnter(screen.getByRole("link", { name: "RNG" }).closest("li") ?? document.body);
	};
	await openRng();
	expect(await screen.findByText("Rate 1.20%")).toBeTruthy();
	cleanup();
	openSession({ token: "t" });
	ownPoints = [{ gameCategory: "RNG", point: "0.80" }];
	await openRng();
	expect(await screen.findByText("Rate 0.80%")).toBeTruthy();
	cleanup();
	ownPoints = [];
	closeSession();
	openSession({ token: "u" });
	await openRng();
	await menuOf(en.menu.games);
	await vi.waitFor(() => expect(screen.queryByText(/^Rate/)).toBeNull());
});

test("resting on a hall opens its menu: 21 games, then 18 a page, play now, and a trial where one is offered", async () => {
	await openBar();
	fireEvent.mouseEnter(screen.getByRole("link", { name: "RNG" }).closest("li") ?? document.body);
	const games = await menuOf(en.menu.games);
	await within(games).findByText("Game 1");
	expect(within(games).getAllByRole("listitem")).toHaveLength(21);
	expect(within(games).getAllByRole("button", { name: /^Play / })).toHaveLength(21);
	expect(within(games).getAllByRole("button", { name: /^Free trial/ })).toHaveLength(10);
	expect(screen.getByText("Rate 1.20%")).toBeTruthy();
	fireEvent.click(screen.getByRole("button", { name: en.menu.next }));
	await within(games).findByText("Game 22");
	expect(within(games).getAllByRole("listitem")).toHaveLength(18);
	fireEvent.click(screen.getByRole("button", { name: en.menu.next }));
	await within(games).findByText("Game 45");
	expect(within(games).getAllByRole("listitem")).toHaveLength(6);
});

test("while the next page is on its way the menu keeps the games and the height it has", async () => {
	await openBar();
	fireEvent.mouseEnter(screen.getByRole("link", { name: "RNG" }).closest("li") ?? document.body);
	const games = await menuOf(en.menu.games);
	await within(games).findByText("Game 1");
	const { className } = games;
	const held = holdCalls();
	fireEvent.click(screen.getByRole("button", { name: en.menu.next }));
	await screen.findByText("Page 2 of 3");
	expect(within(games).getAllByRole("listitem")).toHaveLength(21);
	held.go();
	await within(games).findByText("Game 22");
	expect(within(games).queryByText("Game 1")).toBeNull();
	expect(games.className).toBe(className);
	expect(className).toContain(" h-");
});

test("the arrow key opens it too and goes inside; a press goes to the provider; Escape gives the focus back", async () => {
	const router = await openBar();
	const user = userEvent.setup();
	const link = screen.getByRole("link", { name: "RNG" });
	link.focus();
	await user.keyboard("{ArrowDown}");
	const providers = await menuOf(en.menu.providers);
	await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("The House"));
	expect(within(providers).getAllByRole("button")).toHaveLength(2);
	await user.keyboard("{Escape}");
	expect(screen.queryByRole("list", { name: en.menu.providers })).toBeNull();
	expect(document.activeElement).toBe(link);
	await user.keyboard("{ArrowDown}");
	await menuOf(en.menu.providers);
	await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("The House"));
	await user.keyboard("{Enter}");
	await vi.waitFor(() => expect(router.state.location.href).toBe("/rng?page=HOUSE"));
});

test("a finger's first tap chooses a provider, its second goes there", async () => {
	const router = await openBar();
	fireEvent.click(screen.getByRole("button", { name: "Open the menu of RNG" }));
	const other = await screen.findByRole("button", { name: /The Other/ });
	fireEvent.click(other);
	expect(router.state.location.href).toBe("/");
	expect(other.getAttribute("aria-current")).toBe("true");
	fireEvent.click(other);
	await vi.waitFor(() => expect(router.state.location.href).toBe("/rng?page=OTHER"));
});

test("the special sports provider stands after live, and is launched after the login", async () => {
	menus = {
		...menus,
		LIVE: [vendor("TABLES", { gameType: "LIVE" })],
		SPORTS: [vendor("DS88", { name: "DS88", gameType: "SPORTS", firstGameId: "88" })],
	};
	const router = await openBar();
	const special = await screen.findByRole("button", { name: "DS88" });
	const places = screen.getAllByRole("listitem").map((item) => item.textContent);
	expect(places).toEqual(["LIVE", "DS88", "RNG"]);
	fireEvent.click(special);
	expect(openPopups().map(({ name }) => name)).toEqual(["login"]);
	expect(router.state.location.href).toBe("/");
	closePopup(0);
	openSession({ token: "t" });
	fireEvent.click(special);
	const search = { gameId: "88", vassalage: "DS88", mode: "real" };
	await vi.waitFor(() => expect(router.state.location).toMatchObject({ pathname: "/seamless", search }));
});

test("without that provider there is no entry of its own", async () => {
	await openBar();
	expect(screen.queryByRole("button", { name: "DS88" })).toBeNull();
});

test("a provider with a list opens it as a popup", async () => {
	menus = { LIVE: [vendor("TABLES", { name: "Tables", gameType: "LIVE" })] };
	await openBar();
	fireEvent.click(screen.getByRole("button", { name: "Open the menu of LIVE" }));
	fireEvent.click(await screen.findByRole("button", { name: /Tables/ }));
	expect(openPopups()).toEqual([{ name: "vendor-games", page: "LIVE TABLES" }]);
});

test("the popup shows the provider's games by its name, and says so when it is not offered", async () => {
	const router = createRouter({
		routeTree: createRootRoute({ component: () => <VendorGames page="RNG HOUSE" onClose={() => {}} /> }),
		history: createMemoryHistory(),
	});
	render(
		<ClientProvider>
			<RouterProvider router={router} />
		</ClientProvider>,
	);
	const popup = await screen.findByRole("dialog", { name: "The House" });
	await within(popup).findByText("Game 1");
	expect(within(popup).getAllByRole("button", { name: /^Play / })).toHaveLength(21);
	cleanup();
	render(
		<ClientProvider>
			<VendorGames page="RNG NOBODY" onClose={() => {}} />
		</ClientProvider>,
	);
	expect(await screen.findByText(en.menu.noVendor)).toBeTruthy();
});
