import { expect, test } from "vitest";
import { hooksOf } from "../gen/hooks.ts";
import { modulesOf } from "./split-calls.ts";

const endpoint = (method: string) => ({ method, path: "/wps/x", moduleIds: ["X"] });

test("every hook the generator writes becomes a module of its own", () => {
	const text = hooksOf({ listGames: endpoint("GET"), addFavourite: endpoint("POST") }) ?? "";
	expect(modulesOf(text)).toEqual([
		[
			"useAddFavourite",
			[
				'import { addFavourite } from "../contract/index.ts";',
				'import { actionHook } from "#platform/ui";',
				"export const useAddFavourite = /* @__PURE__ */ actionHook(addFavourite);",
			].join("\n"),
		],
		[
			"useListGames",
			[
				'import { listGames } from "../contract/index.ts";',
				'import { queryHook } from "#platform/ui";',
				"export const useListGames = /* @__PURE__ */ queryHook(listGames);",
			].join("\n"),
		],
	]);
});

test("a file without hooks gives none", () => {
	expect(modulesOf("export const nothing = 1;")).toEqual([]);
});
