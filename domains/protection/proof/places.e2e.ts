// T18 at the real door: a market that names its countries lets nobody play whose place is none of them; the game ends, the
// look is written down, and what is the member's can still be seen.
import { afterEach, describe, expect, it } from "vitest";
import { launchGame } from "#games/contract";
import { readProtection } from "#protection/contract";
import { spinSlot } from "#slots/contract";
import { openBooks } from "../../../e2e/books.ts";
import { codeOf, gameIdOf, must, openPlay, registerPerson, vassalage } from "../../../e2e/caller.ts";

const books = openBooks();
const market = (countries: string) =>
	books.run(`update protection.profile set countries = ${countries} where code = 'international'`);
afterEach(() => market("null"));

const spin = async ({ client }: Awaited<ReturnType<typeof openPlay>>): Promise<string> => {
	const spun = await client.call(spinSlot, { coin: "0.02", key: crypto.randomUUID() });
	return spun.ok ? "played" : spun.error.code;
};

describe("T18 where play is not allowed", () => {
	it("none is launched, one that runs is refused and ends; the account stays open to its member", async () => {
		const person = await registerPerson();
		expect(await spin(await openPlay("dancheong-gate", person.client))).toBe("played");
		const play = await openPlay("bojagi", person.client);
		await market("'{GB}'");
		const asked = { gameId: await gameIdOf("bojagi"), vassalage };
		expect(await codeOf(person.client.call(launchGame, asked))).toBe("PLAY_NOT_ALLOWED_HERE");
		expect(await spin(play)).toBe("REGION_RESTRICTED");
		expect(await spin(play)).toBe("NOT_LOGGED_IN");
		expect((await must(person.client.call(readProtection, {}))).currency).toBe("P");
		await market("null");
		expect(await spin(await openPlay("bojagi", person.client))).toBe("played");
	});
});
