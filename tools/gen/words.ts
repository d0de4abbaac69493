// The text of the journeys' index of sentences, from the message files that there are. Pure: it is told their paths.

export type WordRoom = "ui" | "console";

/** A room with messages in English and Korean. */
export type WordPlace = { readonly domain: string; readonly room: WordRoom };

const languages = ["en", "ko"] as const;

/** Each language by room and domain, and those of the platform. */
export function wordsOf(places: readonly WordPlace[]): string {
	const sorted = [...places].sort((left, right) => (pathOf(left, "en") < pathOf(right, "en") ? -1 : 1));
	const names = (place: WordPlace, language: string) => `${language}${upper(place.domain)}${upper(place.room)}`;
	return [
		"// Generated from the folders by `npm run gen`: the sentences of every domain. Not edited by hand.",
		...languages.flatMap((language) => [
			...sorted.map((place) => importOf(names(place, language), `../${pathOf(place, language)}`)),
			importOf(`${language}Desk`, `../platform/desk/ui/messages/${language}.json`),
			importOf(`${language}Platform`, `../platform/ui/messages/${language}.json`),
		]),
		...languages.flatMap((language) => [
			"",
			`export const ${language}Words = {`,
			...(["ui", "console"] as const).flatMap((room) => [
				`\t${room}: {`,
				...sorted
					.filter((place) => place.room === room)
					.map((place) => `\t\t${place.domain}: ${names(place, language)},`),
				"\t},",
			]),
			`\tdesk: ${language}Desk,`,
			`\tplatform: ${language}Platform,`,
			"};",
		]),
		"",
	].join("\n");
}

const importOf = (name: string, path: string): string => `import ${name} from "${path}" with { type: "json" };`;

/** From the root of the project. */
export const pathOf = ({ domain, room }: WordPlace, language: string): string =>
	`domains/${domain}/${room}/messages/${language}.json`;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
