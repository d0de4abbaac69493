// The reference against the scenarios, and its own promises.
import { describe, expect, it } from "vitest";
import { memberId } from "#platform/kernel";
import { createReferenceLedger, type ReferenceLedger } from "./reference-ledger.ts";
import { precedenceScenarios } from "./testing/precedence-scenarios.ts";
import { groupsOf, readScenario } from "./testing/scenario.ts";
import { scenarios } from "./testing/scenarios.ts";

const everyScenario = [...scenarios, ...precedenceScenarios];

function openedLedger(): ReferenceLedger {
	const ledger = createReferenceLedger();
	for (const member of ["1", "2", "3"]) ledger.open({ memberId: memberId(member), currency: "P", purse: "cash" });
	ledger.open({ memberId: memberId("1"), currency: "P", purse: "bonus" });
	return ledger;
}

describe("the reference ledger", () => {
	it.each(everyScenario)("$name", ({ text }) => {
		const lines = readScenario(text);
		const ledger = openedLedger();
		const answers = groupsOf(lines).flatMap((group) => ledger.post(group));
		expect(
			answers.map(
				({ status, balance }, index) => `${lines[index]?.text.split(" -> ")[0]} -> ${status} ${balance ?? "-"}`,
			),
		).toEqual(lines.map((line) => line.text));
	});

	it("vector 16: every balance is the sum of its postings at every step", () => {
		for (const { text } of everyScenario) {
			const ledger = openedLedger();
			for (const group of groupsOf(readScenario(text))) {
				ledger.post(group);
				const { wallets, postings } = ledger.state();
				const moved = [...postings.values()].reduce((sum, { delta }) => sum + delta, 0n);
				const held = [...wallets.values()].reduce((sum, { balance }) => sum + balance, 0n);
				expect(held).toBe(moved);
			}
		}
	});

	it("leaves nothing of a group that was refused", () => {
		const ledger = openedLedger();
		const before = ledger.state();
		ledger.post(
			groupsOf(readScenario("grant 1 5 g1 together=1 -> posted 5\nbet 1 -9 b1 together=1 -> insufficient 5"))[0] ?? [],
		);
		expect(ledger.state()).toEqual(before);
		expect(ledger.state().postings.size).toBe(0);
	});

	it("keeps what is held out of reach", () => {
		const ledger = openedLedger();
		const wallet = { memberId: memberId("1"), currency: "P", purse: "cash" } as const;
		const [grant, within, beyond] = readScenario(`
			grant 1 100 g1 -> posted 100
			bet 1 -70 b1 -> posted 30
			bet 1 -1 b2 -> insufficient 30`);
		if (grant === undefined || within === undefined || beyond === undefined) throw new Error("three lines");
		ledger.post([grant.command]);
		ledger.hold(wallet, 30n);
		expect(ledger.post([within.command])).toEqual([{ status: "posted", balance: 30n }]);
		expect(ledger.post([beyond.command])).toEqual([{ status: "insufficient", balance: 30n }]);
	});

	it("opens a wallet once", () => {
		const ledger = openedLedger();
		ledger.post([readScenario("grant 1 5 g1 -> posted 5")[0]?.command].flatMap((command) => command ?? []));
		ledger.open({ memberId: memberId("1"), currency: "P", purse: "cash" });
		expect(ledger.state().wallets.get("1 P cash")?.balance).toBe(5n);
	});
});
