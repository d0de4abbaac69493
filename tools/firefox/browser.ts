// The Firefox of this machine, spoken to over WebDriver BiDi. Finds and launches it; knows no page.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer-core";

export type Firefox = { readonly path: string; readonly name: string };

const wellKnown = ["/usr/bin/firefox-esr", "/usr/bin/firefox"] as const;
const patienceMs = 20_000;

/** The one of FIREFOX_PATH, or Debian's. Undefined where there is none that says its version. */
export function findFirefox(named: string | undefined = process.env.FIREFOX_PATH): Firefox | undefined {
	const places = named === undefined || named === "" ? wellKnown : [named];
	return places.flatMap((path) => installed(path) ?? [])[0];
}

function installed(path: string): Firefox | undefined {
	if (!existsSync(path)) return undefined;
	const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: patienceMs });
	const version = /\bFirefox (\d[\w.]*)/.exec(stdout ?? "")?.[1];
	return version === undefined ? undefined : { path, name: `Firefox ${version}` };
}

export const desk = { width: 1280, height: 800 } as const;

export function launchFirefox({ path }: Firefox): Promise<Browser> {
	return puppeteer.launch({
		browser: "firefox",
		executablePath: path,
		headless: true,
		defaultViewport: desk,
		// Sound begins without a hand on the page, as in the journeys' Chromium.
		extraPrefsFirefox: { "media.autoplay.default": 0, "intl.accept_languages": "en" },
	});
}
