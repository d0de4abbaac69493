// Reads what was typed after a verb: words in their order, options that have a value, and `--yes`.
import { err, ok, type Result } from "#platform/kernel";

export type Typed = {
	readonly words: readonly string[];
	readonly options: ReadonlyMap<string, string>;
	/** Without being asked. */
	readonly sure: boolean;
};

/** `valued`: the options that have a value, as they are typed. The error is one line for the terminal, or the usage. */
export function readOptions(
	args: readonly string[],
	{ valued, usage }: { readonly valued: readonly string[]; readonly usage: string },
): Result<Typed, string> {
	const words: string[] = [];
	const options = new Map<string, string>();
	let sure = false;
	for (let index = 0; index < args.length; index++) {
		const word = args[index] ?? "";
		if (word === "--yes") sure = true;
		else if (valued.includes(word)) {
			index += 1;
			const value = args[index]?.trim() ?? "";
			if (value === "") return err(`${word} needs a value.`);
			options.set(word, value);
		} else if (word.startsWith("--")) return err(`${word} is no option.\n${usage}`);
		else words.push(word);
	}
	return ok({ words, options, sure });
}
