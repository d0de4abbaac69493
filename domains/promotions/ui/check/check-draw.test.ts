// A raffle drawn again without the server: the golden draw, one that takes many blocks, and fields that no raffle has.
import { expect, test } from "vitest";
import { checkRaffle } from "./check-draw.ts";

const seed = "11".repeat(32);
const list = "100001,0,2\n100002,3,3\n100005,4,9\n100009,10,11\n100010,12,19";

test("the golden raffle has its hashes, numbers and winners", async () => {
	const checked = await checkRaffle({ seed, list, prizes: "3" });
	expect(checked).toMatchObject({
		listHash: "4fc6460b1808a481ad2f309ae9f18e6e84b4f5f2edf088542619ccd6116d6dd9",
		numbers: [17, 15, 15, 16, 11, 19, 0],
		winners: ["100010", "100009", "100001"],
	});
	expect(checked?.seedHash.startsWith("3138bb9b")).toBe(true);
});

test("a draw that takes more blocks than are made first is drawn all the same", async () => {
	const many = Array.from({ length: 400 }, (_, at) => `${200_000 + at},${at},${at}`).join("\n");
	const checked = await checkRaffle({ seed, list: many, prizes: "400" });
	expect(new Set(checked?.winners).size).toBe(400);
});

test.each([
	{ seed: "11", list, prizes: "3" },
	{ seed, list: "100001,1,2", prizes: "3" },
	{ seed, list, prizes: "0" },
	{ seed, list, prizes: "one" },
])("no raffle is %o", async (asked) => {
	expect(await checkRaffle(asked)).toBeUndefined();
});
