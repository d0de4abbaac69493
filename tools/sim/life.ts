// A life in the simulation: who leads it, by which chance, where what they were told is noted, and whether the evening is over.
import type { Chance } from "#platform/kernel";
import type { Book } from "./book.ts";
import type { Person } from "./person.ts";

export type Life = {
	readonly name: string;
	readonly person: Person;
	readonly chance: Chance;
	readonly book: Book;
	readonly over: () => boolean;
	/** So many rounds of a game of the house, with a coin that works something off. */
	readonly play: (life: Life, rounds: number) => Promise<void>;
};

/** Their token is known, and must stay out of every log. */
export function note(life: Life): void {
	const { token } = life.person;
	if (token === undefined) return;
	life.book.members.set(life.name, { token });
	life.book.secrets.add(token);
}
