// The floors of one domain, in turn by the commit: counting branches of all takes several times what a run may take, and
// what falls below its floor is found within a dozen commits, by the night (`npm run nightly`) at the latest.
import { domains } from "../../../architecture.ts";
import { failureLine, type Outcome, type Step } from "../steps/step.ts";
import { readTurn } from "../turn.ts";
import type { Standing } from "./floors.ts";
import { describe, type Measured, measure } from "./measure.ts";

/** Every domain comes, each as often as the others. */
export function domainInTurn(turn: number, names: readonly string[] = Object.keys(domains)): string {
	const name = names[turn % names.length];
	if (name === undefined) throw new Error("there is no domain");
	return name;
}

export function floorsStep(turn: number = readTurn()): Step {
	const domain = domainInTurn(turn);
	return {
		name: `branches that the tests of ${domain} reach`,
		run: async () => floorsOutcome(domain, await measure(domain)),
	};
}

/** A room that stands above a floor of its own says so and fails nothing: `npm run coverage` asks for the new floor. */
export function floorsOutcome(domain: string, { standings, failed }: Measured): Outcome {
	const below = standings.filter(({ verdict }) => verdict === "below its floor");
	const again = `npm run coverage -- ${domain}`;
	const lines = (from: readonly Standing[]) => from.map((line) => failureLine(describe(line), { again }));
	const red = failed === undefined ? [] : [failureLine(`tests of ${domain}, while branches are counted`, { again })];
	return {
		passed: standings.length - below.length,
		failed: below.length + red.length,
		output: failed ?? standings.map(describe).join("\n"),
		failures: [...lines(below), ...red],
	};
}
