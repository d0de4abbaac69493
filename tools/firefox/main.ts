// `npm run firefox`: a first evening in Firefox on a site of its own. Says each step, keeps a picture of it in
// .cache/firefox, and fails on the first step that does not end, or on any error that the browser told.
import { rmSync } from "node:fs";
import { startSite } from "../bootstrap/testing/started-server.ts";
import { type Undo, undoAll } from "../bootstrap/testing/undo.ts";
import { type Firefox, findFirefox, launchFirefox } from "./browser.ts";
import { keepPicture, watchFaults } from "./page.ts";
import { walk } from "./walk.ts";

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};

async function run(): Promise<number> {
	const firefox = findFirefox();
	if (firefox === undefined) {
		say("There is no Firefox here: install Debian's firefox-esr, or name one by FIREFOX_PATH.");
		return 1;
	}
	say(`The browser is ${firefox.name} (${firefox.path}).`);
	const undo: Undo[] = [];
	try {
		const { url } = await startSite(undo);
		return await walkThrough(firefox, url);
	} finally {
		await undoAll(undo);
	}
}

async function walkThrough(firefox: Firefox, url: string): Promise<number> {
	rmSync(".cache/firefox", { recursive: true, force: true });
	const browser = await launchFirefox(firefox);
	try {
		const page = await browser.newPage();
		const faults = watchFaults(page);
		for (const [index, { name, does }] of walk.entries()) {
			const picture = (): Promise<string> => keepPicture(page, `${String(index + 1).padStart(2, "0")} ${name}`);
			try {
				await does({ page, url });
			} catch (error) {
				say(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)} (${await picture()})`);
				for (const fault of faults) say(`     ${fault}`);
				return 1;
			}
			say(`ok   ${name} (${await picture()})`);
		}
		for (const fault of faults) say(`FAIL ${fault}`);
		return faults.length === 0 ? 0 : 1;
	} finally {
		await browser.close();
	}
}

process.exitCode = await run();
