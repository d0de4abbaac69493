// What must be true when the hostile have gone: the books are sound, every person's statement adds up, the server met
// no bug, and its log holds none of the secrets.
import { afterAll, expect } from "vitest";
import { expectSoundBooks, expectStatementToAddUp, openBooks } from "../books.ts";
import { goodPassword, type Person, registerPerson } from "../caller.ts";
import { keptSecret, serverSaid } from "./server-log.ts";

export type Aftermath = {
	/** A person whose money is counted at the end, and whose secrets are looked for. */
	readonly newPerson: () => Promise<Person>;
	readonly keepsSecret: (...secrets: readonly string[]) => void;
};

/** Call it once a file, at its top. */
export function watchAftermath(): Aftermath {
	const books = openBooks();
	const secrets = new Set([goodPassword]);
	const people: Person[] = [];
	afterAll(async () => {
		await expectSoundBooks(books);
		for (const person of people) await expectStatementToAddUp(person);
		expect(serverSaid().bugs).toEqual([]);
		expect(keptSecret([...secrets])).toEqual([]);
	});
	const keepsSecret = (...more: readonly string[]): void => {
		for (const secret of more) secrets.add(secret);
	};
	return {
		keepsSecret,
		async newPerson() {
			const person = await registerPerson();
			keepsSecret(person.token);
			people.push(person);
			return person;
		},
	};
}
