// An authenticator as a person sets it up: the QR code's secret into an app, the first code, the backup codes, and the
// next login, which asks for the app's code and takes a backup code too.
import { generate } from "otplib";
import { expect, it } from "vitest";
import { registerPerson } from "../../../e2e/caller.ts";
import { accountMenu, logInThrough, loginBar, signOut } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { en, label } from "../../../e2e/words.ts";

const stage = openStage();
const { authenticator, errors, login, password, proof } = en.members;

it("is set up on a phone, asked for at every login, and a backup code opens once", { timeout: 180_000 }, async () => {
	const person = await registerPerson();
	const small = await stage.visit({ viewport: phone, colorScheme: "light" });
	await arriveAs(small, person);
	await small.page.goto("/index?panel=securityCenter");
	await small.page.getByRole("button", { name: authenticator.setUp, exact: true }).click();
	const setUp = small.page.getByRole("dialog", { name: authenticator.setUpTitle, exact: true });
	await setUp.getByLabel(label(password.oldPassword)).fill(person.password);
	await setUp.getByRole("button", { name: authenticator.next, exact: true }).click();
	await setUp.getByRole("img", { name: authenticator.qr, exact: true }).waitFor();
	await untilStill(small.page);
	await expectNoSideways(small.page);
	expect(await accessFaults(small.page, "[role=dialog]")).toEqual([]);
	await keepPicture(small.page, "authenticator set up");
	const secret = ((await setUp.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? "").replaceAll(" ", "");
	await setUp.getByLabel(label(authenticator.firstCode)).fill(await generate({ secret }));
	await setUp.getByRole("button", { name: authenticator.turnOn, exact: true }).click();
	const codes = small.page.getByRole("list", { name: authenticator.codes, exact: true }).getByRole("listitem");
	await codes.first().waitFor();
	const [first = ""] = await codes.allTextContents();
	expect(await accessFaults(small.page, "[role=dialog]")).toEqual([]);
	await keepPicture(small.page, "backup codes");
	await small.page.getByRole("button", { name: authenticator.kept, exact: true }).click();
	await small.page.getByText(authenticator.on, { exact: true }).waitFor();
	await keepPicture(small.page, "authenticator on");
	expectNoFaults(small);

	const visit = await stage.visit({ refusalsExpected: true });
	const { page } = visit;
	await page.goto("/promotions");
	const asked = page.getByRole("dialog", { name: proof.title, exact: true });
	const answer = async (code: string) => {
		await asked.getByLabel(label(authenticator.code)).fill(code);
		await asked.getByRole("button", { name: login.act, exact: true }).click();
	};
	await logInThrough(loginBar(page), { username: person.account, password: person.password });
	await answer("000000");
	await asked.getByText(errors.SECOND_PROOF_WRONG, { exact: true }).waitFor();
	await keepPicture(page, "login with an authenticator");
	await answer(first.toLowerCase());
	await accountMenu(page).waitFor();
	await signOut(page);
	await logInThrough(loginBar(page), { username: person.account, password: person.password });
	await answer(first);
	await asked.getByText(errors.SECOND_PROOF_WRONG, { exact: true }).waitFor();
	// The code that turned it on is used up: the app's next one is half a minute away at most.
	await answer(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
	await accountMenu(page).waitFor();
	expectNoFaults(visit);
});
