import { expect, test } from "vitest";
import { contactLinks } from "./contact-links.ts";

test.each([
	[[], { social: [], mail: undefined }],
	[
		[
			{ type: 1, path: "https://www.example.org/tessera" },
			{ type: 1, path: "https://t.example/tessera" },
			{ type: 2, path: "help@example.org" },
			{ type: 3, path: "abcdefgh" },
		],
		{
			social: [
				{ address: "https://www.example.org/tessera", name: "example.org" },
				{ address: "https://t.example/tessera", name: "t.example" },
			],
			mail: "mailto:help@example.org",
		},
	],
	[[{ type: 2, path: "mailto:help@example.org" }], { social: [], mail: "mailto:help@example.org" }],
	[
		[
			{ type: 1, path: "javascript:alert(1)" },
			{ type: 1, path: "not an address" },
			{ type: 2, path: "nobody" },
		],
		{ social: [], mail: undefined },
	],
])("%j", (links, expected) => {
	expect(contactLinks(links)).toEqual(expected);
});
