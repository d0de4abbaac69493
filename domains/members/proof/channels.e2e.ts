// A third-party channel as a person uses it: away to a provider on this machine and back, linked after a login, let in by it,
// disconnected in the security centre and connected there again.
import { expect, it, onTestFinished } from "vitest";
import { openBooks } from "../../../e2e/books.ts";
import { registerPerson } from "../../../e2e/caller.ts";
import { accountMenu, logInThrough, loginPopup, signOut } from "../../../e2e/entry.ts";
import { keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { ownSite } from "../../../e2e/site.ts";
import { en, label } from "../../../e2e/words.ts";
import { openProvider } from "../server/testing/open-provider.ts";

const stage = openStage();
const books = openBooks();
const { channel, errors, password } = en.members;
const title = "Mosaic ID";
const named = (sentence: string) => sentence.replaceAll("{{title}}", title);

it("leads away and back: linked after a login, a way in, disconnected and connected in the security centre", {
	timeout: 240_000,
}, async () => {
	const provider = await openProvider({ id: "site", secret: undefined, redirectUri: `${ownSite().url}/login` });
	await books.run(`insert into members.login_channels (merchant, code, title, issuer, client_id, redirect_uri)
		values ('tessera', 'mosaic-id', '${title}', '${provider.issuer}', 'site', '${ownSite().url}/login')`);
	onTestFinished(() => books.run("delete from members.login_channels where code = 'mosaic-id'"));
	const person = await registerPerson();
	const { page, faults } = await stage.visit({ viewport: phone, refusalsExpected: true });
	const agree = () => page.getByRole("link", { name: "Agree", exact: true }).click();
	const popup = loginPopup(page);
	const use = popup.getByRole("button", { name: named(channel.use), exact: true });

	await page.goto("/login");
	await use.click();
	await agree();
	await popup.getByText(named(errors.CHANNEL_NOT_LINKED), { exact: true }).waitFor();
	await logInThrough(popup, { username: person.account, password: person.password });
	await page.getByText(channel.linked, { exact: true }).waitFor();
	await page.goto("/promotions");
	await signOut(page);

	await page.goto("/login");
	await use.click();
	await agree();
	await accountMenu(page).waitFor();

	await page.goto("/index?panel=securityCenter");
	const list = page.getByRole("list", { name: channel.title, exact: true });
	await list.getByRole("button", { name: `${channel.disconnect}: ${title}`, exact: true }).click();
	const question = page.getByRole("dialog", { name: named(channel.disconnectTitle), exact: true });
	await question.getByRole("button", { name: channel.disconnect, exact: true }).click();
	await page.getByText(channel.disconnected, { exact: true }).waitFor();
	await list.getByText(channel.none).waitFor();

	await list.getByRole("button", { name: `${channel.connect}: ${title}`, exact: true }).click();
	const dialog = page.getByRole("dialog", { name: `${channel.connect}: ${title}`, exact: true });
	await dialog.getByLabel(label(password.oldPassword)).fill(person.password);
	await untilStill(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "channel connect");
	await dialog.getByRole("button", { name: named(channel.go), exact: true }).click();
	await agree();
	await page.getByText(named(channel.connected), { exact: true }).waitFor();
	await list.getByRole("button", { name: `${channel.disconnect}: ${title}`, exact: true }).waitFor();
	await expectNoSideways(page);
	await keepPicture(page, "channel connected");
	expect(faults.filter((fault) => !fault.includes(provider.issuer))).toEqual([]);
});
