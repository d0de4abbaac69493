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

const studios = readdirSync(join(root, "domains")).filter((domain) =>
	existsSync(join(root, "domains", domain, "ui/frame.ts")),
);

test.each([
	["apps/arcade/arcade.css", studios],
	["apps/verifier/verifier.css", ["originals"]],
])("%s names the parts of every domain that is used there", (css, own) => {
	const sources = readFileSync(join(root, css), "utf8");
	const used = new Set([...own, ...own.flatMap((domain) => usedBelow(`domains/${domain}/ui`))]);
	expect([...used].filter((domain) => !sources.includes(`@source "../../domains/${domain}/ui`))).toEqual([]);
});
