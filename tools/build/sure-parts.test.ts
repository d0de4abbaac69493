import { expect, test } from "vitest";
import { bringing, filesOfPart } from "./sure-parts.ts";

test("the bundler's preloading becomes the house's own", () => {
	expect(bringing("/house/bring-part.ts")).toBe('export { bringPart as __vitePreload } from "/house/bring-part.ts";');
});

test.each([
	[[], ["assets/a.js"]],
	[["assets/vendor.js"], ["assets/a.js", "assets/vendor.js"]],
	[
		["assets/a.js", "assets/vendor.js", "assets/a.css"],
		["assets/a.js", "assets/vendor.js", "assets/a.css"],
	],
])("a part with %j needs its own file too, once", (needed, files) => {
	expect(filesOfPart("assets/a.js", needed)).toEqual(files);
});
