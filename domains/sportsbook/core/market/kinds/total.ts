// How many of both sides, or of one, over or under a line.
import { otherSide, overLine } from "../asian.ts";
import { awayOf, homeOf, type LineRule, type MarketType, sumOf } from "../market.ts";

const totalOf = (code: string, { value, step, from }: Omit<LineRule, "specifier">): MarketType => ({
	code,
	outcomes: ["over", "under"],
	line: { specifier: "total", value, step, from },
	classOf: value,
	settle: (at, { outcome, line }) => {
		const over = overLine(value(at), { line });
		return outcome === "over" ? over : otherSide(over);
	},
});

export const asianTotal = totalOf("total", { value: sumOf, step: 0.25, from: 0 });
export const halfTotal = totalOf("total", { value: sumOf, step: 1, from: 0.5 });
export const homeTotal = totalOf("homeTotal", { value: homeOf, step: 1, from: 0.5 });
export const awayTotal = totalOf("awayTotal", { value: awayOf, step: 1, from: 0.5 });
