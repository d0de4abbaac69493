// The chat from three sides: two members write to each other in browsers of their own, one line is reported, a moderator hides it and
// keeps its author from writing, and the author is told why.
import { describe, expect, it } from "vitest";
import { openBooks } from "../../../e2e/books.ts";
import { type Person, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways } from "../../../e2e/looks.ts";
import { en, label } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const words = en.community.chat;
const desks = en.console.community.chat;
const patience = 240_000;

/** A member with the chat open: a drawer on a desk, a sheet on a phone. */
async function inChat(person: Person, options: Parameters<typeof stage.visit>[0]): Promise<Visit> {
	const visit = await stage.visit({ ...options, ownWindow: true });
	visit.page.setDefaultTimeout(45_000);
	await arriveAs(visit, person);
	await visit.page.goto("/help");
	if (options?.viewport === phone) {
		await visit.page.getByRole("button", { name: en.brand.nav.games, exact: true }).click();
		await visit.page.getByRole("button", { name: en.members.chat.title, exact: true }).click();
	} else await visit.page.getByRole("button", { name: en.brand.dock.chat, exact: true }).click();
	await visit.page.getByLabel(words.write, { exact: true }).waitFor();
	return visit;
}

const logOf = ({ page }: Visit) => page.getByRole("log", { name: words.said, exact: true });

async function write({ page }: Visit, text: string): Promise<void> {
	await page.getByLabel(words.write, { exact: true }).fill(text);
	await page.getByRole("button", { name: words.send, exact: true }).click();
}

describe("the chat", () => {
	it(
		"carries lines both ways; what is reported is hidden, and its author kept from writing and told why",
		async () => {
			// Hostile calls with an owner's rights may have asked more of who writes.
			await books.run("delete from community.chat_rule");
			const [one, other] = [await registerPerson(), await registerPerson()];
			const reader = await inChat(one, { viewport: desk });
			const writer = await inChat(other, { viewport: phone, refusalsExpected: true });
			await write(reader, "Has anybody seen the lantern slot?");
			await logOf(writer).getByText("Has anybody seen the lantern slot?", { exact: true }).waitFor();
			await write(writer, "Everybody who likes it is a fool.");
			await logOf(reader).getByText("Everybody who likes it is a fool.", { exact: true }).waitFor();
			await expectNoSideways(writer.page);
			expect(await accessFaults(reader.page, "aside")).toEqual([]);
			await keepPicture(reader.page, "the chat on a desk");
			await keepPicture(writer.page, "the chat on a phone");
			await logOf(reader).getByRole("article").filter({ hasText: "is a fool" }).getByRole("button").click();
			await reader.page.getByText(words.report.insult, { exact: true }).click();
			await reader.page.getByText(words.reported, { exact: true }).waitFor();

			const moderator = await stage.visit({ viewport: desk, ownWindow: true });
			const { page } = moderator;
			page.setDefaultTimeout(45_000);
			await comeIn(moderator, { username: "chat-desk", role: "owner" });
			await page.goto("/console/chat");
			await page.getByRole("cell", { name: "Everybody who likes it is a fool." }).click();
			const form = page.getByRole("dialog");
			await form.getByRole("button", { name: desks.bar, exact: true }).click();
			await form.getByLabel(label(desks.reason)).fill("No insults, please.");
			await keepPicture(page, "a line is judged");
			await form.getByRole("button", { name: desks.bar, exact: true }).last().click();
			await form.waitFor({ state: "detached" });
			await page.getByRole("cell", { name: "Everybody who likes it is a fool." }).click();
			await form.getByRole("button", { name: desks.hide, exact: true }).click();
			await logOf(reader)
				.getByText("Everybody who likes it is a fool.", { exact: true })
				.waitFor({ state: "detached" });

			await write(writer, "I only wanted to say something.");
			await writer.page.getByRole("button", { name: words.why, exact: true }).click();
			await writer.page.getByText(/No insults, please\./).waitFor();
			await keepPicture(writer.page, "somebody may not write");
			expect(await logOf(reader).getByText("I only wanted to say something.", { exact: true }).count()).toBe(0);
			expectNoFaults(reader);
			expectNoFaults(writer);
			expectNoFaults(moderator);
		},
		patience,
	);
});
