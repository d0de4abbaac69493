import { describe, expect, test } from "vitest";
import {
	agentPages,
	type ContractPage,
	closeCentre,
	contractPages,
	openAgentPage,
	openPage,
	pageOf,
	visibleAgentPages,
	visiblePages,
} from "./centre-pages.ts";
import { centrePages } from "./open-pages.ts";

const all = { toUpline: true, manualRebate: true };

describe("the personal centre", () => {
	test("has the fourteen pages of the specification, in its order, and then that of responsible play", () => {
		expect(visiblePages(all)).toEqual(centrePages);
		expect(centrePages).toHaveLength(15);
		expect([centrePages[0], ...centrePages.slice(-2)]).toEqual(["securityCenter", "messageV2", "responsiblePlay"]);
	});

	test.each([
		["transferUpline", { ...all, toUpline: false }],
		["manualRebate", { ...all, manualRebate: false }],
	])("shows %s only to those who may", (page, may) => {
		expect(visiblePages(may)).toEqual(centrePages.filter((one) => one !== page));
	});

	test("A.3.8 offers nothing to whoever is excluded, and leaves the money and the records", () => {
		const seen = visiblePages({ ...all, excluded: true });
		expect(centrePages.filter((page) => !seen.includes(page))).toEqual([
			...["manualRebate", "bonusDetails", "rewardCenter", "referral", "missionLeaderboard"],
		]);
		expect(seen).toEqual(expect.arrayContaining(["withdraw", "transactionHistory", "responsiblePlay"]));
	});
});

const contracts: readonly (readonly [readonly ContractPage[]])[] = [
	[[]],
	[["dividend"]],
	[["dailySalary", "realTimeSalary"]],
	[contractPages],
];

describe("the agent centre", () => {
	test.each(contracts)("with the contracts %j shows their pages and no others", (has) => {
		const seen = visibleAgentPages(new Set(has));
		expect(seen).toHaveLength(11 + has.length);
		expect(seen.filter((page) => contractPages.some((one) => one === page))).toEqual(has);
		expect(agentPages.filter((page) => seen.includes(page))).toEqual(seen);
	});
});

describe("an address", () => {
	test.each([
		["withdraw", "withdraw"],
		["manualRebate", "securityCenter"],
		["elsewhere", "securityCenter"],
		[undefined, "securityCenter"],
	])("that asks for %s opens %s", (asked, page) => {
		const seen = visiblePages({ toUpline: true, manualRebate: false });
		expect(pageOf(asked, ["securityCenter", ...seen])).toBe(page);
	});

	test("one panel takes the place of the other, and another page begins with its own filters", () => {
		expect(openPage("withdraw")).toMatchObject({ panel: "withdraw", agent: undefined, round: undefined });
		expect(openAgentPage("teamOverview")).toMatchObject({ panel: undefined, agent: "teamOverview" });
		expect(closeCentre).toMatchObject({ panel: undefined, agent: undefined, round: undefined });
	});
});
