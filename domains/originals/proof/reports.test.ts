// The reports of the instant games are those of the games in force.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judgeOriginal, originalGames, waysOf } from "#originals/core";
import { originalFiles } from "./reports.ts";

test("each game has its report as it is committed, with the gate's own figures", () => {
	const files = originalFiles();
	expect(files.map(({ path }) => path)).toEqual(originalGames.map((game) => `docs/games/${game}.md`));
	for (const [place, { path, text }] of files.entries()) {
		expect(readFileSync(path, "utf8")).toBe(text);
		const [game] = originalGames.slice(place);
		if (game === undefined) throw new Error("a report of no game");
		const { rtp, topAward, payTable } = judgeOriginal(game);
		expect(text).toContain(`${rtp} %`);
		expect(text).toContain(`once in ${topAward.oneIn} rounds`);
		expect(text).toContain(`\`${payTable}\``);
		const [first] = waysOf(game);
		expect(text).toContain(`| ${first?.name} |`);
	}
});
