import { expect, test } from "vitest";
import { firstLoadBudgetBytes, scriptsOf, tooLargeLine } from "./first-load.ts";

const manifest = {
	"index.html": { file: "assets/index.js", imports: ["_a.js"] },
	"_home-5.js": { file: "assets/home-5.js", name: "home", imports: ["_a.js", "_b.js", "index.html"] },
	"_a.js": { file: "assets/a.js", imports: ["_b.js"] },
	"_b.js": { file: "assets/b.js" },
	"later.tsx": { file: "assets/later.js" },
	"style.css": { file: "assets/style.css" },
};

test("every script that is needed, each once, and nothing that comes later", () => {
	expect(scriptsOf(manifest, ["index.html", "home", "style.css"]).sort()).toEqual([
		"assets/a.js",
		"assets/b.js",
		"assets/home-5.js",
		"assets/index.js",
	]);
});

test("a part that the build does not have is no part of a figure", () => {
	expect(() => scriptsOf(manifest, ["gone.tsx"])).toThrow('"gone.tsx"');
});

test("a byte too many is told, and what to do", () => {
	expect(tooLargeLine(firstLoadBudgetBytes)).toBeUndefined();
	expect(tooLargeLine(firstLoadBudgetBytes + 1)).toContain("153601 bytes");
});
