// "A number between two of the list counts as the lower one": how every list of numbers in the rules is read.
import type { Gives } from "../../rules/sentences.ts";

export function givenFor(awards: Gives, count: number): number {
	let given = 0;
	for (const step of awards) if (step.count <= count) given = step.spins;
	return given;
}
