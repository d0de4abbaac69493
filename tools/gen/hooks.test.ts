import { expect, test } from "vitest";
import { hooksOf } from "./hooks.ts";

const endpoint = (method: string) => ({ method, path: "/wps/x", moduleIds: ["X"] });

test("a GET becomes a query hook, anything else an action hook, in the order of their names", () => {
	const text = hooksOf({
		listGames: endpoint("GET"),
		addFavourite: endpoint("PUT"),
		gamesErrors: { GONE: { status: 404 } },
		pageSize: 24,
	});
	expect(text?.split("\n").slice(1)).toEqual([
		'import { addFavourite, listGames } from "../contract/index.ts";',
		'import { actionHook, queryHook } from "#platform/ui";',
		"",
		"export const useAddFavourite = /* @__PURE__ */ actionHook(addFavourite);",
		"export const useListGames = /* @__PURE__ */ queryHook(listGames);",
		"",
	]);
});

test("only what is needed is imported", () => {
	expect(hooksOf({ readStatus: endpoint("GET") })).not.toContain("actionHook");
});

test.each([[{}], [{ errors: {} }], [undefined], [{ nothing: null, text: "GET" }]])("%j has no hooks", (contract) => {
	expect(hooksOf(contract)).toBeUndefined();
});

test("calls of staff have their hooks in the console, the others on the site", () => {
	const contract = { listGames: endpoint("GET"), saveGame: { ...endpoint("PUT"), access: "staff" } };
	expect(hooksOf(contract, ["ui"])).toContain("useListGames");
	expect(hooksOf(contract, ["ui"])).not.toContain("SaveGame");
	expect(hooksOf(contract, ["console"])).toContain("useSaveGame");
	expect(hooksOf(contract, ["console"])).not.toContain("ListGames");
	expect(hooksOf({ listGames: endpoint("GET") }, ["console"])).toBeUndefined();
});
