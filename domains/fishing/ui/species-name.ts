// What a species is called, by the name that events give it.
import { isSpeciesName } from "../core/index.ts";
import { useFishingText } from "./text.ts";

export function useSpeciesName(): (name: string) => string {
	const say = useFishingText();
	return (name) => (isSpeciesName(name) ? say(`species.${name}`) : name);
}
