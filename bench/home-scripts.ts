// The scripts that a real browser asks for when it opens the home page for the first time, until the network is silent.
import { gzipSync } from "node:zlib";
import { launchBrowser } from "../e2e/browser.ts";
import type { Served } from "./served.ts";

export type Script = { readonly path: string; readonly gzipBytes: number; readonly sentBytes: number };

const phone = { width: 412, height: 823 };

export async function homeScripts({ port }: Served): Promise<readonly Script[]> {
	const browser = await launchBrowser();
	try {
		const page = await browser.newPage({ viewport: phone });
		const scripts: Promise<Script>[] = [];
		page.on("response", (response) => {
			if (response.request().resourceType() !== "script") return;
			scripts.push(
				Promise.all([response.body(), response.request().sizes()]).then(([body, { responseBodySize }]) => ({
					path: new URL(response.url()).pathname,
					gzipBytes: gzipSync(body).length,
					sentBytes: responseBodySize,
				})),
			);
		});
		await page.goto(`http://127.0.0.1:${port}/index`, { waitUntil: "networkidle" });
		return await Promise.all(scripts);
	} finally {
		await browser.close();
	}
}
