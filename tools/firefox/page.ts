// What the walk does on a page: finds controls by what they are called, keeps pictures, and notes every fault.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ElementHandle, Frame, Page } from "puppeteer-core";

export type Place = Page | Frame;
export type Control = {
	readonly role: string;
	readonly name: string;
	/** A selector of what it stands in, where the page around has one of this name as well. */
	readonly within?: string;
};

const patience = 30_000;

/** Between two looks: each asks Firefox what everything on the page is called, and without a rest the page does nothing else. */
const restMilliseconds = 300;

async function found(place: Place, { role, name, within = "" }: Control): Promise<ElementHandle> {
	const selector = `${within} ::-p-aria([name="${name.replaceAll('"', '\\"')}"][role="${role}"])`;
	for (const end = Date.now() + patience; Date.now() < end; await sleep(restMilliseconds)) {
		const handle = await place.$(selector);
		if (handle !== null) return handle;
	}
	throw new Error(`there is no ${role} called ${name}`);
}

/** Waits until it is seen, stands still and may be pressed; then presses it as a hand does. */
export const press = async (place: Place, control: Control): Promise<void> =>
	(await found(place, control)).asLocator().setTimeout(patience).click();

export const seen = async (place: Place, control: Control): Promise<void> =>
	void (await (await found(place, control)).asLocator().setTimeout(patience).wait());

/**
 * Does what leads to another page, and waits for that page. What stands there is looked for only then.
 */
export async function leads(page: Page, act: () => Promise<void>): Promise<void> {
	await Promise.all([page.waitForNavigation({ timeout: patience }), act()]);
}

/** Until nothing is on its way any more: a press meanwhile might hit what moves. */
export async function visit(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: ["load", "networkidle2"], timeout: patience });
	await page.evaluate(async () => void (await document.fonts.ready));
}

/** Types into the field of this name, or sets what it is to hold where it is a date. */
export const fill = async (place: Place, name: string, text: string): Promise<void> => {
	const handle = await fieldNamed(place, name);
	await handle.asLocator().setTimeout(patience).fill(text);
};

/** A field by its label, with or without the star of what must be filled. */
async function fieldNamed(place: Place, name: string): Promise<ElementHandle<HTMLInputElement>> {
	const handle = await place.waitForFunction(
		(wanted) =>
			[...document.querySelectorAll("label")].find(
				(label) => label.textContent.replace(/\s*\*?\s*$/, "").trim() === wanted,
			)?.control,
		{ timeout: patience },
		name,
	);
	const field = handle.asElement();
	if (field === null) throw new Error(`no field is called ${name}`);
	return field.toElement("input");
}

/** Waits until the text stands somewhere on the page. */
export async function text(place: Place, wanted: string): Promise<void> {
	await place.waitForFunction((words) => document.body?.textContent.includes(words), { timeout: patience }, wanted);
}

/** Errors of the console, of the page and of the network, a line each. */
export function watchFaults(page: Page): readonly string[] {
	const faults: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") faults.push(`console: ${message.text()}`);
	});
	page.on("pageerror", (error) => faults.push(`page: ${error instanceof Error ? error.message : String(error)}`));
	page.on("response", (response) => {
		if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
	});
	return faults;
}

const folder = join(".cache", "firefox");

/** Answers where the picture lies. */
export async function keepPicture(page: Page, name: string): Promise<string> {
	mkdirSync(folder, { recursive: true });
	const path = `${folder}/${name.replaceAll(/\W+/g, "-")}.png` as const;
	await page.screenshot({ path });
	return path;
}
