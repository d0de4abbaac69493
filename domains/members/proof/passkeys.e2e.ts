// A passkey as a person makes it and logs in with it, on a device that a browser pretends to have.
import { expect, it } from "vitest";
import { registerPerson } from "../../../e2e/caller.ts";
import { accountMenu, loginPopup, signOut } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { en, label } from "../../../e2e/words.ts";

const stage = openStage();
const { errors, passkeys, password } = en.members;

/** An authenticator inside the device, which knows its owner. */
async function giveAuthenticator({ context, page }: Visit) {
	const wire = await context.newCDPSession(page);
	await wire.send("WebAuthn.enable");
	const { authenticatorId } = await wire.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
		},
	});
	return {
		kept: async () => (await wire.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
	};
}

it("is made in the security centre, opens the account without a password, and is removed", {
	timeout: 180_000,
}, async () => {
	const person = await registerPerson();
	const visit = await stage.visit({ viewport: phone, colorScheme: "light", refusalsExpected: true, byName: true });
	const { page } = visit;
	const device = await giveAuthenticator(visit);
	await arriveAs(visit, person);
	await page.goto("/index?panel=securityCenter");
	await page.getByRole("button", { name: passkeys.add, exact: true }).click();
	const dialog = page.getByRole("dialog", { name: passkeys.add, exact: true });
	await dialog.getByLabel(label(passkeys.name)).fill("My phone");
	await dialog.getByLabel(label(password.oldPassword)).fill(person.password);
	await untilStill(page);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "passkey added");
	await dialog.getByRole("button", { name: passkeys.make, exact: true }).click();
	await dialog.waitFor({ state: "hidden" });
	const list = page.getByRole("list", { name: passkeys.title, exact: true });
	await list.getByText("My phone", { exact: true }).waitFor();
	expect(await device.kept()).toBe(1);
	await untilStill(page);
	await expectNoSideways(page);
	await keepPicture(page, "passkeys");
	await page.goto("/promotions");
	await signOut(page);
	await page.goto("/login");
	const popup = loginPopup(page);
	const use = popup.getByRole("button", { name: passkeys.use, exact: true });
	await use.waitFor();
	await untilStill(page);
	await keepPicture(page, "login with passkey");
	await use.click();
	await accountMenu(page).waitFor();
	await page.goto("/index?panel=securityCenter");
	await list.getByText("My phone", { exact: true }).waitFor();
	expect(await list.getByText(passkeys.unused, { exact: true }).count()).toBe(0);
	await page.getByRole("button", { name: `${passkeys.remove}: My phone`, exact: true }).click();
	const question = page.getByRole("dialog", {
		name: passkeys.removeTitle.replace("{{name}}", "My phone"),
		exact: true,
	});
	await question.getByRole("button", { name: passkeys.remove, exact: true }).click();
	await list.waitFor({ state: "detached" });
	await page.goto("/promotions");
	await signOut(page);
	await page.goto("/login");
	await popup.getByRole("button", { name: passkeys.use, exact: true }).click();
	await popup.getByText(errors.PASSKEY_REFUSED, { exact: true }).waitFor();
	expectNoFaults(visit);
});
