// `npm run gen`: writes what is derived from contracts, games and tables; with --check it only says what is stale. Its parts:
// `try` shows a table's figures beside their bounds, `play` records its long run, `golden` writes its golden figures anew, `tile` and `word-mark`
// draw, `raw-random` collects what the generator gives, for a laboratory.
import { rmSync } from "node:fs";
import { handOver } from "../hand-over.ts";

const programs: Readonly<Record<string, string>> = {
	"raw-random": "tools/gen/raw-random.ts",
	try: "tools/gen/try.ts",
	tile: "tools/art/tiles.ts",
	"word-mark": "tools/art/word-mark.ts",
};

/** Rounds and seed of a table's long run, the same for every game. */
const longRun = ["100000000", "20261121"];

export async function run([first = "", ...others]: readonly string[]): Promise<number> {
	const program = programs[first];
	if (program !== undefined) return handOver(program, others);
	const [game = ""] = others;
	if (first === "play") {
		const played = await handOver("tools/gen/simulate-slots.ts", [...longRun, game]);
		return played === 0 ? handOver("tools/gen/main.ts", []) : played;
	}
	if (first === "golden") {
		rmSync(`domains/slots/games/${game}/golden.json`);
		return handOver("tools/gen/main.ts", []);
	}
	return handOver("tools/gen/main.ts", first === "" ? [] : [first, ...others]);
}
