// What a domain brings to the console: `domains/<domain>/console/desk.ts` exports one, and the console finds it by folder. What it
// says stands in its own messages: its screens under `screens`, codes of its acts and permissions under `codes`, a group that is
// new under `groups`.
import type { IconName, LazyPart, MessageSource } from "#platform/ui";

export type DeskScreen = {
	/** Its name stands in the desk's messages under `screens`; a queue of what waits is called like its screen. */
	readonly key: string;
	/** Below /console/; empty for the first. */
	readonly path: string;
	/** Who is shown it; "own" for everybody at the desk. The server asks at every call anew. */
	readonly permission: string;
	/** Where another than the desk's own. */
	readonly group?: string;
	/** Its place in the group: the least stands first. */
	readonly place: number;
	readonly icon: IconName;
	readonly page: LazyPart<Record<never, never>>;
};

export type Desk = {
	readonly domain: string;
	/** In which part of the menu its screens stand. */
	readonly group: string;
	/** All that may be allowed of it. */
	readonly permissions: readonly string[];
	readonly screens: readonly DeskScreen[];
	readonly messages: MessageSource;
	/** What the trail may hold of it, by where it is written down: its sources are named under `codes.sources`. */
	readonly acts: Readonly<Record<string, readonly string[]>>;
};

/** What a desk's messages are called: apart from those of the domain's pages on the site. */
export const deskDomain = (domain: string): string => `desk.${domain}`;

/** A screen of one of the desks, with where it stands and whose words name it. */
export type Screen = Required<DeskScreen> & { readonly messages: string };

/** The parts of the menu in their order; a new one comes last. */
const groups = ["desk", "money", "games", "members", "agents", "rewards", "brand", "house"] as const;
export type KnownGroup = (typeof groups)[number];
export const knownGroup = (group: string): KnownGroup | undefined => groups.find((one) => one === group);

const ranks: ReadonlyMap<string, number> = new Map(groups.map((group, rank) => [group, rank]));
const rankOf = (group: string): number => ranks.get(group) ?? groups.length;

/** The screens of all desks, as the menu has them. */
export function screensOf(desks: readonly Desk[]): readonly Screen[] {
	return desks
		.flatMap(({ group, messages, screens }) =>
			screens.map((screen) => ({ group, ...screen, messages: messages.domain })),
		)
		.toSorted(
			(left, right) =>
				rankOf(left.group) - rankOf(right.group) ||
				left.group.localeCompare(right.group) ||
				left.place - right.place ||
				left.key.localeCompare(right.key),
		);
}

/** The address the console stands at. */
export const consolePath = "/console/";

export const addressOf = ({ path }: Pick<DeskScreen, "path">): string => `${consolePath}${path}`;

/** The screen of an address; undefined where there is none. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
	const below = pathname.replace(/^\/console\/?/, "").replace(/\/$/, "");
	return screens.find(({ path }) => path === below);
}

/** What two desks cannot both have, and what none may leave out: nothing of it where all is well. */
export function deskFaults(desks: readonly Desk[]): readonly string[] {
	const twice = (what: string, values: readonly string[]): readonly string[] =>
		values.filter((value, at) => values.indexOf(value) !== at).map((value) => `${what} ${value} stands twice`);
	const screens = desks.flatMap((desk) => desk.screens);
	const permissions = desks.flatMap((desk) => desk.permissions);
	return [
		...twice(
			"desk",
			desks.map(({ domain }) => domain),
		),
		...twice(
			"screen",
			screens.map(({ key }) => key),
		),
		...twice(
			"path",
			screens.map(({ path }) => path),
		),
		...twice("permission", permissions),
		...twice(
			"source of acts",
			desks.flatMap(({ acts }) => Object.keys(acts)),
		),
		...screens
			.filter(({ permission }) => permission !== "own" && !permissions.includes(permission))
			.map(({ key, permission }) => `screen ${key} asks for ${permission}, which no desk names`),
	];
}
