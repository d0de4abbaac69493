// A file begins with a sentence that says what it owns. Nothing is left for later, nothing is commented out.
import { type Finding, isSource, type Measure, type SourceFile } from "../source.ts";

export const comments: Measure = {
	name: "a file begins with its sentence; nothing left for later, no commented-out code",
	check: (files) =>
		files.filter((file) => file.ast !== undefined).flatMap((file) => [...headerFault(file), ...leftoverFaults(file)]),
};

function headerFault(file: SourceFile): Finding[] {
	if (!isSource(file)) return [];
	const first = file.text.replace(/^#!.*\n/, "").trimStart();
	if (/^(?:\/\/|\/\*\*?) ?\S+(?: \S+){2,}/.test(first)) return [];
	return [{ path: file.path, line: 1, says: "begin with one sentence: what this file owns, what it must not do" }];
}

const later = new RegExp(`\\b(?:${["TO", "DO"].join("")}|${["FIX", "ME"].join("")}|${["X", "XX"].join("")}|HACK)\\b`);
const code =
	/^\s*\/\/ ?(?:(?:const|let|if|for|return|import|export|await|function|type)\b.*[;{(]$|\}[;,)]*$|[\w.]+\(.*\);$)/;

function leftoverFaults(file: SourceFile): Finding[] {
	return file.text.split("\n").flatMap((text, index) => {
		const comment = /(?:^|\s)(?:\/\/|\/\*|\*) .*/.exec(text)?.[0] ?? "";
		if (later.test(comment)) return [{ path: file.path, line: index + 1, says: "do it now, or write an issue" }];
		if (code.test(text))
			return [{ path: file.path, line: index + 1, says: "commented-out code: the history keeps it" }];
		return [];
	});
}
