// One act of an operator: the brand it is for, what is said and asked before it is done, how it went.
import { err, ok, type Result } from "#platform/kernel";
import type { Terminal } from "./carry-out.ts";

/** `carryOut` answers why it failed after all. */
export type Ready = { readonly words: string; readonly carryOut: () => Promise<string | undefined> };

export function refused({ say }: Terminal, sentence: string): number {
	say(sentence);
	return 1;
}

/** The brand that is named among those that stand; the only one when none is named. */
export function brandOf(named: string | undefined, brands: readonly string[]): Result<string, string> {
	const found = named === undefined ? brands : brands.filter((brand) => brand === named);
	const [only, ...others] = found;
	if (only !== undefined && others.length === 0) return ok(only);
	return err(
		brands.length === 0
			? "There is no brand yet: npm start writes the first."
			: `Name the brand with --merchant: ${brands.join(", ")}.`,
	);
}

/** Says what will be, asks for the brand's code, does it. Resolves with the exit code. */
export async function settle(
	ready: Result<Ready, string>,
	terminal: Terminal & { readonly merchant: string; readonly sure: boolean },
): Promise<number> {
	const { say, ask, merchant, sure } = terminal;
	if (!ready.ok) return refused(terminal, ready.error);
	say(`To be done: ${ready.value.words}.`);
	if (!sure && (await ask(`Type ${merchant} to do it: `))?.trim() !== merchant) {
		return refused(terminal, "Nothing was changed.");
	}
	const failed = await ready.value.carryOut();
	say(failed ?? "Done.");
	return failed === undefined ? 0 : 1;
}
