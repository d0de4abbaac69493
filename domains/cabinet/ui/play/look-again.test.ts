import { expect, test } from "vitest";
import { lookAgain } from "./look-again.ts";

function table(answers: (string | undefined)[]) {
	const seen: string[] = [];
	const game = { resting: true, asked: 0 };
	const look = lookAgain<string>({
		resting: () => game.resting,
		async ask() {
			game.asked += 1;
			return answers.shift();
		},
		told: (answer) => seen.push(answer),
	});
	return { look, seen, game };
}

test("a game at rest is told what was answered, and nothing where there was no answer", async () => {
	const { look, seen } = table(["1.00", undefined, "2.00"]);
	for (let turn = 0; turn < 3; turn += 1) await look.again();
	expect(seen).toEqual(["1.00", "2.00"]);
});

test("one that is not at rest asks nothing; what was asked for before a press, or is answered in a round, is not told", async () => {
	const { look, seen, game } = table(["1.00", "2.00", "3.00"]);
	game.resting = false;
	await look.again();
	expect(game.asked).toBe(0);
	game.resting = true;
	const early = look.again();
	look.sent();
	await early;
	const late = look.again();
	game.resting = false;
	await late;
	expect([seen, game.asked]).toEqual([[], 2]);
});
