import { expect, test } from "vitest";
import { moved } from "./after-first-paint.ts";

const page = `<html><head>
		<script src="/boot.js"></script>
		<script type="module" crossorigin src="/assets/index.js"></script>
		<link rel="modulepreload" crossorigin href="/assets/a.js">
		<link rel="modulepreload" crossorigin href="/assets/b.js">
		<link rel="stylesheet" href="/assets/index.css">
	</head><body></body></html>`;

test("the scripts' names stay in the head, the scripts do not", () => {
	const html = moved(page);
	expect(html).not.toContain('type="module"');
	expect(html).not.toContain("modulepreload");
	expect(html).toContain('<meta name="entry" content="/assets/index.js" />');
	expect(html).toContain('<meta name="parts" content="/assets/a.js /assets/b.js" />');
});

test("what must come before the first paint stays where it is", () => {
	const html = moved(page);
	expect(html).toContain('<script src="/boot.js"></script>');
	expect(html).toContain('<link rel="stylesheet" href="/assets/index.css">');
});

test("a page without a module is left alone", () => {
	expect(moved("<html><head></head></html>")).toBe("<html><head></head></html>");
});
