// Who may use whom: domains by architecture.ts, rooms by their table, everything through public faces.
import type { DomainRule, Room } from "../../../architecture.ts";
import { type Faces, type Import, importsOf } from "../imports.ts";
import { isTestCode, type Measure, type Place, placeOf } from "../source.ts";

export type Architecture = {
	readonly domains: Readonly<Record<string, DomainRule>>;
	readonly rooms: Readonly<
		Record<
			Room,
			{ readonly own: readonly string[]; readonly platform: readonly string[]; readonly lower: readonly string[] }
		>
	>;
};

export const boundaries = (architecture: Architecture, faces: Faces): Measure => ({
	name: "everyone uses only whom architecture.ts names, through public faces",
	check: (files) => [
		...levelFaults(architecture),
		...files.flatMap((file) =>
			importsOf(file, faces).flatMap((found) => {
				const says = faultOf(found, architecture);
				return says === undefined ? [] : [{ path: found.from, line: found.line, says }];
			}),
		),
	],
});

function levelFaults(architecture: Architecture) {
	return Object.entries(architecture.domains).flatMap(([name, rule]) =>
		rule.uses
			.filter((used) => (architecture.domains[used]?.level ?? Number.POSITIVE_INFINITY) >= rule.level)
			.map((used) => ({
				path: "architecture.ts",
				line: 1,
				says: `${name} names ${used}, which is not on a lower level`,
			})),
	);
}

function faultOf(found: Import, architecture: Architecture): string | undefined {
	const { target } = found;
	if (target === undefined) return packageFault(found);
	const from = placeOf(found.from);
	const to = placeOf(target);
	if (isProof(to) && !mayLoadProof(from)) return "proof/ is loaded by tools alone";
	if (from.kind === "domain") return domainFault(found, { architecture, target });
	if (from.kind === "platform")
		return to.kind === "platform" ? undefined : `the platform knows nothing outside itself: ${target}`;
	if (to.kind === "domain" && !found.specifier.startsWith("#") && from.folder === "apps") {
		return `reach ${target} through a public face`;
	}
	return undefined;
}

const isProof = (place: Place): boolean => place.kind === "domain" && place.room === "proof";

/** Whoever measures, simulates or walks may, and the room itself. */
const mayLoadProof = (from: Place): boolean =>
	isProof(from) || (from.kind === "other" && ["bench", "e2e", "tools"].includes(from.folder));

function domainFault(found: Import, context: { architecture: Architecture; target: string }): string | undefined {
	const from = placeOf(found.from);
	const to = placeOf(context.target);
	if (from.kind !== "domain") return undefined;
	const rule = context.architecture.rooms[roomName(from.room) ?? "server"];
	if (roomName(from.room) === undefined || rule === undefined) return undefined;
	if (to.kind === "platform") return platformFault(found, rule.platform);
	if (to.kind === "other")
		return isTestCode(found.from) || isProof(from) ? undefined : `a domain uses nothing of ${to.folder}/`;
	if (to.domain === from.domain) return ownFault(found, { allowed: rule.own, room: to.room });
	if (!found.specifier.startsWith("#")) return `reach ${to.domain} through a public face`;
	if (!isProof(from) && !mayName(found, { architecture: context.architecture, from: from.domain, to: to.domain }))
		return `${from.domain} does not name ${to.domain} in architecture.ts`;
	const face = found.specifier.split("/")[1] ?? "";
	if ((face === "module" || face === "testing") && isTestCode(found.from)) return undefined;
	return rule.lower.includes(face) ? undefined : `${from.room}/ may not use the face ${face} of a lower domain`;
}

/** A test may wire every domain that stands lower: those below its domain need what stands below them. */
function mayName(found: Import, pair: { architecture: Architecture; from: string; to: string }): boolean {
	const { domains } = pair.architecture;
	const [from, to] = [domains[pair.from], domains[pair.to]];
	if (from === undefined || to === undefined) return false;
	return from.uses.some((name) => name === pair.to) || (isTestCode(found.from) && to.level < from.level);
}

function platformFault(found: Import, allowed: readonly string[]): string | undefined {
	if (!found.specifier.startsWith("#platform/")) return `reach the platform through a public face: ${found.specifier}`;
	const part = found.specifier.slice("#platform/".length);
	if (part.endsWith("/testing") && !isTestCode(found.from) && !isProof(placeOf(found.from)))
		return `only tests use ${found.specifier}`;
	return allowed.includes(part) ? undefined : `this room may not use ${found.specifier}`;
}

function ownFault(found: Import, context: { allowed: readonly string[]; room: string }): string | undefined {
	if (found.specifier.startsWith("#") && !isTestCode(found.from) && !isProof(placeOf(found.from)))
		return "inside its own domain a file uses relative paths";
	if (isTestCode(found.from) || context.allowed.includes(context.room)) return undefined;
	return `this room may not use ${context.room}/ of its own domain`;
}

const roomNames: readonly Room[] = ["core", "contract", "server", "ui", "console", "proof"];
const roomName = (text: string): Room | undefined => roomNames.find((name) => name === text);

function packageFault(found: Import): string | undefined {
	const place = placeOf(found.from);
	if (found.specifier.startsWith("#")) return `no such face: ${found.specifier}`;
	if (found.specifier === "zod")
		return 'import zod as "zod/mini": the whole of it weighs four times as much in a browser';
	if (place.kind !== "domain" || isTestCode(found.from)) return undefined;
	if (place.room === "core") return `core/ is pure and uses no package: ${found.specifier}`;
	if (place.room === "contract" && found.specifier !== "zod/mini")
		return `contract/ uses no package but zod/mini: ${found.specifier}`;
	if ((place.room === "ui" || place.room === "console") && found.specifier.startsWith("node:"))
		return `${place.room}/ runs in a browser: ${found.specifier}`;
	if (place.room === "server" && /^(pg|react)/.test(found.specifier)) return `server/ may not use ${found.specifier}`;
	return undefined;
}
