// An agent and a member in two browsers: the member hands money up, an operator fills the float, the agent hands money down,
// the member's wallet follows on the open page and says what is to be played before any goes up again; then the member asks
// for a deposit that the agent accepts.
import { expect, it } from "vitest";
import { readRegisterSettings } from "#brand/contract";
import { declineDepositLimit } from "#cashier/contract";
import { registerMember, setPaymentPassword } from "#members/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, goodPassword, logInAs, must, newName, type Person } from "../../../e2e/caller.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { operate } from "../../../e2e/operator.ts";
import { en, ko, says } from "../../../e2e/words.ts";
import seeded from "../server/seed/ko.json" with { type: "json" };

const stage = openStage();
const books = openBooks();
const words = en.cashier;
const pin = "135792";

/** Somebody new in the team of agent01. */
async function joinTeam(): Promise<Person> {
	const { termsVersion } = await must(caller().call(readRegisterSettings, {}));
	const account = newName();
	const typed = { username: account, password: goodPassword, confirmPassword: goodPassword, birthday: "1990-05-07" };
	await must(caller().call(registerMember, { ...typed, termsVersion, affiliateCode: "TESSERA" }));
	return logInAs({ account, password: goodPassword });
}

const choosePin = ({ client, password }: Person) =>
	must(client.call(setPaymentPassword, { password, paymentPassword: pin, confirmPaymentPassword: pin }));

it("T13 money goes up a team and down again, in two browsers", { timeout: 120_000 }, async () => {
	const [agent, member] = [await logInAs({ account: "agent01" }), await joinTeam()];
	await Promise.all([agent, member].map(choosePin));
	await must(member.client.call(declineDepositLimit, {}));
	await operate("cashier", ["float", "fill", "agent01", "500", "P"]);
	// What the member began with counts as played: only then does it go up.
	await books.run(`insert into games.turnover (member_id, day, currency, category, stake, rounds)
		values (${member.memberId}, current_date, 'P', 'slots', 1000000, 1000)`);

	const theirs = await stage.visit({ viewport: phone, colorScheme: "light", language: "KO" });
	await arriveAs(theirs, member);
	await theirs.page.goto("/index?panel=transferFund");
	await theirs.page.getByText(ko.cashier.funds.total, { exact: true }).waitFor();
	await untilStill(theirs.page);
	expect(await accessFaults(theirs.page, "[role=dialog]")).toEqual([]);
	await expectNoSideways(theirs.page);
	await keepPicture(theirs.page, "wallet before");

	const own = await stage.visit({ viewport: desk });
	await arriveAs(own, agent);
	const { page } = own;
	await page.goto("/index?agent=memberTransfer");
	await theirs.page.goto("/index?panel=transferUpline");
	await theirs.page.getByLabel(ko.cashier.move.amount, { exact: true }).fill("20");
	await theirs.page.getByLabel(ko.cashier.hand.password, { exact: true }).fill(pin);
	await untilStill(theirs.page);
	expect(await accessFaults(theirs.page, "[role=dialog]")).toEqual([]);
	await expectNoSideways(theirs.page);
	await keepPicture(theirs.page, "hand up");
	await theirs.page.getByRole("button", { name: ko.cashier.hand.act, exact: true }).click();
	const sure = theirs.page.getByRole("dialog", { name: says(ko.cashier.hand.sure, { name: "agent01" }) });
	await sure.getByRole("button", { name: ko.cashier.hand.act, exact: true }).click();
	await theirs.page.getByText(says(ko.cashier.hand.done, { name: "agent01" })).waitFor();
	await page.getByText(`${member.account} → agent01`).first().waitFor();
	await keepPicture(page, "both ways");

	await theirs.page.goto("/index?panel=transferFund");
	await theirs.page.getByText(ko.cashier.funds.total, { exact: true }).waitFor();
	await page.getByLabel(words.hand.account, { exact: true }).fill(member.account);
	await page.getByLabel(words.move.amount, { exact: true }).fill("120");
	await page.getByLabel(words.hand.remark, { exact: true }).fill("For the week");
	await page.getByLabel(words.hand.password, { exact: true }).fill(pin);
	await untilStill(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "hand down");
	await page.getByRole("button", { name: words.hand.act, exact: true }).click();
	const asked = page.getByRole("dialog", { name: says(words.hand.sure, { name: member.account }) });
	await asked.getByRole("button", { name: words.hand.act, exact: true }).click();
	await page.getByText(says(words.hand.done, { name: member.account })).waitFor();
	await page.getByRole("table", { name: words.transfers.title }).getByText("For the week").first().waitFor();

	await theirs.page.getByText("For the week").first().waitFor();
	await untilStill(theirs.page);
	await keepPicture(theirs.page, "wallet after");

	// What came down is a deposit: nothing goes up before it was played (decision 064).
	await theirs.page.goto("/index?panel=transferUpline");
	await theirs.page.getByRole("progressbar", { name: ko.cashier.withdraw.turnover }).waitFor();
	expect(await theirs.page.getByRole("button", { name: ko.cashier.hand.act, exact: true }).isDisabled()).toBe(true);
	await untilStill(theirs.page);
	expect(await accessFaults(theirs.page, "[role=dialog]")).toEqual([]);
	await expectNoSideways(theirs.page);
	await keepPicture(theirs.page, "to be played first");

	await theirs.page.goto("/index?panel=depositv2");
	await theirs.page.getByText(seeded["team-agent"].name, { exact: true }).click();
	await theirs.page.getByLabel(ko.cashier.form.amount, { exact: true }).fill("70");
	await theirs.page.getByRole("button", { name: ko.cashier.agentPaymentMethod.act, exact: true }).click();
	await theirs.page.getByText(says(ko.cashier.agentPaymentMethod.text, { name: "agent01" })).waitFor();
	await untilStill(theirs.page);
	expect(await accessFaults(theirs.page, "[role=dialog]")).toEqual([]);
	await expectNoSideways(theirs.page);
	await keepPicture(theirs.page, "waits for the agent");
	const waits = page.getByRole("listitem").filter({ hasText: member.account });
	await waits.getByRole("button", { name: words.asked.accept, exact: true }).click();
	const giving = page.getByRole("dialog", { name: says(words.asked.acceptTitle, { name: member.account }) });
	await giving.getByLabel(words.withdraw.password).fill(pin);
	await keepPicture(page, "agent decides");
	await giving.getByRole("button", { name: words.asked.accept, exact: true }).click();
	await page.getByText(says(words.asked.accepted, { name: member.account })).waitFor();
	await theirs.page.getByText(ko.cashier.states.credited, { exact: true }).first().waitFor();
	expect(await books.findings()).toEqual([]);
	expectNoFaults(own);
	expectNoFaults(theirs);
});
