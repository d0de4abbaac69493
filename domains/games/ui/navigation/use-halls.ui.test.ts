import { expect, test } from "vitest";
import { categories } from "../../core/index.ts";
import { allHalls, type Hall, hallsToCome } from "./use-halls.ts";

const nameOf = (category: string) => category.toLowerCase();
const slots: Hall = { gameCategory: "RNG", name: "Slots", open: true, vendors: ["TESSERA"], point: "1.20" };

test("the server's order comes first; what it does not list follows, closed and without vendors", () => {
	const halls = allHalls([slots], nameOf);
	expect(halls[0]).toEqual(slots);
	expect(halls).toHaveLength(categories.length);
	expect(halls.slice(1).every((hall) => !hall.open && hall.vendors.length === 0)).toBe(true);
	expect(halls.find((hall) => hall.gameCategory === "LIVE")?.name).toBe("live");
});

test("no hall stands twice", () => {
	const listed = categories.map((category) => ({
		gameCategory: category,
		name: category,
		open: true,
		vendors: [],
		point: "",
	}));
	expect(allHalls(listed, nameOf)).toEqual(listed);
});

test("a closed hall is to come, unless an open one's menu leads to its page: both lotteries have one", () => {
	const halls = (open: boolean) => allHalls([{ ...slots, gameCategory: "LOTT", open }], nameOf);
	const codes = (open: boolean) => hallsToCome(halls(open)).map(({ gameCategory }) => gameCategory);
	expect(codes(false)).toContain("ELOTT");
	expect(codes(true)).not.toContain("ELOTT");
	expect(codes(true)).toContain("FISH");
});
