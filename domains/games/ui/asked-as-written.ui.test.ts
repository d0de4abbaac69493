// The payloads of games as the specification writes them, field by field.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeSession, openSession } from "#platform/ui";
import { launchGame, listGames, listHotGames, listPopularGames } from "../contract/index.ts";
import { launchPayload, useHotRequest, usePopularRequest, useQueryFields } from "./asked-as-written.ts";

test("a launch has its twelve fields", () => {
	openSession({ token: "a-token" });
	describeSession({ account: "minji", merchant: "tessera" });
	const sent = launchPayload({ gameId: "7", vassalage: "TESSERA", nodeId: "TESSERA-RNG", language: "KO" });
	expect(sent).toEqual({
		gameId: "7",
		nodeId: "TESSERA-RNG",
		accountType: 1,
		confirmTrans: 0,
		vassalage: "TESSERA",
		launchMode: "GLS",
		platform: "html5-desktop",
		clientType: 3,
		username: "minji",
		token: "a-token",
		merchantCode: "tessera",
		language: "KO",
	});
	expect(launchGame.input.safeParse(sent).success).toBe(true);
});

test("the queries name who asks, and the server takes them", () => {
	describeSession({ merchant: "tessera" });
	const { result } = renderHook(() => [useHotRequest(), usePopularRequest(), useQueryFields()] as const);
	const [hot, popular, query] = result.current;
	expect(Object.keys(hot)).toEqual(["merchantCode", "isPlatform", "vassalage", "platform", "language"]);
	expect(popular).toMatchObject({ count: 20, prizeMode: "", device: "WEB" });
	expect(query).toMatchObject({ clientType: 3, platform: "html5-desktop", channel: "WEB", merchant: "tessera" });
	expect(listHotGames.input.safeParse(hot).success).toBe(true);
	expect(listPopularGames.input.safeParse(popular).success).toBe(true);
	expect(listGames.input.safeParse(query).success).toBe(true);
});

test("every place of the site asks by them: nobody asks for games with less", () => {
	const asking = /\b(useListGames|useListHotGames|useListPopularGames|useGamePages)\(/;
	const here = "domains/games/ui";
	const files = readdirSync(here, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|calls\.gen/.test(file))
		.map((file) => join(here, file));
	expect(files.length).toBeGreaterThan(50);
	const found = files.filter((file) => asking.test(readFileSync(file, "utf8"))).map((file) => basename(file));
	// The hall's own pages carry the fields in what they are given.
	expect(found.toSorted()).toEqual(["asked-as-written.ts", "category-page.tsx", "game-grid.tsx"]);
});
