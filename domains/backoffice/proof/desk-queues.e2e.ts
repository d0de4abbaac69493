// What a member waits for, from the member's page to the console and back: an item of the mall, an identity document, a message.
import { expect, it } from "vitest";
import { openBooks } from "../../../e2e/books.ts";
import { goodPassword, type Person, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { picture } from "../../../e2e/operator.ts";
import { amountIn } from "../../../e2e/slot.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const patience = 180_000;
const { backoffice: words, brand, loyalty, protection } = en;

type Screen = "exchanges" | "documents" | "messages";

/** Somebody of a role on a screen of the console, who came there by the menu. */
async function atDesk(screen: Screen, role: string): Promise<Visit> {
	const visit = await stage.visit({ viewport: desk, language: "EN", byName: true });
	const { page } = visit;
	await comeIn(visit, { username: `desk-${screen}`, role });
	const name = words.screens[screen];
	await page
		.getByRole("navigation")
		.getByRole("link", { name: new RegExp(`^${name}(?: \\d+.*)?$`) })
		.click();
	await page.getByRole("heading", { level: 1, name }).waitFor();
	return visit;
}

async function member(person: Person): Promise<Visit> {
	const visit = await stage.visit({ viewport: phone, language: "EN" });
	await arriveAs(visit, person);
	return visit;
}

/** Looks at what is open, in a picture and for who cannot see. */
async function look({ page }: Visit, name: string): Promise<void> {
	await untilStill(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, name);
}

it(
	"an item of the mall is applied for, refused at the desk with a reason, and the points are back on the member's page",
	async () => {
		const back = await atDesk("exchanges", "cashier");
		const person = await registerPerson();
		await givePoints(person, 20_000n);
		const visit = await member(person);
		const { page } = visit;
		await page.goto("/pointMall?kind=credit");
		await page.getByRole("button", { name: says(loyalty.shelf.redeemItem, { name: "Play credit of P 10" }) }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel(loyalty.password.label).fill(goodPassword);
		await dialog.getByRole("button", { name: loyalty.redeem.act, exact: true }).click();
		await dialog.getByRole("button", { name: loyalty.redeem.toRecord, exact: true }).click();
		const table = page.getByRole("table", { name: loyalty.record.title, exact: true });
		await table.getByText(loyalty.record.states.applying, { exact: true }).waitFor();
		const number = (await table.getByText(/^X\d{6}-\d+$/).textContent()) ?? "";

		await back.page.getByRole("button", { name: number, exact: true }).click();
		await back.page.getByText(person.account, { exact: true }).last().waitFor();
		await look(back, "an exchange on the desk");
		await back.page.getByRole("button", { name: words.parts.refuseInstead, exact: true }).click();
		await back.page.getByLabel(label(words.parts.why)).fill("None is left.");
		await back.page.getByRole("button", { name: words.parts.refuse, exact: true }).click();
		await back.page.getByText(says(words.exchanges.refused, { number })).waitFor();

		await table.getByText(loyalty.record.states.rejected, { exact: true }).waitFor();
		await table.getByText("None is left.", { exact: true }).waitFor();
		expect(await table.getByText(loyalty.record.waits, { exact: true }).count()).toBe(0);
		const own = page.getByRole("region", { name: loyalty.mall.yours, exact: true });
		await expect.poll(() => amountIn(own.locator("p").nth(1))).toBe(20_000n);
		expect(await books.findings()).toEqual([]);
		expectNoFaults(visit);
		expectNoFaults(back);
	},
	patience,
);

it(
	"a document is sent, seen and refused at the desk by a reason of the list, sent again and accepted, and the member is told",
	async () => {
		const back = await atDesk("documents", "cashier");
		const person = await registerPerson();
		const visit = await member(person);
		const { page } = visit;
		await page.goto("/index?panel=responsiblePlay");
		const kind = protection.identity.kinds.identity.title;
		const send = async (): Promise<void> => {
			const act = `${protection.identity.send}: ${kind}`;
			await page.getByRole("button", { name: act, exact: true }).click();
			const dialog = page.getByRole("dialog", { name: kind });
			const files = [{ name: "card.png", mimeType: "image/png", buffer: await picture() }];
			await dialog.locator("input[type=file]").setInputFiles(files);
			await dialog.getByRole("button", { name: protection.identity.send, exact: true }).click();
			await dialog.waitFor({ state: "detached" });
		};
		const open = async (): Promise<void> => {
			await back.page.getByRole("button", { name: person.account, exact: true }).click();
			await back.page.getByRole("img", { name: says(words.documents.picture, { number: 1 }) }).waitFor();
		};
		await send();
		await open();
		await look(back, "a document on the desk");
		await back.page.getByRole("button", { name: words.parts.refuseInstead, exact: true }).click();
		await back.page.getByLabel(words.documents.refusal).selectOption("cut-off");
		await back.page.getByRole("button", { name: words.parts.refuse, exact: true }).click();
		await page.getByText(protection.identity.refusals["cut-off"], { exact: true }).waitFor();
		await send();
		await open();
		await back.page.getByRole("button", { name: words.parts.accept, exact: true }).click();
		await page.getByText(protection.identity.reached, { exact: true }).waitFor();
		await expectNoSideways(page);
		await back.page.getByText(words.documents.none, { exact: true }).waitFor();
		expectNoFaults(visit);
		expectNoFaults(back);
	},
	patience,
);

it(
	"a message is written, answered at the desk, and read below what was written",
	async () => {
		const back = await atDesk("messages", "support");
		const person = await registerPerson();
		const visit = await member(person);
		const { page } = visit;
		await page.goto("/help");
		await page.getByRole("button", { name: brand.feedback.begin, exact: true }).click();
		await page.getByLabel(label(brand.feedback.content)).fill("My free spins did not come yesterday.");
		await page.getByRole("button", { name: brand.feedback.send, exact: true }).click();
		const own = page.getByRole("region", { name: brand.feedback.own, exact: true });
		await own.getByText(brand.feedback.ownStates.waiting, { exact: true }).waitFor();
		const number = (await own.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).textContent()) ?? "";

		await back.page.getByRole("button", { name: number, exact: true }).click();
		await back.page.getByText("My free spins did not come yesterday.", { exact: true }).last().waitFor();
		await look(back, "a message on the desk");
		await back.page.getByLabel(label(words.messages.answer)).fill("They are in your account now.");
		await back.page.getByRole("button", { name: words.messages.send, exact: true }).click();

		await own.getByText("They are in your account now.", { exact: true }).waitFor();
		await own.getByText(brand.feedback.new, { exact: true }).waitFor();
		expect(await accessFaults(page)).toEqual([]);
		await expectNoSideways(page);
		await keepPicture(page, "an answer below a message");
		expectNoFaults(visit);
		expectNoFaults(back);
	},
	patience,
);

async function givePoints({ memberId }: Person, points: bigint): Promise<void> {
	await books.run(
		`insert into wallet.wallet (member_id, currency, purse) values (${memberId}, 'P', 'points') on conflict do nothing`,
	);
	await books.run(
		`select wallet.post(${memberId}, 'P', 'points', 'promo', ${points}, 'loyalty:points', gen_random_uuid(), null, null, null)`,
	);
}
