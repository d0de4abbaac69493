// Names: kebab-case paths, no rooms for leftovers, only the rooms of a domain in it.
import { rooms } from "../../../architecture.ts";
import { type Finding, type Measure, placeOf, type SourceFile } from "../source.ts";

export const names: Measure = {
	name: "kebab-case paths, no folder or file for leftovers, only the rooms of a domain",
	check: (files) => files.flatMap(findingOf),
};

const leftovers = /^(?:utils?|helpers?|common|misc|shared|lib|manager|types|functions)$/;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const roomNames: ReadonlySet<string> = new Set([...Object.keys(rooms), "README.md"]);

function findingOf(file: SourceFile): Finding[] {
	const says = faultOf(file);
	return says === undefined ? [] : [{ path: file.path, line: 1, says }];
}

function faultOf(file: SourceFile): string | undefined {
	const parts = file.path.split("/");
	const place = placeOf(file.path);
	if (place.kind === "domain" && place.room !== "" && !roomNames.has(place.room))
		return `a domain has no room ${place.room}: architecture.ts lists them`;
	const leftover = parts.map((part) => part.replace(/\..*$/, "")).find((part) => leftovers.test(part));
	if (leftover !== undefined) return `"${leftover}" says nothing of what is inside: name it for what it owns`;
	const odd = file.ast === undefined ? undefined : parts.find((part) => !kebab.test(part.replace(/^\.+/, "")));
	return odd === undefined ? undefined : `${odd} is not kebab-case`;
}
