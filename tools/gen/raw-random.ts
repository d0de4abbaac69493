// Collects what the generator of the games gives, for a laboratory: its words as they come, or draws scaled to a range.
// The numbers are those of `secureChance`, the one source that every game draws from; nothing of them is ever played.
// Usage: npm run gen -- raw-random --bytes 1e8 --out words.bin
//        npm run gen -- raw-random --draws 1e7 --below 52 --out draws.txt
import { closeSync, openSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Chance } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";

const wordBytes = 4;
const chunkBytes = 1 << 20;

type Write = (chunk: Uint8Array) => void;

/** How often each value came; what a chi-square is computed from. */
export type Counts = Float64Array;

/** Raw words of the generator, little-endian as it reads them; answers how often each byte came. */
export function collectWords(bytes: number, { chance, write }: { chance: Chance; write: Write }): Counts {
	const counts = new Float64Array(256);
	for (let left = bytes; left > 0; left -= chunkBytes) {
		const chunk = Buffer.alloc(Math.min(left, chunkBytes));
		for (let at = 0; at < chunk.length; at += wordBytes) chunk.writeUInt32LE(chance.below(2 ** 32), at);
		for (const byte of chunk) counts[byte] = (counts[byte] ?? 0) + 1;
		write(chunk);
	}
	return counts;
}

/** Draws as a game makes them, one a line; answers how often each value came. */
export function collectDraws(of: { draws: number; below: number }, to: { chance: Chance; write: Write }): Counts {
	const counts = new Float64Array(of.below);
	let lines = "";
	for (let draw = 1; draw <= of.draws; draw++) {
		const value = to.chance.below(of.below);
		counts[value] = (counts[value] ?? 0) + 1;
		lines += `${value}\n`;
		if (lines.length < chunkBytes && draw < of.draws) continue;
		to.write(Buffer.from(lines, "ascii"));
		lines = "";
	}
	return counts;
}

/** Pearson's statistic against equal frequencies, its degrees of freedom, and how many deviations it is from its mean. */
export function evenness(counts: Counts): { chiSquare: number; freedom: number; deviations: number } {
	const wanted = counts.reduce((sum, count) => sum + count, 0) / counts.length;
	const chiSquare = counts.reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, 0);
	const freedom = counts.length - 1;
	// Wilson and Hilferty: the cube root of a chi-square is nearly normal.
	const part = 2 / (9 * freedom);
	return { chiSquare, freedom, deviations: (Math.cbrt(chiSquare / freedom) - (1 - part)) / Math.sqrt(part) };
}

/** A whole number as people type it, such as 1e8; undefined when it is none. */
export function wholeNumber(text: string | undefined): number | undefined {
	const value = Number(text);
	return text !== undefined && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

const usage =
	"usage: npm run gen -- raw-random --out <file> (--bytes <a multiple of 4> | --draws <number> --below <range of 2 or more>)";

function main(args: string[]): number {
	const { values } = parseArgs({
		args,
		options: {
			bytes: { type: "string" },
			draws: { type: "string" },
			below: { type: "string" },
			out: { type: "string" },
		},
	});
	const [bytes, draws, below] = [values.bytes, values.draws, values.below].map(wholeNumber);
	const scaled = draws !== undefined && below !== undefined && below > 1 && below <= 1 << 24;
	if (values.out === undefined || !(scaled || (bytes !== undefined && bytes % wordBytes === 0))) {
		process.stderr.write(`${usage}\n`);
		return 1;
	}
	const file = openSync(values.out, "w");
	const to = { chance: secureChance(), write: (chunk: Uint8Array) => void writeSync(file, chunk) };
	const counts = scaled ? collectDraws({ draws, below }, to) : collectWords(bytes ?? 0, to);
	closeSync(file);
	const { chiSquare, freedom, deviations } = evenness(counts);
	process.stdout.write(
		`${values.out}: chi-square ${chiSquare.toFixed(2)} on ${freedom} degrees of freedom, ${deviations.toFixed(2)} deviations from its mean\n`,
	);
	return 0;
}

if (process.argv[1]?.endsWith("raw-random.ts")) process.exitCode = main(process.argv.slice(2));
