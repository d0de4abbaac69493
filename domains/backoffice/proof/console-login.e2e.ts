// The console's way in after failures: a stranger's browser works before its next try, by itself; one that somebody came in
// with is known again and is asked for none.
import { generate } from "otplib";
import { expect, it } from "vitest";
import { comeIn } from "../../../e2e/console-entry.ts";
import { desk, expectNoFaults, keepPicture, openStage } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const { backoffice: words } = en;
const loginPath = "/ops/session/login";

it("a stranger's browser works by itself after a failure; a known one is let through to the second factor", async () => {
	const operator = await stage.visit({ viewport: desk, language: "EN", byName: true, refusalsExpected: true });
	const { page, context } = operator;
	const username = "desk-ines";
	const { secret, password } = await comeIn(operator, { username, role: "cashier" });
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith(loginPath)) asked.push(request.url());
	});
	const leave = async () => {
		await page.getByRole("button", { name: says(words.frame.atDesk, { name: username }) }).click();
		await page.getByText(words.frame.leave, { exact: true }).click();
		await page.getByLabel(label(words.login.username)).waitFor();
	};
	const show = async (typed: string) => {
		await page.getByLabel(label(words.login.username)).fill(username);
		await page.getByLabel(label(words.login.password)).fill(typed);
		await page.getByRole("button", { name: words.login.next, exact: true }).click();
	};
	const code = page.getByLabel(label(words.login.code));

	await leave();
	const [known] = await context.cookies(`${new URL(page.url()).origin}${loginPath}`);
	expect(known).toMatchObject({ name: "staffBrowser", httpOnly: true, sameSite: "Strict", path: "/ops/session" });
	await context.clearCookies();
	await show("not the password");
	await page.getByRole("alert").filter({ hasText: words.errors.STAFF_REFUSED }).waitFor();
	await untilStill(page);
	expect(await accessFaults(page)).toEqual([]);
	await keepPicture(page, "a refusal at the console's login");
	await show(password);
	await code.waitFor();
	expect(asked).toHaveLength(3);
	// The code of the first login is good no more: the next one of the authenticator is.
	await code.fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
	await page.getByRole("button", { name: words.login.enter, exact: true }).click();
	await page.getByRole("heading", { level: 1 }).waitFor();

	await leave();
	asked.length = 0;
	await show("not the password");
	await page.getByRole("alert").filter({ hasText: words.errors.STAFF_REFUSED }).waitFor();
	await show(password);
	await code.waitFor();
	expect(asked).toHaveLength(2);
	expectNoFaults(operator);
}, 120_000);
