// A login from a network the account was not used from: the header's form goes on in the popup, a code comes by e-mail,
// and the next login from there asks for nothing.
import { expect, it } from "vitest";
import { logIn } from "#members/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, codeOf, registerPerson } from "../../../e2e/caller.ts";
import { accountMenu, logInThrough, loginBar, signOut } from "../../../e2e/entry.ts";
import { expectNoFaults, keepPicture, openStage } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { codeTo } from "../../../e2e/outbox.ts";
import { en, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const { contact, errors, login, phone, proof } = en.members;

it("a new network asks for a second proof, by the way that is chosen, and is known then", {
	timeout: 180_000,
}, async () => {
	const person = await registerPerson();
	const email = `${person.account}@mail.com`;
	await books.run(`insert into members.contacts select id, merchant, 'email', '${email}', now()
		from members.accounts where account = '${person.account}'`);
	await books.run(`insert into members.payout_names select id, 'Kim Minji', now()
		from members.accounts where account = '${person.account}'`);
	const visit = await stage.visit({ refusalsExpected: true });
	const { page } = visit;
	await page.goto("/promotions");
	await logInThrough(loginBar(page), { username: person.account, password: person.password });
	const asked = page.getByRole("dialog", { name: proof.title, exact: true });
	await asked.getByRole("tab", { name: proof.way.payoutName, exact: true }).click();
	await asked.getByRole("textbox").fill("Somebody Else");
	await asked.getByRole("button", { name: login.act, exact: true }).click();
	await asked.getByText(errors.SECOND_PROOF_WRONG, { exact: true }).waitFor();
	await asked.getByRole("tab", { name: proof.way.email, exact: true }).click();
	await asked.getByRole("button", { name: phone.send, exact: true }).click();
	await asked.getByRole("button", { name: says(phone.again) }).waitFor();
	await untilStill(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "second proof");
	await asked.getByRole("textbox", { name: new RegExp(contact.proof.slice(0, 8)) }).fill(await codeTo(email));
	await asked.getByRole("button", { name: login.act, exact: true }).click();
	await accountMenu(page).waitFor();
	await page.waitForURL("**/index");
	await signOut(page);
	await logInThrough(loginBar(page), { username: person.account, password: person.password });
	await accountMenu(page).waitFor();
	const elsewhere = caller().call(logIn, { username: person.account, password: person.password });
	expect(await codeOf(elsewhere)).toBe("SECOND_PROOF_REQUIRED");
	expectNoFaults(visit);
});
