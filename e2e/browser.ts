// The browser of the journeys. Owns launching it; knows no page.
import { type Browser, chromium } from "playwright-core";
import { chromiumProgram } from "../tools/bootstrap/chromium/installed.ts";

/**
 * Without a graphics card; only a game's own picture is drawn by WebGL, in software. The web's own rules (same origin, CSP,
 * mixed content) stay as they are.
 */
const flags = [
	"--no-sandbox",
	"--disable-dev-shm-usage",
	"--autoplay-policy=no-user-gesture-required",
	"--disable-gpu",
	"--enable-unsafe-swiftshader",
];

/** Launches one browser; close it when the test file ends. */
export async function launchBrowser(): Promise<Browser> {
	const { path, env } = chromiumProgram();
	return chromium.launch({ executablePath: path, args: flags, env: { ...ownEnvironment(), ...env } });
}

function ownEnvironment(): Record<string, string> {
	return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
