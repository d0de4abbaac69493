// A code of the house in the words of whoever reads, and the code itself below it: it is what files, the wire and a regulator
// have. In a language whose words are the code it stands once. Each desk has the words of its own codes.
import { type CodeGroup, wordsOfCode } from "#platform/desk/core";
import { useSentenceFinder } from "#platform/ui";
import { useDesks } from "./desk-place.tsx";

/** The words of a code; the code itself where it has none. */
export function useCodeWords(): (group: CodeGroup, code: string) => string {
	const find = useSentenceFinder(useDesks().map(({ messages }) => messages.domain));
	return (group, code) => wordsOfCode(find, group, code);
}

export type CodedProps = { readonly group: CodeGroup; readonly code: string };

export function Coded({ group, code }: CodedProps) {
	return <WordsAndCode words={useCodeWords()(group, code)} code={code} />;
}

/** What a person calls it, and what files and the wire do. */
export function WordsAndCode({ words, code }: { readonly words: string; readonly code: string }) {
	if (words.toLowerCase() === code.toLowerCase()) return words;
	return (
		<span className="inline-flex max-w-full flex-col">
			<span>{words}</span>
			<span className="text-13 font-regular break-words text-text-3">{code}</span>
		</span>
	);
}
