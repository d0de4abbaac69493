// Promotions from both sides: a member signs for the day on a phone and applies with a picture; an operator issues it, writes a
// promotion, tries it on yesterday and opens it; the member takes both.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openBooks } from "../../../e2e/books.ts";
import { type Person, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { headerBalance } from "../../../e2e/entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone, walkTo } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways } from "../../../e2e/looks.ts";
import { picture } from "../../../e2e/operator.ts";
import { amountIn } from "../../../e2e/slot.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const words = en.promotions;
const desks = en.console.promotions;
/** What a busy machine takes for one step. */
const patience = 90_000;

it("a member signs, applies, and takes what an operator issues and what an operator writes and opens", {
	timeout: 600_000,
}, async () => {
	const person = await registerPerson();
	const visit = await stage.visit({ viewport: phone });
	const { page } = visit;
	page.setDefaultTimeout(patience);
	await arriveAs(visit, person);
	await page.goto("/promoDetail?id=check-in");
	await page.getByRole("button", { name: words.act.sign, exact: true }).click();
	await page.getByText(words.states.signed, { exact: true }).first().waitFor();
	await expectNoSideways(page);
	expect(await accessFaults(page, "main")).toEqual([]);

	await walkTo(page, "/promoDetail?id=best-round");
	await page.getByLabel(words.apply.remark, { exact: true }).fill("My best round.");
	const buffer = await picture();
	await page.locator("input[type=file]").setInputFiles([{ name: "round.png", mimeType: "image/png", buffer }]);
	await page.getByRole("button", { name: words.apply.send, exact: true }).click();
	await page.getByText(words.apply.waits, { exact: true }).waitFor();

	const operator = await stage.visit({ viewport: desk, language: "EN", byName: true });
	operator.page.setDefaultTimeout(patience);
	await comeIn(operator, { username: "desk-gifts", role: "owner" });
	await issueApplication(operator.page, person);
	await writeOffer(operator.page);

	await walkTo(page, "/index?panel=rewardCenter");
	await page.getByRole("button", { name: words.act.claim, exact: true }).first().click();
	await page
		.getByText(says(words.done.paid, { amount: "P 3.00" }))
		.first()
		.waitFor();
	await walkTo(page, "/promoDetail?id=autumn-gift");
	await page.getByRole("button", { name: words.act.claim, exact: true }).click();
	await page.getByText(words.states.claimed, { exact: true }).first().waitFor();
	// 10,000.00 at the beginning, 0.10 signed for, 3.00 issued, 1.50 opened.
	await expect.poll(() => amountIn(headerBalance(page)), { timeout: patience }).toBe(1_000_460n);
	await keepPicture(page, "what an operator opened");
	expect(await books.findings()).toEqual([]);
	expectNoFaults(visit);
	expectNoFaults(operator);
});

async function issueApplication(page: Page, { account }: Person): Promise<void> {
	await page.goto("/console/applications");
	await page.getByRole("row").filter({ hasText: account }).getByRole("button").first().click();
	const form = page.getByRole("dialog");
	await form.getByText("My best round.", { exact: true }).waitFor();
	await form.getByRole("img").first().waitFor();
	await keepPicture(page, "an application is looked at");
	await form.getByRole("button", { name: desks.applications.issue, exact: true }).click();
	await form.waitFor({ state: "detached" });
}

async function writeOffer(page: Page): Promise<void> {
	await page.goto("/console/offers");
	await page.getByRole("button", { name: desks.offers.add, exact: true }).click();
	const form = page.getByRole("dialog");
	await form.getByLabel(label(en.backoffice.parts.code)).fill("autumn-gift");
	await form.getByLabel(label(desks.editor.title)).fill("Autumn gift");
	await form.getByLabel(label(desks.editor.fields.amount)).fill("1.50");
	const budget = { all: "30", day: "30", member: "1.50" } as const;
	for (const bound of ["all", "day", "member"] as const)
		await form.getByLabel(label(desks.editor.budget[bound])).fill(budget[bound]);
	await form.getByRole("button", { name: desks.trial.act, exact: true }).click();
	await form.getByText(desks.trial.mostOfAll, { exact: true }).waitFor();
	await keepPicture(page, "a promotion is written");
	await form.getByRole("button", { name: desks.editor.draft, exact: true }).click();
	await page.getByRole("cell", { name: "Autumn gift", exact: true }).click();
	await form.getByLabel(label(desks.offers.reason)).fill("It is autumn.");
	await form.getByRole("button", { name: desks.offers.open, exact: true }).click();
	await form.getByRole("button", { name: desks.offers.pause, exact: true }).waitFor();
	await keepPicture(page, "a promotion is open");
}
