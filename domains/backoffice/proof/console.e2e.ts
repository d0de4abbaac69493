// The operator's console beside the site: somebody new comes in with two factors, sees a member's deposit arrive in the
// queue, looks at its picture and credits it, while the member's page follows; and nobody opens what they may not.
import { expect, it } from "vitest";
import { declineDepositLimit } from "#cashier/contract";
import { openBooks } from "../../../e2e/books.ts";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { picture } from "../../../e2e/operator.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const patience = 120_000;
const { backoffice: words, cashier } = en;
const { cashier: cashDesk } = en.console;

it(
	"T13 a deposit arrives in the queue by itself, its picture is looked at, and the member sees it credited at once",
	async () => {
		const operator = await stage.visit({ viewport: desk, language: "EN", byName: true });
		const back = operator.page;
		await comeIn(operator, { username: "desk-olga", role: "cashier" });
		// Whatever waits already is counted in the name of the link.
		await back
			.getByRole("link", { name: new RegExp(`^${cashDesk.screens.deposits}\\b`) })
			.first()
			.click();
		await back.getByRole("heading", { level: 1, name: cashDesk.screens.deposits }).waitFor();

		const person = await registerPerson();
		await must(person.client.call(declineDepositLimit, {}));
		const member = await stage.visit({ viewport: phone, language: "EN" });
		await arriveAs(member, person);
		const site = member.page;
		await site.goto("/index?panel=depositv2");
		await site.getByLabel(cashier.form.amount, { exact: true }).fill("120");
		await site.getByRole("button", { name: cashier.form.act, exact: true }).click();
		const card = site.getByRole("article", { name: cashier.pending.title, exact: true });
		await card.waitFor();
		const reference = (await card.getByText(/^\w{3}-\w{3}-\w{3}$/).textContent()) ?? "";
		await card
			.locator("input[type=file]")
			.setInputFiles([{ name: "transfer.png", mimeType: "image/png", buffer: await picture() }]);
		await card.getByRole("button", { name: cashier.proof.send, exact: true }).click();
		await card.getByText(says(cashier.proof.have, { count: 1 })).waitFor();

		await back.getByRole("button", { name: reference, exact: true }).click();
		const paper = back.getByRole("img", { name: says(cashDesk.deposits.proof, { number: 1 }) });
		await paper.waitFor();
		await untilStill(back);
		expect(await accessFaults(back, "[role=dialog]")).toEqual([]);
		await keepPicture(back, "a deposit on the desk");
		await back.getByLabel(label(cashDesk.deposits.arrived)).fill("118.50");
		await back.getByRole("button", { name: words.parts.accept, exact: true }).click();
		await site.getByText(says(cashier.news.credited, { reference })).waitFor();
		await back.getByRole("button", { name: reference, exact: true }).waitFor({ state: "detached" });
		expect(await books.findings()).toEqual([]);

		// What the cashier's role does not allow is not offered, and its address says so.
		expect(await back.getByRole("link", { name: words.screens.staff, exact: true }).count()).toBe(0);
		await back.goto("/console/staff");
		await back.getByText(words.frame.notYours, { exact: true }).waitFor();
		await back.setViewportSize(phone);
		await back.goto("/console/deposits");
		await back.getByRole("heading", { level: 1 }).waitFor();
		await expectNoSideways(back);
		expectNoFaults(operator);
		expectNoFaults(member);
	},
	patience,
);
