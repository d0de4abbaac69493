// Promotions from both sides: a member signs, opts in and claims, sends an application with a picture; an operator writes a promotion,
// tries it on yesterday, opens it, looks at the application and issues it; the member takes it in the reward centre.
import { describe, expect, it } from "vitest";
import { openBooks } from "../../../e2e/books.ts";
import { registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { expectHeaderBalance } from "../../../e2e/entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { picture } from "../../../e2e/operator.ts";
import { en, label } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const words = en.promotions;
const desks = en.console.promotions;
const patience = 240_000;

describe("promotions", () => {
	it.each([
		["desk", desk],
		["phone", phone],
	] as const)(
		"are found, signed for and applied for (%s)",
		async (name, viewport) => {
			const person = await registerPerson();
			const visit = await stage.visit({ viewport });
			const { page } = visit;
			await arriveAs(visit, person);
			await page.goto("/promotions");
			await page.getByRole("heading", { name: words.board.title, exact: true }).waitFor();
			await expectNoSideways(page);
			await keepPicture(page, `promotions ${name}`);
			await page.goto("/promoDetail?id=check-in");
			await page.getByRole("button", { name: words.act.sign, exact: true }).click();
			await page.getByText(words.states.signed, { exact: true }).first().waitFor();
			if (name === "desk") await expectHeaderBalance(page, 1_000_010n);
			expect(await accessFaults(page, "main")).toEqual([]);
			await page.goto("/promoDetail?id=best-round");
			await page.getByLabel(words.apply.remark, { exact: true }).fill("My best round.");
			await page
				.locator("input[type=file]")
				.setInputFiles([{ name: "round.png", mimeType: "image/png", buffer: await picture() }]);
			await page.getByRole("button", { name: words.apply.send, exact: true }).click();
			await page.getByText(words.apply.waits, { exact: true }).waitFor();
			await keepPicture(page, `promotions ${name}, applied`);
			expectNoFaults(visit);
		},
		patience,
	);

	it(
		"are written, tried and opened at the desk, and taken by a member in another window",
		async () => {
			const operator = await stage.visit({ viewport: desk });
			await comeIn(operator, { username: "desk-gifts", role: "owner" });
			const { page } = operator;
			await page.goto("/console/offers");
			await page.getByRole("button", { name: desks.offers.add, exact: true }).click();
			const form = page.getByRole("dialog");
			await form.getByLabel(label(en.backoffice.parts.code)).fill("autumn-gift");
			await form.getByLabel(label(desks.editor.title)).fill("Autumn gift");
			await form.getByLabel(label(desks.editor.fields.amount)).fill("1.50");
			for (const [bound, amount] of [
				["all", "30"],
				["day", "30"],
				["member", "1.50"],
			] as const)
				await form.getByLabel(label(desks.editor.budget[bound])).fill(amount);
			await form.getByRole("button", { name: desks.trial.act, exact: true }).click();
			await form.getByText(desks.trial.mostOfAll, { exact: true }).waitFor();
			await untilStill(page);
			await keepPicture(page, "a promotion is written");
			await form.getByRole("button", { name: desks.editor.draft, exact: true }).click();
			await page.getByRole("cell", { name: "Autumn gift", exact: true }).click();
			await form.getByLabel(label(desks.offers.reason)).fill("It is autumn.");
			await form.getByRole("button", { name: desks.offers.open, exact: true }).click();
			await form.getByRole("button", { name: desks.offers.pause, exact: true }).waitFor();

			const visit = await stage.visit({ viewport: phone });
			await arriveAs(visit, await registerPerson());
			await visit.page.goto("/promoDetail?id=autumn-gift");
			await visit.page.getByRole("button", { name: words.act.claim, exact: true }).click();
			await visit.page.getByText(words.states.claimed, { exact: true }).first().waitFor();
			await visit.page.goto("/index?panel=rewardCenter");
			await visit.page.getByText("Autumn gift", { exact: true }).first().waitFor();
			await keepPicture(visit.page, "the reward centre");
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
			expectNoFaults(operator);
		},
		patience,
	);
});
