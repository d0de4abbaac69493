// Where a member is logged in: a login from elsewhere is seen, ended from here, and told there.
import { expect, it } from "vitest";
import { logInAs, registerPerson } from "../../../e2e/caller.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { en, ko } from "../../../e2e/words.ts";

const stage = openStage();
const { security, session, account } = en.members;
const logInButton = en.brand.account.logIn;

it("a login from elsewhere is logged out from here, and the other browser is told", async () => {
	const person = await registerPerson();
	const other = await logInAs(person);
	const elsewhere = await stage.visit({ refusalsExpected: true });
	await arriveAs(elsewhere, other);
	await elsewhere.page.goto("/promotions");
	await elsewhere.page.getByRole("banner").getByText(person.account).first().waitFor();
	const visit = await stage.visit();
	const { page } = visit;
	await arriveAs(visit, person);
	await page.goto("/index?panel=securityCenter");
	const places = page.getByRole("list", { name: security.sessions }).getByRole("listitem");
	await places.nth(1).waitFor();
	expect(await places.count()).toBe(2);
	await page.getByRole("button", { name: security.endOthers, exact: true }).click();
	await places.nth(1).waitFor({ state: "detached" });
	await page.getByRole("cell", { name: security.events["logged-out"], exact: true }).waitFor();
	await elsewhere.page.getByText(session.ended, { exact: true }).waitFor();
	expect(await elsewhere.page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
	expectNoFaults(visit);
});

it("everywhere asks first, and leads home, logged out", async () => {
	const person = await registerPerson();
	const visit = await stage.visit({ refusalsExpected: true });
	const { page } = visit;
	await arriveAs(visit, person);
	await page.goto("/promotions?panel=securityCenter");
	await page.getByRole("button", { name: security.endAll, exact: true }).click();
	const question = page.getByRole("dialog", { name: security.endAllTitle, exact: true });
	await question.getByRole("button", { name: en.platform.cancel, exact: true }).click();
	await question.waitFor({ state: "detached" });
	await page.getByRole("heading", { name: account.title, exact: true }).waitFor();
	await page.getByRole("button", { name: security.endAll, exact: true }).click();
	await question.getByRole("button", { name: security.endAll, exact: true }).click();
	await page.waitForURL("**/index");
	await page.getByRole("banner").getByRole("button", { name: logInButton, exact: true }).waitFor();
	expectNoFaults(visit);
});

it.each([
	["dark", "KO", "phone", phone, ko],
	["light", "EN", "desk", desk, en],
] as const)("%s, %s, on a %s: the page of security has no fault", async (theme, code, size, viewport, words) => {
	const person = await registerPerson();
	await logInAs(person);
	const visit = await stage.visit({ viewport, colorScheme: theme, language: code });
	const { page } = visit;
	await arriveAs(visit, person);
	await page.goto("/index?panel=securityCenter");
	await page.getByRole("table", { name: words.members.security.history }).waitFor();
	await untilStill(page);
	await expectNoSideways(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, `security ${theme} ${code} ${size}`);
	expectNoFaults(visit);
});
