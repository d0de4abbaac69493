import { describe, expect, it } from "vitest";
import { wordsOf } from "./words.ts";

describe("the journeys' index of sentences", () => {
	const text = wordsOf([
		{ domain: "wallet", room: "ui" },
		{ domain: "games", room: "console" },
		{ domain: "games", room: "ui" },
	]);

	it("imports each room in both languages, sorted", () => {
		const imported = [...text.matchAll(/from "\.\.\/domains\/(.+?)\.json"/g)].map(([, path]) => path);
		const rooms = ["games/console", "games/ui", "wallet/ui"];
		expect(imported).toEqual(["en", "ko"].flatMap((code) => rooms.map((room) => `${room}/messages/${code}`)));
	});

	it("names a domain's sentences by its room", () => {
		expect(text).toContain("\tconsole: {\n\t\tgames: koGamesConsole,\n\t},");
		expect(text).toContain("\tui: {\n\t\tgames: koGamesUi,\n\t\twallet: koWalletUi,\n\t},");
	});
});
