// Draws the country flags of the site, one PNG a country of ISO 3166-1, from a folder of flag-icons (flags/4x3):
//   npm pack flag-icons@7.5.0 && tar xzf flag-icons-7.5.0.tgz && npx tsx tools/art/flags.ts package/flags/4x3
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";

const target = new URL("../../apps/site/public/COUNTRY_FLAG/", import.meta.url);
/** Twice the size it is shown at, for sharp screens. */
const [width, height] = [64, 48];

const [source = ""] = process.argv.slice(2);
mkdirSync(target, { recursive: true });
for (const file of readdirSync(source)) {
	const code = /^([a-z]{2})\.svg$/.exec(file)?.[1]?.toUpperCase();
	if (code === undefined) continue;
	const svg = readFileSync(join(source, file), "utf8").replace("<svg ", `<svg width="${width}" height="${height}" `);
	const canvas = createCanvas(width, height);
	canvas.getContext("2d").drawImage(await loadImage(Buffer.from(svg)), 0, 0, width, height);
	writeFileSync(new URL(`${code}.png`, target), await canvas.encode("png"));
}
