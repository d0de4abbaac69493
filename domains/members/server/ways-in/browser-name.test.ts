import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

test.each([
	["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox", "Linux"],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
		"Microsoft Edge",
		"Windows",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
		"Safari",
		"iOS",
	],
	[
		"Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
		"Samsung Internet for Android",
		"Android",
	],
	["", "", ""],
	["<script>", "", ""],
	["x".repeat(300), "", ""],
])("%s", (userAgent, browser, system) => expect(browserName(userAgent)).toEqual({ browser, system }));
