// The first screen: what somebody may open, and how many deposits wait.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { countAdjustmentQueue, countDepositQueue, countWithdrawalQueue } from "../../contract/index.ts";
import { screens } from "../screens.tsx";
import { answerTo, askedOf, beginAnew, show } from "../testing/show-screen.tsx";
import { OverviewPage } from "./overview-page.tsx";

const Overview = () => <OverviewPage screens={screens} />;

test("shows how many deposits wait to who may see them", async () => {
	beginAnew(["cashier.deposits:read"]);
	answerTo(countDepositQueue, () => ({ count: 3, since: "2026-05-01T12:00:00.000Z" }));
	await show(Overview);
	expect((await screen.findByText("3 waiting")).closest("a")?.textContent).toContain("Deposits");
	expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("shows how many adjustments wait for a second person", async () => {
	beginAnew(["wallet.adjustments:read"]);
	answerTo(countAdjustmentQueue, () => ({ count: 2, since: "2026-05-01T12:00:00.000Z" }));
	await show(Overview);
	expect((await screen.findByText("2 waiting")).closest("a")?.textContent).toContain("Adjustments");
	expect(askedOf(countDepositQueue)).toEqual([]);
});

test("shows how many withdrawals wait, apart from the deposits", async () => {
	beginAnew(["cashier.deposits:read", "cashier.withdrawals:read"]);
	answerTo(countDepositQueue, () => ({ count: 0, since: null }));
	answerTo(countWithdrawalQueue, () => ({ count: 4, since: "2026-05-01T12:00:00.000Z" }));
	await show(Overview);
	expect((await screen.findByText("4 waiting")).closest("a")?.textContent).toContain("Withdrawals");
	expect(screen.getAllByText(/waiting/)).toHaveLength(1);
});

test("asks for nothing and shows nothing of what somebody may not open", async () => {
	beginAnew(["members:read"]);
	await show(Overview);
	await screen.findByText("Members");
	expect(screen.queryByText("Deposits")).toBeNull();
	expect([...askedOf(countDepositQueue), ...askedOf(countWithdrawalQueue)]).toEqual([]);
});
