import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, giveSentences } from "#platform/ui";
import type { VendorEntry } from "../../contract/index.ts";
import { type Category, categories } from "../../core/index.ts";
import { hotFirst } from "../home/home-rows.tsx";
import en from "../messages/en.json";
import { listedGame, listedVendor } from "../testing/listed.ts";
import { CategoryPage } from "./category-page.tsx";
import { readLobbySearch } from "./lobby-filters.ts";

/** The words of the rooms around, as short as they can be. */
const brand = { closed: { title: "{{name}} is closed", text: "Later", open: "Slots", home: "Home" } };
const platform = { showMore: "More", retry: "Again", errors: { SYSTEM_ERROR: "It failed" } };

giveSentences({ domain: "games", code: "EN", content: en });
giveSentences({ domain: "brand", code: "EN", content: brand });
giveSentences({ domain: "platform", code: "EN", content: platform });

type House = {
	vendors: readonly VendorEntry[];
	total: number;
	leastStakes: readonly string[];
	failing: ReadonlySet<string>;
	asked: URLSearchParams[];
};
const house: House = { vendors: [], total: 0, leastStakes: [], failing: new Set(), asked: [] };

function answer(url: URL): unknown {
	const { pathname, searchParams } = url;
	if (pathname.endsWith("game_menus")) {
		const own = (category: Category) => (category === "RNG" ? house.vendors : []);
		return {
			sorting: [
				{
					gameCategory: "RNG",
					gameType: "RNG",
					name: "Slots",
					enName: "Slots",
					page: "/rng",
					point: "",
					open: house.vendors.length > 0,
					vendors: house.vendors.map(({ vassalage }) => vassalage),
				},
			],
			menus: Object.fromEntries(categories.map((category) => [category, own(category)])),
		};
	}
	if (pathname.endsWith("getRankList")) return { winners: [] };
	if (pathname.endsWith("hotGamesV2")) return { games: [listedGame(1)] };
	if (!pathname.endsWith("gameList")) return undefined;
	house.asked.push(searchParams);
	const [pageNo, pageSize] = [Number(searchParams.get("pageNo") ?? 1), Number(searchParams.get("pageSize"))];
	const games = Array.from({ length: house.total }, (_, index) => listedGame(index + 1));
	const first = (pageNo - 1) * pageSize;
	const totalPages = Math.max(1, Math.ceil(house.total / pageSize));
	return {
		games: games.slice(first, first + pageSize),
		pageNum: pageNo,
		totalPages,
		total: house.total,
		leastStakes: house.leastStakes,
		currency: "P",
	};
}

beforeEach(() => {
	Object.assign(house, {
		vendors: [listedVendor("FIRST"), listedVendor("SECOND")],
		total: 30,
		leastStakes: [],
		failing: new Set(),
		asked: [],
	});
	vi.stubGlobal("fetch", async (address: string) => {
		const url = new URL(address, "http://here");
		const page = url.searchParams.get("pageNo") ?? "1";
		if (house.failing.has(`${url.pathname.split("/").at(-1)} ${page}`)) {
			return Response.json({ success: false, errorCode: "SYSTEM_ERROR", message: "" }, { status: 500 });
		}
		const value = answer(url);
		return value === undefined
			? Response.json({ success: false, errorCode: "SYSTEM_ERROR", message: "" }, { status: 500 })
			: Response.json({ success: true, value });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const OwnHall = ({ page }: { readonly page: Category }) => <p>{`A hall of its own: ${page}`}</p>;

async function enter(address = "/rng") {
	const root = createRootRoute({});
	const at = (path: string, category: Category) =>
		createRoute({
			getParentRoute: () => root,
			path,
			component: () => <CategoryPage category={category} />,
			validateSearch: readLobbySearch,
		});
	const furnished = (path: string, category: Category) =>
		createRoute({
			getParentRoute: () => root,
			path,
			component: () => <CategoryPage category={category} furnished={{ Hall: OwnHall }} />,
		});
	const router = createRouter({
		routeTree: root.addChildren([
			at("/rng", "RNG"),
			at("/live", "LIVE"),
			furnished("/hall", "RNG"),
			furnished("/own", "LIVE"),
		]),
		history: createMemoryHistory({ initialEntries: [address] }),
	});
	render(
		<ClientProvider>
			<RouterProvider router={router} />
		</ClientProvider>,
	);
	await screen.findByRole("heading", { level: 1 });
	return router;
}

const tiles = () => screen.queryAllByRole("article");
/** Drawing two dozen of them takes a busy machine a while. */
const untilTiles = (count: number) => waitFor(() => expect(tiles()).toHaveLength(count), { timeout: 4_000 });

test("a hall that the server lists no provider for says that it is not open yet, and shows what is", async () => {
	await enter("/live");
	await screen.findByText(brand.closed.title.replace("{{name}}", en.category.name.LIVE));
	await untilTiles(1);
	expect(screen.queryByRole("searchbox")).toBeNull();
	expect(house.asked).toEqual([]);
});

test("a hall that its studio furnishes stands before the tiles where others are in it too", async () => {
	await enter("/hall");
	await screen.findByText("A hall of its own: RNG");
	await untilTiles(24);
});

test("a hall that its studio furnishes stands in the place of the tiles, and only where the server opens it", async () => {
	house.vendors = [listedVendor("FIRST")];
	await enter("/hall");
	await screen.findByText("A hall of its own: RNG");
	expect([tiles().length, screen.queryByRole("searchbox"), house.asked.length]).toEqual([0, null, 0]);
	cleanup();
	await enter("/own");
	await screen.findByText(brand.closed.title.replace("{{name}}", en.category.name.LIVE));
	expect(screen.queryByText(/A hall of its own/)).toBeNull();
});

test("the first provider of slots is chosen, its games are asked for by 24", async () => {
	await enter();
	await untilTiles(24);
	expect(within(screen.getByRole("radiogroup")).getByRole("radio", { name: /FIRST/ })).toHaveProperty("checked", true);
	expect([house.asked[0]?.get("vassalage"), house.asked[0]?.get("pageSize")]).toEqual(["FIRST", "24"]);
});

test("another provider stands in the address, and all of them can be had", async () => {
	const router = await enter();
	await untilTiles(24);
	await userEvent.click(screen.getByRole("radio", { name: /SECOND/ }));
	await waitFor(() => expect(router.state.location.search).toEqual({ page: "SECOND" }));
	await waitFor(() => expect(house.asked.at(-1)?.get("vassalage")).toBe("SECOND"));
	await userEvent.click(screen.getByRole("radio", { name: new RegExp(en.rng.allProviders) }));
	await waitFor(() => expect(house.asked.at(-1)?.get("vassalage")).toBeNull());
});

test("the rest comes with the next page, and then it says that this is all", async () => {
	await enter();
	await untilTiles(24);
	await userEvent.click(screen.getByRole("button", { name: platform.showMore }));
	await untilTiles(30);
	await screen.findByText(en.hall.end_other.replace("{{count}}", "30"));
	expect(screen.queryByRole("button", { name: platform.showMore })).toBeNull();
});

test("when the next page fails, what is there stays and can be gone on with", async () => {
	house.failing = new Set(["GCSGAME_gameList 2"]);
	await enter();
	await untilTiles(24);
	await userEvent.click(screen.getByRole("button", { name: platform.showMore }));
	const note = await screen.findByRole("alert");
	expect(tiles()).toHaveLength(24);
	house.failing = new Set();
	await userEvent.click(within(note).getByRole("button", { name: platform.retry }));
	await untilTiles(30);
});

test("when the house does not answer, it says so and tries again on request", async () => {
	house.failing = new Set(["game_menus 1"]);
	await enter();
	const note = await screen.findByRole("alert");
	house.failing = new Set();
	await userEvent.click(within(note).getByRole("button", { name: platform.retry }));
	await untilTiles(24);
});

test("one tap on a filter is asked for, a second takes it away", async () => {
	const router = await enter();
	await untilTiles(24);
	const hot = screen.getByRole("button", { name: en.rng.hot });
	await userEvent.click(hot);
	await waitFor(() => expect(house.asked.at(-1)?.get("tag")).toBe("hot"));
	expect(router.state.location.search).toMatchObject({ tag: "hot" });
	await userEvent.click(screen.getByRole("button", { name: en.rng.hot }));
	await waitFor(() => expect(router.state.location.search).not.toHaveProperty("tag"));
});

test("no favourite yet: an invitation, and the way back to all games", async () => {
	house.total = 0;
	const router = await enter("/rng?tag=favourite");
	await screen.findByText(en.rng.noFavourites);
	await userEvent.click(screen.getAllByRole("button", { name: en.rng.clear })[0] ?? document.body);
	await waitFor(() => expect(router.state.location.search).not.toHaveProperty("tag"));
});

test("the slash goes to the hall's own search, which asks as one types", async () => {
	await enter();
	await untilTiles(24);
	await userEvent.keyboard("/");
	const field = screen.getByRole("searchbox");
	expect(document.activeElement).toBe(field);
	await userEvent.keyboard("gate/");
	expect(field).toHaveProperty("value", "gate/");
	await waitFor(() => expect(house.asked.at(-1)?.get("gameName")).toBe("gate/"));
});

test("the slash searches after a provider was chosen as well: a choice takes no letters", async () => {
	await enter();
	await untilTiles(24);
	const provider = screen.getByRole("radio", { name: /SECOND/ });
	await userEvent.click(provider);
	provider.focus();
	await userEvent.keyboard("/");
	expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("stakes are filtered by the steps of the hall's own games, and not where there is nothing to filter", async () => {
	house.leastStakes = ["0.20", "0.50"];
	const router = await enter();
	await untilTiles(24);
	const group = within(await screen.findByRole("group", { name: en.rng.stake }));
	expect(group.getAllByRole("button").map((chip) => chip.textContent)).toEqual(["Up to P 0.20", "Up to P 0.50"]);
	await userEvent.click(group.getByRole("button", { name: "Up to P 0.50" }));
	await waitFor(() => expect(house.asked.at(-1)?.get("minBet")).toBe("0.50"));
	house.leastStakes = [];
	await userEvent.click(screen.getByRole("radio", { name: /SECOND/ }));
	await waitFor(() => expect(router.state.location.search).toMatchObject({ page: "SECOND", minBet: "0.50" }));
	// What is asked for can be taken back.
	await userEvent.click(await screen.findByRole("button", { name: "Up to P 0.50" }));
	await waitFor(() => expect(screen.queryByRole("group", { name: en.rng.stake })).toBeNull());
});

test("a tile offers play before its heart, and a trial where one is offered; the first focus brings its figures", async () => {
	house.total = 1;
	await enter();
	await untilTiles(1);
	const heart = screen.getByRole("button", { name: en.tile.addFavourite.replace("{{name}}", "Game 1") });
	const play = screen.getByRole("button", { name: en.tile.playName.replace("{{name}}", "Game 1") });
	play.focus();
	expect(await screen.findByText("96.00%")).toBeTruthy();
	await userEvent.tab();
	expect(document.activeElement).toBe(heart);
	// One in the veil, one for a finger: the stylesheet shows the one that can be pressed.
	const [trial] = screen.getAllByRole("button", { name: en.tile.demoName.replace("{{name}}", "Game 1") });
	await userEvent.tab();
	expect(document.activeElement).toBe(trial);
});

test("the hot games come first, each game once", () => {
	const [one, two, three] = [listedGame(1), listedGame(2), listedGame(3)];
	expect(hotFirst([two], [one, two, three]).map(({ gameId }) => gameId)).toEqual(["2", "1", "3"]);
});
