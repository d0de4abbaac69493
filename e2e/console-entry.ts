// The way into the operator's console, for journeys that have somebody at the desk.
import { generate } from "otplib";
import { expect } from "vitest";
import type { Visit } from "./journey.ts";
import { accessFaults, untilStill } from "./looks.ts";
import { operate } from "./operator.ts";
import { en, label } from "./words.ts";

const { backoffice: words } = en;
const password = "quiet evening at the desk";

/** A first login of somebody the machine lets in, to its end. */
export async function comeIn(
	{ page }: Visit,
	{ username, role }: { readonly username: string; readonly role: string },
): Promise<{ readonly secret: string; readonly password: string }> {
	const said = await operate("staff", ["add", username, "--role", role]);
	const given = /: (\S+)$/m.exec(said)?.[1] ?? "";
	await page.goto("/console/");
	await page.getByLabel(label(words.login.username)).fill(username);
	await page.getByLabel(label(words.login.password)).fill(given);
	await untilStill(page);
	expect(await accessFaults(page)).toEqual([]);
	await page.getByRole("button", { name: words.login.next, exact: true }).click();
	const secret = ((await page.locator("strong").first().textContent()) ?? "").replaceAll(/\s/g, "");
	await page.getByLabel(label(words.login.firstCode)).fill(await generate({ secret }));
	await page.getByLabel(label(words.login.newPassword)).fill(password);
	await page.getByLabel(label(words.login.repeat)).fill(password);
	await page.getByRole("button", { name: words.login.enter, exact: true }).click();
	await page.getByRole("button", { name: words.login.kept, exact: true }).click();
	await page.getByRole("heading", { level: 1 }).waitFor();
	return { secret, password };
}
