// A member withdraws and operators work it: an account in the own name, a request that is held, two approvals, a pay-out with
// proof, and the member who says that nothing came, is answered, and confirms; and what is refused, over the wire.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
	addPayoutAccount,
	declineDepositLimit,
	disputeWithdrawal,
	readWithdrawDesk,
	requestWithdrawal,
} from "#cashier/contract";
import { setPaymentPassword } from "#members/contract";
import { sendDocument } from "#protection/contract";
import { openBooks } from "../../../e2e/books.ts";
import { codeOf, must, type Person, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { operate, picture } from "../../../e2e/operator.ts";
import { spinBy } from "../../../e2e/spins.ts";
import { en, ko, label, says } from "../../../e2e/words.ts";
import promotions from "../server/seed/promotions/en.json" with { type: "json" };

const stage = openStage();
const books = openBooks();
const patience = 180_000;
const words = en.cashier.withdraw;
const office = en.console.cashier;
const paymentPassword = "135792";

/** Somebody with a payment password and an accepted document; a registration brings play money. */
async function customer(): Promise<Person> {
	const person = await registerPerson();
	const typed = { paymentPassword, confirmPaymentPassword: paymentPassword };
	await must(person.client.call(setPaymentPassword, { password: person.password, ...typed }));
	const images = [(await picture()).toString("base64")];
	await must(person.client.call(sendDocument, { document: "identity", images, remark: "" }));
	const queue = (await operate("protection", ["identity", "list"])).split("\n");
	const [document = ""] = queue.find((line) => line.includes(`of member ${person.memberId} `))?.split(" ") ?? [];
	await operate("protection", ["identity", "accept", document]);
	return person;
}

/** Rounds for so much at the least, counted at once. */
async function play(person: Person, amount: number): Promise<void> {
	for (let staked = 0; staked < amount; ) {
		const [round] = await spinBy(person, { rounds: 1, coin: "0.50" });
		staked += Number(round?.stake);
	}
	await books.run("select graphile_worker.add_job('loyalty.count-play', '{}'::json)");
	await expect.poll(async () => (await must(person.client.call(readWithdrawDesk, {}))).turnover.missing).toBe("0.00");
}

const account = { kind: "bank-account", holder: "Kim Minji", bank: "Mosaic Bank" } as const;
const operator = (...order: string[]): Promise<string> => operate("cashier", order);

/** A state of the desk's queue; how many are in it stands behind its name. */
const stateChip = (back: Page, state: "pending" | "approved" | "paid"): Locator =>
	back.getByRole("button", { name: new RegExp(`^${office.withdrawals.states[state]}(?: \\d+)?$`) });

async function proofFile(): Promise<string> {
	const file = join(mkdtempSync(join(tmpdir(), "proof-")), "transfer.png");
	writeFileSync(file, await picture());
	return file;
}

describe("A.3.6 T13 a withdrawal", () => {
	it(
		"is asked for, approved, paid, disputed, proven and confirmed on the open page",
		async () => {
			const person = await customer();
			const visit = await stage.visit({ viewport: desk });
			await arriveAs(visit, person);
			const { page } = visit;
			const atDesk = await stage.visit({ viewport: desk, language: "EN", byName: true });
			const back = atDesk.page;
			await comeIn(atDesk, { username: "desk-otto", role: "cashier" });
			await back
				.getByRole("link", { name: new RegExp(`^${office.screens.withdrawals}\\b`) })
				.first()
				.click();
			await page.goto("/index?panel=withdraw");
			await page.getByText(words.noAccount, { exact: true }).waitFor();
			await page.getByRole("button", { name: words.add, exact: true }).click();
			const dialog = page.getByRole("dialog", { name: words.addTitle, exact: true });
			// One of the list, then another by its name: the list is no check.
			await dialog.getByLabel(label(en.cashier.pending.bank)).selectOption("Mosaic Play Bank");
			await dialog.getByLabel(label(en.cashier.pending.bank)).selectOption({ label: words.otherBank });
			await dialog.getByLabel(label(words.otherBankName)).fill("Mosaic Bank");
			await dialog.getByLabel(label(en.cashier.pending.number)).fill("110-234-567890");
			await dialog.getByLabel(label(en.cashier.pending.holder)).fill("Kim Minji");
			await dialog.getByLabel(label(words.password)).fill(paymentPassword);
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, "an account is added");
			await dialog.getByRole("button", { name: words.add, exact: true }).click();
			await page.getByText("•••• 7890", { exact: true }).waitFor();
			await page.getByLabel(en.cashier.form.amount, { exact: true }).fill("100");
			await page.getByLabel(label(words.password)).fill(paymentPassword);
			await untilStill(page);
			await keepPicture(page, "an amount is typed");
			await page.locator("form").getByRole("button", { name: words.act, exact: true }).click();
			await page.getByText(words.means.pending, { exact: true }).waitFor();
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, "a withdrawal waits");

			const waiting = await operator("withdrawals", "--most", "200");
			const line = waiting.split("\n").find((one) => one.includes(`of member ${person.memberId}  `)) ?? "";
			expect(line).toContain("first-withdrawal, new-account");
			const reference = line.slice(0, 11);
			// It came into the open queue by itself.
			await back.getByRole("button", { name: reference, exact: true }).click();
			const paper = back.getByRole("dialog", { name: reference, exact: true });
			await paper.getByText(office.withdrawals.risks["first-withdrawal"], { exact: true }).waitFor();
			await untilStill(back);
			expect(await accessFaults(back, "[role=dialog]")).toEqual([]);
			await keepPicture(back, "a withdrawal on the desk");
			await paper.getByRole("button", { name: office.withdrawals.approve, exact: true }).click();
			await page.getByText(words.means.approved, { exact: true }).waitFor();
			await stateChip(back, "approved").click();
			await back.getByRole("button", { name: reference, exact: true }).click();
			await paper.getByRole("button", { name: office.withdrawals.reveal, exact: true }).click();
			await paper.getByText("110234567890", { exact: true }).waitFor();
			const proof = await proofFile();
			await paper.locator("input[type=file]").setInputFiles(proof);
			await untilStill(back);
			await keepPicture(back, "a withdrawal to pay");
			await paper.getByRole("button", { name: office.withdrawals.pay, exact: true }).click();
			await page.getByRole("heading", { name: words.cameTitle, exact: true }).waitFor();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, "has it come");
			await page.getByRole("button", { name: words.notReceived, exact: true }).click();
			const dispute = page.getByRole("dialog", { name: words.disputeTitle, exact: true });
			const image = { name: "account.png", mimeType: "image/png", buffer: await picture() };
			await dispute.locator("input[type=file]").setInputFiles([image]);
			await dispute.getByLabel(words.remark, { exact: true }).fill("Nothing came.");
			await untilStill(page);
			await keepPicture(page, "nothing came");
			await dispute.getByRole("button", { name: words.disputeAct, exact: true }).click();
			await page.getByText(words.means.disputed, { exact: true }).waitFor();

			expect(await operator("withdrawals", "--state", "disputed")).toContain(reference);
			expect(await operator("withdrawal", "show", reference)).toContain("110234567890");
			await operator("withdrawal", "prove", reference, proof);
			await page.getByRole("button", { name: words.received, exact: true }).click();
			await page
				.getByRole("table", { name: words.history })
				.getByText(words.states.received, { exact: true })
				.waitFor();
			await expect(operator("withdrawal", "approve", reference)).rejects.toThrow();

			// Another goes out by the provider: handed over at the desk, followed on the open page.
			const { accounts } = await must(person.client.call(readWithdrawDesk, {}));
			const asked = { accountId: accounts[0]?.accountId ?? "", method: "mosaic-payout", amount: "60" };
			const second = await must(
				person.client.call(requestWithdrawal, { ...asked, paymentPassword }, { idempotencyKey: crypto.randomUUID() }),
			);
			const next = back.getByRole("dialog", { name: second.reference, exact: true });
			const openIn = async (state: "pending" | "approved") => {
				await stateChip(back, state).click();
				await back.getByRole("button", { name: second.reference, exact: true }).click();
			};
			await openIn("pending");
			await next.getByRole("button", { name: office.withdrawals.approve, exact: true }).click();
			await openIn("approved");
			await next.getByText(office.withdrawals.provider.simulated, { exact: true }).waitFor();
			await untilStill(back);
			expect(await accessFaults(back, "[role=dialog]")).toEqual([]);
			await keepPicture(back, "a withdrawal to hand over");
			await next.getByRole("button", { name: office.withdrawals.send, exact: true }).click();
			await page.getByText(words.means.sent, { exact: true }).waitFor();
			await page.getByRole("heading", { name: words.cameTitle, exact: true }).waitFor();
			await stateChip(back, "paid").click();
			await back.getByRole("button", { name: second.reference, exact: true }).click();
			await next.getByText(office.withdrawals.steps.settle, { exact: true }).waitFor();
			await untilStill(back);
			await keepPicture(back, "a withdrawal that the provider paid");
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
			expectNoFaults(atDesk);
		},
		patience,
	);

	it(
		"A.5.3 gives a bonus up after the question; one that is played is released",
		async () => {
			const person = await customer();
			await must(person.client.call(declineDepositLimit, {}));
			await must(
				person.client.call(addPayoutAccount, { ...account, accountNumber: "110-234-567893", paymentPassword }),
			);
			const visit = await stage.visit({ viewport: desk });
			await arriveAs(visit, person);
			const { page } = visit;
			/** Chosen on the page, credited by an operator. */
			const payIn = async (promotion: string, amount: string): Promise<void> => {
				await page.goto("/index?panel=depositv2");
				await page.getByRole("radio", { name: new RegExp(`^${promotion}`) }).check();
				await page.getByLabel(en.cashier.form.amount, { exact: true }).fill(amount);
				await page.getByRole("button", { name: en.cashier.form.act, exact: true }).click();
				const card = page.getByRole("article", { name: en.cashier.pending.title, exact: true });
				const reference = (await card.getByText(/^\w{3}-\w{3}-\w{3}$/).textContent()) ?? "";
				await operator("accept", reference);
				await card.waitFor({ state: "detached" });
			};
			const bonus = (name: string) => page.getByRole("progressbar", { name: new RegExp(`^Bonus ${name}`) });
			const [first, every] = [promotions["first-deposit"], promotions["every-deposit"]];

			await payIn(first, "20");
			await bonus(first).waitFor();
			await untilStill(page);
			await keepPicture(page, "a bonus stands apart");
			await play(person, 20);
			await page.goto("/index?panel=withdraw");
			await page.getByLabel(en.cashier.form.amount, { exact: true }).fill("20");
			await page.getByLabel(label(words.password)).fill(paymentPassword);
			await page.locator("form").getByRole("button", { name: words.act, exact: true }).click();
			const asked = page.getByRole("dialog", { name: /^Give up the bonus of P 10.00/ });
			await asked.getByText(/You withdraw P 20.00 and lose the bonus of P 10.00/).waitFor();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, "a bonus is given up");
			await asked.getByRole("button", { name: en.cashier.bonus.giveUp, exact: true }).click();
			await page.getByText(words.means.pending, { exact: true }).waitFor();
			expect(await bonus(first).count()).toBe(0);

			await payIn(every, "50");
			await bonus(every).waitFor();
			await play(person, 50);
			await books.run("select graphile_worker.add_job('cashier.end-bonuses', '{}'::json)");
			await bonus(every).waitFor({ state: "detached" });
			await page
				.getByRole("table", { name: en.cashier.history.title })
				.getByText(says(en.cashier.bonus.states.released, { amount: "P 5.00" }))
				.first()
				.waitFor();
			await keepPicture(page, "a bonus is released");
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
		},
		patience,
	);

	it(
		"of a phone in Korean says what is held, and why it was refused",
		async () => {
			const person = await customer();
			const { accountId } = await must(
				person.client.call(addPayoutAccount, { ...account, accountNumber: "110-234-567891", paymentPassword }),
			);
			const asked = { accountId, method: "mosaic-payout", amount: "50", paymentPassword };
			const idempotencyKey = crypto.randomUUID();
			const both = await Promise.all(
				[1, 2].map(() => must(person.client.call(requestWithdrawal, asked, { idempotencyKey }))),
			);
			expect(new Set(both.map(({ withdrawalId }) => withdrawalId)).size).toBe(1);
			const visit = await stage.visit({ viewport: phone, colorScheme: "light", language: "KO" });
			await arriveAs(visit, person);
			const { page } = visit;
			await page.goto("/index?panel=withdraw");
			await page.getByText(ko.cashier.withdraw.means.pending, { exact: true }).waitFor();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await expectNoSideways(page);
			await keepPicture(page, "on a phone");
			await operator("withdrawal", "refuse", both[0]?.reference ?? "", "Not yours.");
			await page.getByText("Not yours.", { exact: true }).waitFor();
			expect((await must(person.client.call(readWithdrawDesk, {}))).open).toEqual([]);
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
		},
		patience,
	);
});

describe("over the wire", () => {
	it("nothing leaves before a document, with a wrong payment password, or to another's name", async () => {
		const person = await registerPerson();
		const add = (change: object) =>
			person.client.call(addPayoutAccount, { ...account, accountNumber: "110-234-567892", paymentPassword, ...change });
		expect(await codeOf(add({}))).toBe("PAYMENT_PASSWORD_MISSING");
		const typed = { paymentPassword, confirmPaymentPassword: paymentPassword };
		await must(person.client.call(setPaymentPassword, { password: person.password, ...typed }));
		expect(await codeOf(add({ paymentPassword: "246801" }))).toBe("WRONG_PAYMENT_PASSWORD");
		const { accountId } = await must(add({}));
		expect(await codeOf(add({ accountNumber: "110-234-567893", holder: "Park Jiho" }))).toBe("PAYOUT_NAME_DIFFERS");
		const asked = { accountId, method: "mosaic-payout", amount: "50", paymentPassword };
		expect(await codeOf(person.client.call(requestWithdrawal, asked, { idempotencyKey: crypto.randomUUID() }))).toBe(
			"WITHDRAWAL_UNPROVEN",
		);
		const images = [Buffer.alloc(6_000_000, 1).toString("base64")];
		const nobodys = { withdrawalId: "01890a5d-ac96-774b-bcce-b302099a8057", remark: "", images };
		expect(await codeOf(person.client.call(disputeWithdrawal, nobodys))).not.toBe("OK");
	});
});
