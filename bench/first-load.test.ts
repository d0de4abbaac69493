import { expect, test } from "vitest";
import { scriptsOf } from "./first-load.ts";

const manifest = {
	"index.html": { file: "assets/index.js", imports: ["_a.js"] },
	"home.tsx": { file: "assets/home.js", imports: ["_a.js", "_b.js", "index.html"] },
	"_a.js": { file: "assets/a.js", imports: ["_b.js"] },
	"_b.js": { file: "assets/b.js" },
	"later.tsx": { file: "assets/later.js" },
	"style.css": { file: "assets/style.css" },
};

test("every script that is needed, each once, and nothing that comes later", () => {
	expect(scriptsOf(manifest, ["index.html", "home.tsx", "style.css"]).sort()).toEqual([
		"assets/a.js",
		"assets/b.js",
		"assets/home.js",
		"assets/index.js",
	]);
});

test("an entry that the build does not have adds nothing", () => {
	expect(scriptsOf(manifest, ["gone.tsx"])).toEqual([]);
});
