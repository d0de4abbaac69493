// The dead button: the big blind moves from seat to seat, small blind and button follow it, empty or not; and what is owed.
import { expect, test } from "vitest";
import { planDeal } from "./blinds.ts";
import { seatBegins } from "./seating.ts";
import { emptyTable, type TableConfig, type TableSeat, type TableState } from "./state.ts";

const config: TableConfig = {
	game: "holdem",
	seats: 9,
	small: 50,
	big: 100,
	ante: 0,
	least: 4_000,
	most: 10_000,
	rate: 500,
	caps: [100, 200, 300],
	currency: "P",
	mode: "real",
	bots: 0,
};

const seat = (no: number, more: Partial<TableSeat> = {}): TableSeat => ({
	...seatBegins,
	no,
	owner: `m${no}`,
	name: `${no}`,
	merchant: "t",
	stack: 5_000,
	waits: false,
	...more,
});

/** BTN1 SB2 BB3 was the last hand. */
const after = (seats: readonly TableSeat[], of: Partial<TableState> = {}): TableState => ({
	...emptyTable,
	config,
	seats,
	button: 1,
	small: 2,
	big: 3,
	...of,
});

const planned = (state: TableState) => {
	const plan = planDeal(state, 0);
	if (plan === undefined) return "nobody";
	const paid = plan.posted.map(({ seat: no, amount, as }) => `${no}:${amount}${as === "dead" ? "dead" : ""}`);
	return { button: plan.button, big: plan.big, order: plan.seats.join(""), posts: paid.join(" ") };
};

test.each<[string, readonly number[], ReturnType<typeof planned>]>([
	["nobody leaves", [1, 2, 3, 4, 5], { button: 2, big: 4, order: "34512", posts: "3:50 4:100" }],
	["the small blind leaves", [1, 3, 4, 5], { button: 2, big: 4, order: "3451", posts: "3:50 4:100" }],
	["the big blind leaves", [1, 2, 4, 5], { button: 2, big: 4, order: "4512", posts: "4:100" }],
	["both leave", [1, 4, 5], { button: 2, big: 4, order: "451", posts: "4:100" }],
	["three to two", [1, 3], { button: 3, big: 1, order: "13", posts: "3:50 1:100" }],
])("%s", (_what, seats, plan) => {
	expect(planned(after(seats.map((no) => seat(no))))).toEqual(plan);
});

test("the hand after the big blind left has an empty button", () => {
	const state = after(
		[1, 2, 4, 5].map((no) => seat(no)),
		{ button: 2, small: 3, big: 4 },
	);
	expect(planned(state)).toEqual({ button: 3, big: 5, order: "4512", posts: "4:50 5:100" });
});

test("whoever is new waits for the big blind, or posts and comes in behind it", () => {
	const others = [1, 2, 3, 4].map((no) => seat(no));
	expect(planned(after([...others, seat(6, { waits: true })]))).toMatchObject({ order: "3412" });
	expect(planned(after([...others, seat(6, { waits: true, posts: true })]))).toMatchObject({
		order: "34612",
		posts: "6:100 3:50 4:100",
	});
	const back = seat(6, { waits: true, posts: true, owes: { big: true, small: true } });
	expect(planned(after([...others, back]))).toMatchObject({ posts: "6:100 6:50dead 3:50 4:100" });
	// By the big blind they are dealt in, whatever they owe.
	expect(planned(after([1, 2, 3].map((no) => seat(no)).concat(seat(4, { waits: true }))))).toMatchObject({ big: 4 });
});

test("blinds that go by who is away are owed", () => {
	const state = after([seat(1), seat(2), seat(3, { state: "away" }), seat(4, { state: "away" }), seat(5)]);
	expect(planDeal(state, 0)?.missed).toEqual([
		{ seat: 3, blind: "small" },
		{ seat: 4, blind: "big" },
	]);
});

test("two begin heads-up, the button posts the small blind", () => {
	const state = { ...emptyTable, config, seats: [seat(2, { waits: true }), seat(7, { waits: true })] };
	expect(planned(state)).toEqual({ button: 7, big: 2, order: "27", posts: "7:50 2:100" });
	expect(planDeal({ ...state, seats: [seat(2)] }, 0)).toBeUndefined();
});

test("a short deck has antes and the button's blind", () => {
	const short: TableConfig = { ...config, game: "short", small: 0, big: 20, ante: 10 };
	const state = { ...after([1, 2, 3].map((no) => seat(no))), config: short };
	expect(planned(state)).toEqual({ button: 2, big: 2, order: "312", posts: "3:10 1:10 2:10 2:20" });
});
