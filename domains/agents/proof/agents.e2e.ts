// Three people: the house offers a contract at the desk, an agent accepts it, brings an agent in by a link and gives a part on,
// who accepts it on a phone, in Korean. By night the period is waited for, and what a member below played has paid both.
import { expect, it, vi } from "vitest";
import { listIncome, listInvitations, makeInvitation } from "#agents/contract";
import { readRegisterSettings } from "#brand/contract";
import { registerMember } from "#members/contract";
import { spinSlot } from "#slots/contract";
import { openBooks } from "../../../e2e/books.ts";
import {
	caller,
	goodPassword,
	logInAs,
	must,
	newName,
	openPlay,
	type Person,
	registerPerson,
} from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { registerIn, registerPopup } from "../../../e2e/entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { en, ko, label, says } from "../../../e2e/words.ts";
import { isWhole } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const books = openBooks();
const { agents: words } = en;
const { agents: bureau } = en.console;
/** What a busy machine takes. */
const patience = 60_000;
/** A period of five minutes, the two that are waited after it, and the job of the minute. */
const untilPaid = 9 * 60_000;

/** Stands below nobody, as the house's own agents do. */
async function agentOfTheHouse(): Promise<Person> {
	const person = await registerPerson();
	await books.run(`update members.accounts set type = 1 where id = ${person.memberId}`);
	return logInAs(person);
}

async function offerAtTheDesk({ page }: Visit, account: string): Promise<void> {
	await page.getByRole("link", { name: bureau.screens.agentContracts, exact: true }).first().click();
	await page.getByRole("heading", { level: 1, name: bureau.screens.agentContracts }).waitFor();
	await page.getByRole("button", { name: bureau.contracts.offer, exact: true }).click();
	const form = page.getByRole("dialog", { name: bureau.contracts.offer });
	await form.getByLabel(label(bureau.agents.agent)).fill(account);
	await form.getByRole("combobox").selectOption({ label: bureau.kinds["real-time"] });
	await form.getByLabel(label(bureau.contracts.rate)).fill("1");
	await untilStill(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await form.getByRole("button", { name: bureau.contracts.send, exact: true }).click();
	await page
		.getByRole("row")
		.filter({ hasText: account })
		.getByText(bureau.states.offered, { exact: true })
		.first()
		.waitFor();
	await keepPicture(page, "agents' contracts on the desk");
}

/** By the link that the agent makes on its own page. */
async function bringIn({ page }: Visit, above: Person): Promise<Person> {
	await page.goto("/index?agent=registerAccount");
	await page.getByRole("button", { name: words.join.make, exact: true }).click();
	await page.getByRole("combobox").first().selectOption({ label: words.team.agent });
	await page.getByRole("button", { name: words.join.send, exact: true }).click();
	await page.getByText(says(words.join.made)).first().waitFor();
	const [link] = (await must(above.client.call(listInvitations, {}))).invitations;
	const theirs = await stage.visit({ viewport: phone });
	theirs.page.setDefaultTimeout(patience);
	await theirs.page.goto(`/register?code=${link?.code}`);
	await registerPopup(theirs.page).waitFor();
	const { username, password } = await registerIn(registerPopup(theirs.page));
	await theirs.page.waitForFunction(() => sessionStorage.getItem("token") !== null);
	return logInAs({ account: username, password });
}

/** A player below, who has played. */
async function playBelow(agent: Person): Promise<void> {
	const link = { opensAgent: false, points: [], days: 7, remark: "" };
	const { code } = await must(agent.client.call(makeInvitation, link, { idempotencyKey: crypto.randomUUID() }));
	const { termsVersion } = await must(caller().call(readRegisterSettings, {}));
	// A busy server may say that it is not at hand: it is asked again, under another name, and of a round with the same key.
	const patiently = <T>(ask: () => Promise<T>) => vi.waitFor(ask, { timeout: patience, interval: 1_000 });
	const account = await patiently(async () => {
		const name = newName();
		const typed = { username: name, password: goodPassword, confirmPassword: goodPassword, birthday: "1990-05-07" };
		await must(caller().call(registerMember, { ...typed, termsVersion, affiliateCode: code }));
		return name;
	});
	const player = await patiently(() => logInAs({ account, password: goodPassword }));
	const { client } = await patiently(() => openPlay("dancheong-gate", player.client));
	for (let round = 0; round < 10; round++) {
		const spin = { coin: "1.00", key: crypto.randomUUID() };
		await patiently(() => must(client.call(spinSlot, spin)));
	}
}

const today = new Date().toISOString().slice(0, 10);
const paid = async ({ client }: Person) =>
	(await must(client.call(listIncome, { from: today, to: today }))).bills.filter(({ kind }) => kind === "real-time");

it("a contract goes from the house to an agent and in part to who stands below it", {
	timeout: 1_200_000,
}, async () => {
	const agent = await agentOfTheHouse();
	const operator = await stage.visit({ viewport: desk, language: "EN", byName: true });
	operator.page.setDefaultTimeout(patience);
	await comeIn(operator, { username: "desk-agnes", role: "supervisor" });
	await offerAtTheDesk(operator, agent.account);

	const own = await stage.visit({ viewport: desk, refusalsExpected: true });
	await arriveAs(own, agent);
	const { page } = own;
	page.setDefaultTimeout(patience);
	await page.goto("/index?agent=contractRequests");
	const received = page.getByRole("region", { name: words.requests.received });
	await received.getByText("1%", { exact: true }).first().waitFor();
	await untilStill(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "an offer of the house");
	await received.getByRole("button", { name: words.contracts.acts.accept, exact: true }).click();
	await page.getByText(words.requests.none, { exact: true }).waitFor();

	const below = await bringIn(own, agent);
	await page.goto("/index?agent=realTimeSalary");
	await page.getByRole("button", { name: words.contracts.offer, exact: true }).click();
	await page.getByLabel(label(words.contracts.agent)).fill(below.account);
	await page.getByLabel(label(words.contracts.rate)).fill("1.1");
	await page.getByRole("button", { name: words.contracts.send, exact: true }).click();
	await page.getByText(words.errors.RATE_ABOVE_UPLINE, { exact: true }).waitFor();
	await page.getByLabel(label(words.contracts.rate)).fill("0.6");
	await page.getByRole("button", { name: words.contracts.send, exact: true }).click();
	const given = page.getByRole("region", { name: words.contracts.given });
	await given.getByText(words.contracts.states.offered, { exact: true }).first().waitFor();
	await keepPicture(page, "a part given on");

	const theirs = await stage.visit({ viewport: phone, colorScheme: "light", language: "KO" });
	theirs.page.setDefaultTimeout(patience);
	await arriveAs(theirs, below);
	await theirs.page.goto("/index?agent=contractRequests");
	const asked = theirs.page.getByRole("region", { name: ko.agents.requests.received });
	await asked.getByText("0.6%", { exact: true }).first().waitFor();
	await untilStill(theirs.page);
	expect(await accessFaults(theirs.page, "[role=dialog]")).toEqual([]);
	await expectNoSideways(theirs.page);
	await keepPicture(theirs.page, "an offer on a phone");
	await asked.getByRole("button", { name: ko.agents.contracts.acts.accept, exact: true }).click();
	await theirs.page.getByText(ko.agents.requests.none, { exact: true }).waitFor();
	await theirs.page.goto("/index?agent=realTimeSalary");
	await theirs.page
		.getByRole("region", { name: ko.agents.contracts.own })
		.getByText(ko.agents.contracts.states.active, { exact: true })
		.waitFor();
	for (const visit of [operator, own, theirs]) expectNoFaults(visit);
	if (!isWhole()) return;

	// The contracts begin with the next period: what is played before it pays by neither.
	await new Promise((over) => setTimeout(over, 300_000 - (Date.now() % 300_000) + 1_000));
	await playBelow(below);
	const bills = async () => [await paid(agent), await paid(below)].map((all) => all.map((bill) => bill.turnover));
	await expect.poll(bills, { timeout: untilPaid, interval: 5_000 }).toEqual([["200.00"], ["200.00"]]);
	expect([await paid(agent), await paid(below)].map(([bill]) => bill?.paid)).toEqual(["0.80", "1.20"]);
	for (const [shown, kind, amount] of [
		[page, words.contracts.kinds["real-time"], "0.80"],
		[theirs.page, ko.agents.contracts.kinds["real-time"], "1.20"],
	] as const) {
		await shown.goto("/index?agent=myIncome");
		const bill = shown.getByRole("row").filter({ hasText: kind }).filter({ hasText: "200.00" });
		await bill.filter({ hasText: amount }).waitFor();
		await keepPicture(shown, `what it paid, ${amount}`);
	}
	expect(await books.findings()).toEqual([]);
});
