// `npm run nightly`: what `npm test` sees in turns, all of it: every stop of the tour in eight looks, every slot game, every
// hostile value over the wire, every changed table, the random histories of ten seeds, and the branches of every domain.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { domains } from "../../../architecture.ts";
import { chromiumLine } from "../chromium/installed.ts";
import { floorsStep } from "../floors/step.ts";
import { buildStale } from "../steps/build.ts";
import { runSteps, type Step, saySum } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest.ts";
import { readTurn } from "../turn.ts";

/** Journeys that see their part in turns; the others are the same every day. */
const journeys = ["e2e/tour/", "e2e/hostile/every-call", "slots.e2e"];
const seeds = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The tests below these folders whose text holds one of these words. */
const testsWith = (words: RegExp): readonly string[] =>
	["domains", "platform"]
		.flatMap((top) => readdirSync(top, { recursive: true, encoding: "utf8" }).map((name) => join(top, name)))
		.filter((path) => /(?<!\.ui)\.test\.ts$/.test(path) && words.test(readFileSync(path, "utf8")));

/** Runs them in an environment of their own. */
async function runWith(env: Readonly<Record<string, string>>, step: Step) {
	Object.assign(process.env, env);
	return runSteps([step], 1);
}

export async function run(): Promise<number> {
	await buildStale(say);
	say(`     ${chromiumLine()}`);
	const first = readTurn();
	const whole = { WHOLE: "1" };
	const tallies = [
		await runWith(whole, vitestStep("all looks, games and hostile values", { projects: ["e2e"], paths: journeys })),
		await runWith(whole, vitestStep("all changed tables", { projects: ["pure"], paths: testsWith(/\bisWhole\b/) })),
	];
	const random = testsWith(/\bfc\.assert\(/);
	for (let seed = 1; seed <= seeds; seed++) {
		const TURN = ((first + seed) % 2 ** 32).toString(16);
		const step = vitestStep(`random cases and histories of TURN=${TURN}`, { projects: ["pure", "db"], paths: random });
		tallies.push(await runWith({ TURN, WHOLE: "" }, step));
	}
	tallies.push(
		await runSteps(
			Object.keys(domains).map((_, place) => floorsStep(place)),
			1,
		),
	);
	return saySum(tallies);
}
