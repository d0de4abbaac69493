// The stylesheet of what runs in a frame is made from the folders that it names: a domain whose parts a studio uses, and which it
// does not name, would stand without its styles, in every browser, and no other test would see it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;

/** Whose parts the code below this folder uses by their public face. */
function usedBelow(folder: string): readonly string[] {
	const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
	return files
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
		.flatMap((file) => [...readFileSync(join(root, folder, file), "utf8").matchAll(/from "#(\w+)\/ui"/g)])
		.flatMap(([, domain]) => domain ?? [])
		.filter((domain) => domain !== "platform");
}

const domainsWith = (file: string): readonly string[] =>
	readdirSync(join(root, "domains")).filter((domain) => existsSync(join(root, "domains", domain, file)));

/** A domain's screens are read by their name, or with those of all domains but the ones that are left out. */
function isRead(sources: string, domain: string): boolean {
	const leftOut = /@source not "[^"]*\/\{([\w,]+)\}\/ui\//.exec(sources)?.[1]?.split(",") ?? [];
	const all = /@source "[^"]*domains\/\*\/ui\//.test(sources) && !leftOut.includes(domain);
	return all || sources.includes(`@source "../../domains/${domain}/ui`);
}

test.each([
	["apps/arcade/arcade.css", domainsWith("ui/frame.ts")],
	["apps/verifier/verifier.css", domainsWith("ui/check.ts")],
])("%s names the parts of every domain that is used there", (css, own) => {
	const sources = readFileSync(join(root, css), "utf8");
	const used = new Set([...own, ...own.flatMap((domain) => usedBelow(`domains/${domain}/ui`))]);
	expect([...used].filter((domain) => !isRead(sources, domain))).toEqual([]);
});
