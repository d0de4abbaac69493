// A member's contact data in the personal centre: added with the password, changed with a code to the old one.
import { describe, expect, it } from "vitest";
import { registerPerson } from "../../../e2e/caller.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { codeTo, lettersTo } from "../../../e2e/outbox.ts";
import { en, label } from "../../../e2e/words.ts";

const stage = openStage();
const { contact, errors, fields, password, phone: phoneWords } = en.members;

describe("an address", { timeout: 180_000 }, () => {
	it("is added with the password and changed with a code to the old one, which is told", async () => {
		const person = await registerPerson();
		const [first, second] = [`${person.account}@mail.com`, `${person.account}.new@mail.com`];
		const visit = await stage.visit({ refusalsExpected: true, viewport: phone, colorScheme: "light" });
		const { page } = visit;
		await arriveAs(visit, person);
		await page.goto("/index?panel=securityCenter");
		await page.getByRole("button", { name: `${contact.add}: ${fields.email}`, exact: true }).click();
		const dialog = page.getByRole("dialog", { name: contact.emailTitle, exact: true });
		await dialog.getByLabel(label(password.oldPassword)).fill("not-it-4all");
		await dialog.getByLabel(label(fields.email)).fill(first);
		await dialog.getByRole("button", { name: phoneWords.send, exact: true }).click();
		await dialog.getByRole("button", { name: phoneWords.send, exact: true }).waitFor({ state: "hidden" });
		await dialog.getByLabel(label(contact.mailCode)).fill(await codeTo(first));
		await dialog.getByRole("button", { name: contact.act, exact: true }).click();
		await dialog.getByText(errors.PROOF_WRONG, { exact: true }).waitFor();
		await untilStill(page);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "contact with password");
		await dialog.getByLabel(label(password.oldPassword)).fill(person.password);
		await dialog.getByRole("button", { name: contact.act, exact: true }).click();
		await dialog.waitFor({ state: "hidden" });
		await page.getByText(contact.confirmed, { exact: true }).waitFor();
		await keepPicture(page, "contact confirmed");
		await page.evaluate(() => sessionStorage.removeItem("codeWait_contact-email-new"));
		await page.getByRole("button", { name: `${contact.change}: ${fields.email}`, exact: true }).click();
		await dialog.getByRole("button", { name: phoneWords.send, exact: true }).first().click();
		await dialog
			.getByText(/10 minutes/)
			.first()
			.waitFor();
		const proof = await codeTo(first);
		await dialog.getByLabel(label(fields.email)).fill(second);
		await dialog.getByRole("button", { name: phoneWords.send, exact: true }).click();
		await dialog.getByRole("button", { name: phoneWords.send, exact: true }).waitFor({ state: "hidden" });
		await dialog.getByLabel(/^Code to /).fill(proof);
		await dialog.getByLabel(label(contact.mailCode)).fill(await codeTo(second));
		await keepPicture(page, "contact with a code");
		await dialog.getByRole("button", { name: contact.act, exact: true }).click();
		await dialog.waitFor({ state: "hidden" });
		expect((await lettersTo(first)).map(({ kind }) => kind)).toContain("mail-contact-changed");
		expectNoFaults(visit);
	});
});
