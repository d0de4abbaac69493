// What stands before a withdrawal is done on its page: a document is sent there, a login that is not fresh is made fresh there,
// and nobody is logged out, led away or loses what was typed.
import { describe, expect, it } from "vitest";
import { addPayoutAccount, readWithdrawDesk } from "#cashier/contract";
import { setPaymentPassword } from "#members/contract";
import { minorOf, openBooks } from "../../../e2e/books.ts";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { accountMenu, expectHeaderBalance } from "../../../e2e/entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { operate, picture } from "../../../e2e/operator.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const patience = 120_000;
const words = en.cashier.withdraw;
const { gates } = en.cashier;
const paymentPassword = "135792";

/** Of a session that began so many minutes ago. */
const age = (memberId: string, minutes: number): Promise<unknown> =>
	books.run(`update members.sessions set created_at = now() - interval '${minutes} minutes',
		renewed_at = null where member_id = ${memberId}`);

describe.each([
	["a desk", desk],
	["a phone", phone],
] as const)("on %s", (_where, viewport) => {
	it(
		"a document, then the password, then the withdrawal: all on one page",
		async () => {
			const person = await registerPerson();
			const typed = { paymentPassword, confirmPaymentPassword: paymentPassword };
			await must(person.client.call(setPaymentPassword, { password: person.password, ...typed }));
			const account = { kind: "bank-account", holder: "Kim Minji", bank: "Mosaic Play Bank" } as const;
			await must(
				person.client.call(addPayoutAccount, { ...account, accountNumber: "110-234-567899", paymentPassword }),
			);
			const visit = await stage.visit({ viewport });
			await arriveAs(visit, person);
			const { page } = visit;
			await page.goto("/index?panel=withdraw");
			const act = page.locator("form").getByRole("button", { name: words.act, exact: true });
			await page.getByText(gates.identity, { exact: true }).waitFor();
			expect(await act.isDisabled()).toBe(true);
			const { available } = await must(person.client.call(readWithdrawDesk, {}));
			await page.getByText(/^You can withdraw P 0\.00\. P [0-9,.]+ is in your main balance$/).waitFor();
			expect(Number(available)).toBeGreaterThan(0);
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await expectNoSideways(page);
			await keepPicture(page, `why it is dead, ${viewport.width}`);

			await page.getByRole("button", { name: gates.identityAct, exact: true }).click();
			await page.keyboard.press("Enter");
			const dialog = page.getByRole("dialog", { name: en.protection.identity.kinds.identity.title, exact: true });
			await dialog
				.locator("input[type=file]")
				.setInputFiles([{ name: "card.png", mimeType: "image/png", buffer: await picture() }]);
			await dialog.getByRole("button", { name: en.protection.identity.send, exact: true }).click();
			await page.getByText(/It waits for review\.$/).waitFor();
			expect(new URL(page.url()).searchParams.get("panel")).toBe("withdraw");
			await untilStill(page);
			await keepPicture(page, `a document waits, ${viewport.width}`);
			const queue = (await operate("protection", ["identity", "list"])).split("\n");
			const [document = ""] = queue.find((line) => line.includes(`of member ${person.memberId} `))?.split(" ") ?? [];
			await operate("protection", ["identity", "accept", document]);

			await age(person.memberId, 20);
			await page.reload();
			await page.getByText(gates.login, { exact: true }).waitFor();
			expect(await page.getByText(gates.identity, { exact: true }).count()).toBe(0);
			await page.getByLabel(en.cashier.form.amount, { exact: true }).fill("50");
			await page.getByLabel(label(words.password)).fill(paymentPassword);
			await page.getByRole("button", { name: gates.loginAct, exact: true }).click();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, `the password in place, ${viewport.width}`);
			await page.keyboard.type(person.password);
			await page.keyboard.press("Enter");
			await page.getByText(gates.login, { exact: true }).waitFor({ state: "detached" });
			expect(await page.getByLabel(en.cashier.form.amount, { exact: true }).inputValue()).toBe("50");
			await act.click();
			await page.getByText(words.means.pending, { exact: true }).waitFor();
			// M4: the header has what can be staked, and what is held by its name, in view or one tap away.
			await page.goto("/index");
			await expectHeaderBalance(page, minorOf(available) - 5_000n);
			await accountMenu(page).click();
			await page
				.getByText(says(en.brand.account.heldApart, { amount: "P 50.00" }))
				.last()
				.waitFor();
			await untilStill(page);
			await keepPicture(page, `what is held, ${viewport.width}`);
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
		},
		patience,
	);
});
