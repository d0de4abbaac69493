// A promise that nothing could have broken is not called held.
import { expect, test } from "vitest";
import { countOf, wordOf } from "./promises.ts";

test("a verdict is broken by any fault, held when something could have broken it, and empty otherwise", () => {
	expect(wordOf({ broken: ["a round"], seen: 0 })).toBe("BROKEN");
	expect(wordOf({ broken: ["a round"], seen: 9 })).toBe("BROKEN");
	expect(wordOf({ broken: [], seen: 1 })).toBe("held");
	expect(wordOf({ broken: [], seen: 0 })).toBe("EMPTY");
});

test("rows are counted behind whatever is named", async () => {
	const asked: string[] = [];
	const ask = async (text: string) => {
		asked.push(text);
		return [{ times: 3 }];
	};
	expect(await countOf(ask, "games.round where win > 0")).toBe(3);
	expect(asked).toEqual(["select count(*)::int as times from games.round where win > 0"]);
});
