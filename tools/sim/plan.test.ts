import { describe, expect, test } from "vitest";
import { planUsage, readPlan } from "./plan.ts";

const crowds = { members: { usual: 12, most: 500 }, anglers: { usual: 3, most: 100 } };
const read = (line: string) => readPlan(line.split(" ").filter(Boolean), { freshSeed: () => 4711, crowds });
const usage = planUsage(crowds);

describe("what is typed after npm run sim", () => {
	test("nothing: a fresh seed, some people and twenty kills", () => {
		expect(read("")).toMatchObject({
			ok: true,
			value: { seed: 4711, crowds: { members: 12, anglers: 3 }, kills: 20, calm: { least: 1_200, most: 3_200 } },
		});
	});

	test("a seed that is named is the seed, 0 too; a longer calm is longer", () => {
		expect(read("--seed 0 --kills 3 --calm 2 --anglers 0")).toMatchObject({
			ok: true,
			value: { seed: 0, kills: 3, crowds: { members: 12, anglers: 0 }, calm: { least: 2_400, most: 6_400 } },
		});
	});

	test.each([
		["--help", `--help is no option.\n${usage}`],
		["17", usage],
		["--kills", "--kills needs a value."],
		["--kills -1", "--kills must be a whole number from 0 to 1000."],
		["--members 1.5", "--members must be a whole number from 0 to 500."],
		["--seed 4294967296", "--seed must be a whole number from 0 to 4294967295."],
	])("%s is told as what it is", (line, error) => {
		expect(read(line)).toEqual({ ok: false, error });
	});
});
