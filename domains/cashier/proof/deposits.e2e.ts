// A member pays in and an operator works it: the first question, a reference, a proof, a line of the bank that finds the
// deposit, and the balance that follows on the open page; and what is forged or too large, over the wire.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { declineDepositLimit, openDeposit, sendDepositProof } from "#cashier/contract";
import { openBooks } from "../../../e2e/books.ts";
import { codeOf, must, type Person, registerPerson } from "../../../e2e/caller.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { operate, picture } from "../../../e2e/operator.ts";
import { en, ko, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const patience = 120_000;
const words = en.cashier;

/** The verb, as an operator types it. Answers what it said. */
const operator = (...order: string[]): Promise<string> => operate("cashier", order);

async function visitAs(person: Person, options: Parameters<typeof stage.visit>[0], code = "EN"): Promise<Visit> {
	const visit = await stage.visit({ ...options, language: code });
	await arriveAs(visit, person);
	await visit.page.goto("/index?panel=depositv2");
	return visit;
}

const ask = { method: "mosaic-bank", amount: "50" };
const open = ({ client }: Person, idempotencyKey: string = crypto.randomUUID()) =>
	client.call(openDeposit, ask, { idempotencyKey });

/** A deposit of somebody who wants no limit. */
async function waiting(person: Person) {
	await must(person.client.call(declineDepositLimit, {}));
	return must(open(person));
}

/** Whoever came here sees it without scrolling. */
const expectInView = async (part: Locator): Promise<void> => {
	const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
	const { innerHeight } = await part.evaluate(() => ({ innerHeight: window.innerHeight }));
	expect([y >= 0, y + Math.min(height, 120) <= innerHeight]).toEqual([true, true]);
};

describe("T13 a deposit", () => {
	it(
		"is opened after the first question, proven, matched by a line of the bank, and credited on the open page",
		async () => {
			const person = await registerPerson();
			const visit = await visitAs(person, { viewport: desk });
			const { page } = visit;
			await page.getByRole("heading", { name: words.first.title, exact: true }).waitFor();
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await page.getByLabel(words.first.amount, { exact: true }).fill("500");
			await page.getByRole("button", { name: words.first.set, exact: true }).click();
			await page.getByLabel(words.form.amount, { exact: true }).fill("120");
			await page.getByRole("button", { name: words.form.act, exact: true }).click();
			const card = page.getByRole("article", { name: words.pending.title, exact: true });
			await card.waitFor();
			// M9: one stands at the reference and the account it is sent to.
			await untilStill(page);
			await expectInView(card.getByText(/^\w{3}-\w{3}-\w{3}$/));
			await expectInView(card.getByText("0017-2204-889"));
			expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.pending.title);
			const reference = (await card.getByText(/^\w{3}-\w{3}-\w{3}$/).textContent()) ?? "";
			await card
				.locator("input[type=file]")
				.setInputFiles([{ name: "transfer.png", mimeType: "image/png", buffer: await picture() }]);
			await card.getByRole("button", { name: words.proof.send, exact: true }).click();
			await card.getByText(says(words.proof.have, { count: 1 })).waitFor();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, "a deposit waits");

			const line = `TRF FROM A MEMBER ${reference.replaceAll("-", "")} 118.50`;
			expect(await operator("match", line)).toContain(`${reference}  pending  120.00 P`);
			expect(await operator("accept", reference, "--arrived", "118.50")).toContain("Done.");
			await page.getByText(says(words.news.credited, { reference })).waitFor();
			await card.waitFor({ state: "detached" });
			await page
				.getByRole("table", { name: words.history.title })
				.getByText(words.states.credited, { exact: true })
				.waitFor();
			await expect(operator("accept", reference)).rejects.toThrow();
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
		},
		patience,
	);

	it(
		"that is refused says why on the open page, on a phone",
		async () => {
			const person = await registerPerson();
			const { reference } = await waiting(person);
			const visit = await visitAs(person, { viewport: phone, colorScheme: "light" }, "KO");
			const { page } = visit;
			await page.getByRole("article", { name: ko.cashier.pending.title, exact: true }).waitFor();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await expectNoSideways(page);
			await operator("refuse", reference, "No transfer came.");
			await page.getByText("No transfer came.", { exact: true }).waitFor();
			expectNoFaults(visit);
		},
		patience,
	);
});

describe("a voucher", () => {
	it(
		"is made by an operator, typed on the page and credited once",
		async () => {
			const person = await registerPerson();
			await must(person.client.call(declineDepositLimit, {}));
			const made = await operator("voucher", "make", "25", "P");
			const code = /\w{4}-\w{4}-\w{4}-\w{4}/.exec(made)?.[0] ?? "";
			const visit = await visitAs(person, { viewport: desk, refusalsExpected: true });
			const { page } = visit;
			const field = page.getByLabel(words.voucher.code, { exact: true });
			const redeem = page.getByRole("button", { name: words.voucher.act, exact: true });
			await field.fill(code.toLowerCase());
			await redeem.click();
			await page.getByText(says(words.voucher.done)).waitFor();
			// Nobody types it again within a double click, which counts as one press.
			await page.waitForTimeout(600);
			await field.fill(code);
			await redeem.click();
			await page.getByText(words.errors.VOUCHER_USED, { exact: true }).waitFor();
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
		},
		patience,
	);
});

describe("a payment at the simulated provider", () => {
	const pay = async (visit: Visit, amount: string) => {
		const { page } = visit;
		await page.getByRole("group", { name: words.desk.methods }).getByText("Card (simulated)", { exact: true }).click();
		await page.getByLabel(words.form.amount, { exact: true }).fill(amount);
		await page.getByRole("button", { name: words.payment.act, exact: true }).click();
		await page.waitForURL(/simulated-provider/);
	};
	it(
		"leads there and back, and is on the balance; half of it lies with an operator, who credits it on the open page",
		async () => {
			const person = await registerPerson();
			await must(person.client.call(declineDepositLimit, {}));
			const visit = await visitAs(person, { viewport: desk });
			const { page } = visit;
			await pay(visit, "60");
			await keepPicture(page, "the simulated provider");
			expect(await accessFaults(page)).toEqual([]);
			await page.getByRole("button", { name: "Pay with play money", exact: true }).click();
			await page.waitForURL(/depositv2/);
			// M8: one stands at what came of it, also after a reload.
			const result = page.getByRole("region", { name: words.result.credited, exact: true });
			await result.waitFor();
			await page.reload();
			await result.getByText(/Card \(simulated\)$/).waitFor();
			await untilStill(page);
			await expectInView(result);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, "what came of a payment");
			await result.getByRole("button", { name: words.result.again, exact: true }).click();
			const table = page.getByRole("table", { name: words.history.title });
			await table.getByText(words.states.credited, { exact: true }).waitFor();

			await pay(visit, "80");
			await page.getByRole("combobox").selectOption("other-amount");
			await page.getByRole("button", { name: "Do it this way", exact: true }).click();
			await page.waitForURL(/depositv2/);
			const card = page.getByRole("article", { name: words.payment.title, exact: true });
			await card.getByText(words.payment.review, { exact: true }).waitFor();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, "a payment that an operator looks at");
			const [line = ""] = /^\d+(?= {2}amount {2}"40\.00" "P")/m.exec(await operator("lines")) ?? [];
			expect(await operator("line", "credit", line)).toContain("Done.");
			await card.waitFor({ state: "detached" });
			await expect.poll(() => table.getByText(words.states.credited, { exact: true }).count()).toBe(2);
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
		},
		patience,
	);
});

describe("over the wire", () => {
	it("nothing is taken before the first question is answered, and the same key is one deposit", async () => {
		const person = await registerPerson();
		expect(await codeOf(open(person))).toBe("LIMIT_UNANSWERED");
		await must(person.client.call(declineDepositLimit, {}));
		const key = crypto.randomUUID();
		const both = await Promise.all([1, 2].map(() => open(person, key)));
		const references = both.flatMap((answer) => (answer.ok ? [answer.value.reference] : []));
		expect(new Set(references).size).toBe(1);
	});
	it.each([
		["words", Buffer.from("only words, however they are called"), "IMAGE_TYPE"],
		["more than five megabytes", Buffer.alloc(5_242_881, 1), "IMAGE_TOO_LARGE"],
	])("a proof of %s is refused in a sentence", async (_name, bytes, code) => {
		const person = await registerPerson();
		const { depositId } = await waiting(person);
		const images = [bytes.toString("base64")];
		expect(await codeOf(person.client.call(sendDepositProof, { depositId, images }))).toBe(code);
	});
});
