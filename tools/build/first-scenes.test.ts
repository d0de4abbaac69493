import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withScene } from "./first-scenes.ts";

const page = readFileSync(new URL("../../apps/site/index.html", import.meta.url), "utf8");

test("the scene stands in the page's own place for it, with its narrow picture", () => {
	const html = withScene(page, { shape: "head", wide: "river", narrow: "river-tall" });
	expect(html).toContain(
		'<picture class="first-scene first-head"><source media="(max-width: 39.99rem)" srcset="/art/scenes/river-tall.webp" /><img src="/art/scenes/river.webp" alt="" fetchpriority="high" /></picture>',
	);
});

test("a scene without a narrow picture has one for every window", () => {
	const html = withScene(page, { shape: "stage", wide: "river" });
	expect(html).toContain('<picture class="first-scene first-stage"><img src="/art/scenes/river.webp"');
	expect(html).not.toContain("<source");
});

test("the page without a scene asks for none", () => {
	expect(page).not.toContain("/art/scenes/");
});

test("a page without a place is refused", () => {
	expect(() => withScene("<html></html>", { shape: "head", wide: "river" })).toThrow("no place");
});
