// Five digits (SSC). Ids are the ones clients know; those from 9000 on are the house's own, for plays whose id no client told.

import { banker, combo, comboSums, mixed, permutations } from "../combo.ts";
import { type Entry, type Family, group } from "../family.ts";
import { codes, duel, forms, shown, sides } from "../shape.ts";
import { anyPlaces, fixed, join, spans, straight, sums, typedStraight } from "../straight.ts";

const all5 = [0, 1, 2, 3, 4] as const;
const first4 = [0, 1, 2, 3] as const;
const last4 = [1, 2, 3, 4] as const;
const first3 = [0, 1, 2] as const;
const middle3 = [1, 2, 3] as const;
const last3 = [2, 3, 4] as const;
const first2 = [0, 1] as const;
const last2 = [3, 4] as const;
const last1 = [4] as const;

const part = (times: number, take: number) => ({ times, take });

const duels: readonly Entry[] = all5
	.flatMap((left) => all5.filter((right) => right > left).map((right) => ({ left, right })))
	.map(({ left, right }, index) => [1738 + index, `DragonTiger${left + 1}${right + 1}`, duel(left, right)]);

const groups = [
	group("All5", [
		[31, "All5Straight", straight(all5)],
		[80, "All5StraightTyped", typedStraight(all5)],
		[33, "All5Join", join(all5)],
		[1601, "AllCom120", combo({ places: all5, parts: [part(1, 5)] })],
		[1602, "AllCom60", combo({ places: all5, parts: [part(2, 1), part(1, 3)] })],
		[1603, "AllCom30", combo({ places: all5, parts: [part(2, 2), part(1, 1)] })],
		[1604, "AllCom20", combo({ places: all5, parts: [part(3, 1), part(1, 2)] })],
		[1605, "AllCom10", combo({ places: all5, parts: [part(3, 1), part(2, 1)] })],
		[1606, "AllCom5", combo({ places: all5, parts: [part(4, 1), part(1, 1)] })],
	]),
	group("First4", [
		[48, "First4Straight", straight(first4)],
		[83, "First4StraightTyped", typedStraight(first4)],
	]),
	group("Last4", [
		[29, "Last4Straight", straight(last4)],
		[85, "Last4StraightTyped", typedStraight(last4)],
		[30, "Last4Join", join(last4)],
		[1611, "L4Com24", combo({ places: last4, parts: [part(1, 4)] })],
		[1612, "L4Com12", combo({ places: last4, parts: [part(2, 1), part(1, 2)] })],
		[1613, "L4Com6", combo({ places: last4, parts: [part(2, 2)] })],
		[1614, "L4Com4", combo({ places: last4, parts: [part(3, 1), part(1, 1)] })],
	]),
	group("First3", [
		[40, "First3Straight", straight(first3)],
		[87, "First3StraightTyped", typedStraight(first3)],
	]),
	group("Middle3", [
		[50, "Middle3Straight", straight(middle3)],
		[89, "Middle3StraightTyped", typedStraight(middle3)],
	]),
	group("Last3", [
		[21, "Last3Straight", straight(last3)],
		[91, "Last3StraightTyped", typedStraight(last3)],
		[26, "Last3Join", join(last3)],
		[28, "Last3Sum", sums(last3)],
		[2082, "Last3_Span", spans(last3)],
		[27, "Last3StraightCom", permutations(last3)],
		[23, "Last3Com3", combo({ places: last3, parts: [part(2, 1), part(1, 1)], oneRow: true })],
		[24, "Last3Com6", combo({ places: last3, parts: [part(1, 3)] })],
		[25, "Last3Com", mixed(last3)],
		[9028, "Last3ComSum", comboSums(last3)],
		[2077, "Last3Baodan", banker(last3)],
		[2118, "Last3_Special_3", forms(last3)],
	]),
	group("First2", [
		[34, "First2Straight", straight(first2)],
		[93, "First2StraightTyped", typedStraight(first2)],
	]),
	group("Last2", [
		[15, "Last2Straight", straight(last2)],
		[95, "Last2StraightTyped", typedStraight(last2)],
		[19, "Last2Join", join(last2)],
		[20, "Last2Sum", sums(last2)],
		[2079, "Last2_Span", spans(last2)],
		[16, "Last2Com", combo({ places: last2, parts: [part(1, 2)] })],
		[9020, "Last2ComSum", comboSums(last2)],
		[2074, "Last2Baodan", banker(last2)],
		[63, "Last2BSOE", sides(last2)],
	]),
	group("FixedPlace", [
		[14, "FixedPlace", fixed(all5)],
		[13, "Last1", straight(last1)],
	]),
	group("Any", [
		[59, "Any2", anyPlaces(all5, 2)],
		[60, "Any3", anyPlaces(all5, 3)],
		[61, "Any4", anyPlaces(all5, 4)],
	]),
	group("AnyCode", [
		[9311, "First3AnyCode1", codes(first3, 1)],
		[9312, "First3AnyCode2", codes(first3, 2)],
		[9321, "Middle3AnyCode1", codes(middle3, 1)],
		[9322, "Middle3AnyCode2", codes(middle3, 2)],
		[9331, "Last3AnyCode1", codes(last3, 1)],
		[9332, "Last3AnyCode2", codes(last3, 2)],
		[9411, "First4AnyCode1", codes(first4, 1)],
		[9412, "First4AnyCode2", codes(first4, 2)],
		[9421, "Last4AnyCode1", codes(last4, 1)],
		[9422, "Last4AnyCode2", codes(last4, 2)],
		[9502, "All5AnyCode2", codes(all5, 2)],
		[9503, "All5AnyCode3", codes(all5, 3)],
	]),
	group("AnyShow", [
		[169, "AnyShow1", shown(all5, 1)],
		[170, "AnyShow2", shown(all5, 2)],
		[171, "AnyShow3", shown(all5, 3)],
		[172, "AnyShow4", shown(all5, 4)],
	]),
	group("Dragon_Tiger", duels),
];

export const fiveDigits: Family = {
	code: "SSC",
	playTable: "ssc@1",
	balls: { count: 5, from: 0, to: 9, repeats: true },
	groups,
};
