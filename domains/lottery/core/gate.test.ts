// The gate: what every play returns, exactly, by its widest picks and by others, and that released plays stay as they are.
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { compare, fraction, percent } from "#platform/kernel";
import { modesOf } from "./game.ts";
import { hitsOverAll, judgeLottery, leastReturn, returnOf, widest } from "./gate.ts";
import { isByLine, isNameless, resultsFor } from "./plays/results.ts";
import { families, familyOfPlay, plays, playsOf } from "./plays/tree.ts";

describe("the return gate", () => {
	const report = judgeLottery();

	test("passes every play in both modes", () => {
		expect(report.reasons).toEqual([]);
		const sold = plays.flatMap((play) => modesOf(familyOfPlay(play)));
		const zy = report.returns.filter(({ mode }) => mode === "ZY");
		expect(report.returns).toHaveLength(sold.length + zy.length);
		expect(zy.map(({ play }) => play)).toEqual(expect.arrayContaining(["Last4Straight", "Last3Com", "DragonTiger25"]));
		expect(new Set(zy.map(({ exact }) => percent(exact, 6)))).toEqual(new Set(["96.500000"]));
		const lott = report.returns.filter(({ mode }) => mode === "Lott");
		expect(new Set(lott.map(({ exact }) => percent(exact, 6)))).toEqual(new Set(["97.500000"]));
		const elott = report.returns
			.filter(({ mode }) => mode === "Elott" || mode === "SEA")
			.map(({ exact }) => percent(exact, 4));
		expect(elott.toSorted().at(-1)).toBe("96.0000");
		expect(elott.toSorted()[0]).toBe("95.9491");
	});

	test("counts results that are alike but for the names of their digits as each of them by itself would", () => {
		const counted = plays.filter((play) => isByLine(play) || isNameless(play, widest(play)));
		expect(counted.length).toBeGreaterThan(30);
		// Of five places it takes too long for all: those of one row are alike in how they are counted.
		for (const play of counted.filter(({ says, code }) => says.places.length < 5 || /AllCom30|Join/.test(code))) {
			const rows = widest(play);
			const sums = play.grades.map(() => 0);
			let results = 0;
			for (const result of resultsFor(play)) {
				results++;
				for (const [grade, hits] of play.hits(rows, result).entries()) sums[grade] = (sums[grade] ?? 0) + hits;
			}
			expect(hitsOverAll(play, rows), play.code).toEqual({ results, hits: sums });
		}
	});

	test("a lower series returns its own share, for any picks", () => {
		for (const code of ["Last3Join", "Last3ComSum", "Last3_Special_3", "Any2"]) {
			const play = plays.find((each) => each.code === code);
			if (play === undefined) throw new Error(`no play ${code}`);
			const rows = play.rows.map(({ values }, index) => values.slice(index, index + 2));
			const exact = returnOf({ play, rows }, { mode: "Lott", series: 1800 }, hitsOverAll(play, rows));
			expect(percent(exact, 6), code).toBe("90.000000");
		}
	});

	test("at the least price no series falls below what any wager returns", () => {
		// Only five digits are bet on at a hundredth of the price, where what is cut weighs most; of the others some series say enough.
		const every = Array.from({ length: 76 }, (_, index) => 1800 + 2 * index);
		const some = every.filter((series) => series % 30 === 0);
		const least = plays.map((play) => leastReturn(play, "Lott", familyOfPlay(play).code === "SSC" ? every : some));
		expect(least.filter((share) => compare(share, fraction(75, 100)) < 0)).toEqual([]);
	});
});

test.each([
	["ssc@1", "9ed76c3ad050bd08", families.SSC],
	["x5@1", "f8f89f49f46c5f1b", families.X5],
	["pk10@1", "13f634985a36fada", families.PK10],
	["k3@1", "5ed2d6ce1cf1e0f6", families.K3],
	["p28@2", "cd3b66d886120af1", families.P28],
	["kl10@1", "5ff256ba242e2782", families.KL10],
	["keno@2", "2542883813f7d1e0", families.KENO],
	["krpb@1", "d0165b0efe3b8b7f", families.KRPB],
	["krlad@1", "4dee43034550d255", families.KRLAD],
	["krsk@1", "3f5c401ff9d1bc0e", families.KRSK],
	["lhc@2", "f7615d203c4fb1b4", families.LHC],
	["vnn@1", "d1ba59313633d3a2", families.VNN],
	["vns@1", "5af13af198be269e", families.VNS],
	["thai@1", "b6e633768fe7c578", families.THAI],
	["lao@1", "53d7930228efe27e", families.LAO],
	["hanoi@1", "7a1fccb2679dad37", families.HANOI],
	["yk@1", "62411b9b8f446a87", families.YK],
	["d4@2", "73d41e383b144ac4", families.D4],
] as const)("a released play never changes its rule: %s", (table, digest, family) => {
	const told = playsOf(family).map(({ id, code, says, grades, rows }) => [id, code, says, grades, rows]);
	const is = createHash("sha256").update(JSON.stringify(told)).digest("hex");
	expect([family.playTable, is.slice(0, 16)]).toEqual([table, digest]);
});
