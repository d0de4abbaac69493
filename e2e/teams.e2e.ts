// Agents and who comes by them: a host where they alone log in, a player whom one registers, and a registration by the
// link of an invitation. Whoever came by an agent stands below that agent.
import { afterAll, expect, it, vi } from "vitest";
import { bootstrapSite } from "#brand/contract";
import { readFloatDesk } from "#cashier/contract";
import { openBooks } from "./books.ts";
import { caller, logInAs, must, newName, registerPerson } from "./caller.ts";
import {
	accountMenu,
	logInThrough,
	loginBar,
	loginPopup,
	openRegister,
	registerIn,
	registerPopup,
	signOut,
	type Typed,
} from "./entry.ts";
import { arriveAs, expectNoFaults, openStage } from "./journey.ts";
import { ownSite } from "./site.ts";
import { en, label, says } from "./words.ts";

const stage = openStage();
const books = openBooks();
const { agent, direct, errors, fields, password, register } = en.members;
const patience = { timeout: 120_000 };

const switchDirect = (enabled: boolean): Promise<void> =>
	books.run(`update brand.flags set enabled = ${enabled} where flag = 'DIRECTREG3'`);

afterAll(async () => {
	await switchDirect(false);
	await books.run("delete from brand.domains where host = 'localhost'");
});

async function expectBelowAgent({ username, password: secret }: Typed): Promise<void> {
	const { client } = await logInAs({ account: username, password: secret });
	expect((await must(client.call(readFloatDesk, {}))).upline).toBe("agent01");
}

it("at a host for agents a player is refused, an agent comes in, and nobody registers", patience, async () => {
	await books.run("insert into brand.domains (host, merchant, agents_only) values ('localhost', 'tessera', true)");
	const person = await registerPerson();
	const visit = await stage.visit({ byName: true, refusalsExpected: true });
	const { page } = visit;
	const closed = async (): Promise<boolean> => {
		await page.goto("/register");
		const told = registerPopup(page).getByText(register.closed, { exact: true });
		return told.waitFor({ timeout: 3_000 }).then(
			() => true,
			() => false,
		);
	};
	await expect.poll(closed, { timeout: 90_000 }).toBe(true);
	await page.goto("/login");
	const popup = loginPopup(page);
	await logInThrough(popup, { username: person.account, password: person.password });
	await popup.getByText(errors.NOT_AGENT, { exact: true }).waitFor();
	expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
	await logInThrough(popup, { username: "agent01", password: ownSite().password });
	// The first login to an account is offered a password of its own, in front of the page.
	await page.locator("header").getByText("agent01", { exact: true }).first().waitFor();
	expect(await page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
	expectNoFaults(visit);
});

it(
	"an agent registers a player, who comes in with the password for one login and chooses another",
	patience,
	async () => {
		await switchDirect(true);
		const isOn = async () => {
			const { whitelabel } = await must(caller().call(bootstrapSite, {}));
			expect(whitelabel.DIRECTREG3.enabled).toBe(1);
		};
		await vi.waitFor(isOn, { timeout: 20_000, interval: 100 });
		const visit = await stage.visit();
		const { page } = visit;
		await arriveAs(visit, await logInAs({ account: "agent01" }));
		await page.goto("/index?agent=registerAccount");
		const centre = page.getByRole("dialog", { name: agent.title, exact: true });
		const username = newName();
		await centre.getByLabel(label(fields.username)).fill(username);
		await centre.getByLabel(label(fields.birthday)).fill("1990-05-07");
		await centre.getByRole("checkbox", { name: /18/ }).check();
		await centre.getByRole("button", { name: direct.act, exact: true }).click();
		await centre.getByRole("heading", { name: says(direct.done, { account: username }) }).waitFor();
		const once = await centre.getByRole("definition").textContent();
		await page.goto("/index");
		await signOut(page);
		await logInThrough(loginBar(page), { username, password: once ?? "" });
		const asked = page.getByRole("dialog", { name: password.expiredTitle, exact: true });
		await asked.getByLabel(label(password.newPassword)).fill("stones4all");
		await asked.getByLabel(label(password.confirmNewPassword)).fill("stones4all");
		await asked.getByRole("button", { name: password.act, exact: true }).click();
		await page.getByText(password.changed, { exact: true }).waitFor();
		await accountMenu(page).waitFor();
		await expectBelowAgent({ username, password: "stones4all" });
		expectNoFaults(visit);
	},
);

it(
	"the link of an agent fills the code in, on a later page too, and the new member is below the agent",
	patience,
	async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/index?code=TESSERA");
		// The page's scripts come a frame after the page itself.
		await page.waitForFunction(() => sessionStorage.getItem("affiliateCode") !== null);
		await page.goto("/promotions");
		await openRegister(page);
		const popup = registerPopup(page);
		await popup.getByText(register.invitationValid, { exact: true }).waitFor();
		expect(await popup.getByLabel(label(fields.affiliateCode)).inputValue()).toBe("TESSERA");
		const typed = await registerIn(popup);
		await accountMenu(page).waitFor();
		await expectBelowAgent(typed);
		expectNoFaults(visit);
	},
);
