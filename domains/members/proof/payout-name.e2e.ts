// The account holder of the pay-outs: given once in the security centre, locked then; it proves a login from a new network,
// which tells the login before.
import { expect, it } from "vitest";
import { registerPerson } from "../../../e2e/caller.ts";
import { accountMenu, logInThrough, loginBar } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { en, ko, label } from "../../../e2e/words.ts";

const stage = openStage();
const { authenticator, lastLogin, login, password, payoutName, proof } = en.members;

it("is given once, locked, and proves a login, which tells the one before", { timeout: 180_000 }, async () => {
	const person = await registerPerson();
	const small = await stage.visit({ viewport: phone });
	await arriveAs(small, person);
	await small.page.goto("/index?panel=securityCenter");
	await small.page.getByText(lastLogin.none, { exact: true }).waitFor();
	await small.page.getByRole("button", { name: payoutName.give, exact: true }).click();
	const dialog = small.page.getByRole("dialog", { name: payoutName.give, exact: true });
	await dialog.getByLabel(label(proof.holder)).fill("Kim Minji");
	await dialog.getByRole("button", { name: authenticator.next, exact: true }).click();
	await dialog.getByLabel(label(password.oldPassword)).fill(person.password);
	await untilStill(small.page);
	expect(await accessFaults(small.page, "[role=dialog]")).toEqual([]);
	await keepPicture(small.page, "payout name confirm");
	await dialog.getByRole("button", { name: payoutName.act, exact: true }).click();
	await small.page.getByText("K•• M••••", { exact: true }).waitFor();
	expect(await small.page.getByRole("button", { name: payoutName.give, exact: true }).count()).toBe(0);
	await untilStill(small.page);
	await expectNoSideways(small.page);
	await keepPicture(small.page, "payout name locked");
	expectNoFaults(small);

	const visit = await stage.visit({ refusalsExpected: true });
	const { page } = visit;
	await page.goto("/promotions");
	await logInThrough(loginBar(page), { username: person.account, password: person.password });
	const asked = page.getByRole("dialog", { name: proof.title, exact: true });
	await asked.getByLabel(label(proof.holder)).fill("kim minji");
	await asked.getByRole("button", { name: login.act, exact: true }).click();
	await page.getByText(new RegExp(`^${lastLogin.title}: `)).waitFor();
	await keepPicture(page, "last login told");
	await accountMenu(page).waitFor();
	await page.goto("/index?panel=securityCenter");
	await page.getByRole("heading", { name: lastLogin.title, exact: true }).waitFor();
	expect(await page.getByText(lastLogin.none, { exact: true }).count()).toBe(0);
	expectNoFaults(visit);
});

it("the security centre speaks Korean, on a wide window in the dark", { timeout: 120_000 }, async () => {
	const person = await registerPerson();
	const visit = await stage.visit({ colorScheme: "dark", language: "KO" });
	const { page } = visit;
	await arriveAs(visit, person);
	await page.goto("/index?panel=securityCenter");
	await page.getByText(ko.members.lastLogin.none, { exact: true }).waitFor();
	await page.getByRole("button", { name: ko.members.payoutName.give, exact: true }).waitFor();
	await untilStill(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "security centre keys korean");
	expectNoFaults(visit);
});
