// The same act many times at once, out of order and beyond what is there: done once, or refused, and never in between.
import { describe, expect, it } from "vitest";
import { readRegisterSettings } from "#brand/contract";
import { addFavouriteGame, getFavouriteIds, listRounds, removeFavouriteGame } from "#games/contract";
import { logOut, registerMember } from "#members/contract";
import { spinSlot } from "#slots/contract";
import { getBalance } from "#wallet/contract";
import { expectStatementToAddUp, minorOf } from "../books.ts";
import { caller, codeOf, gameIdOf, goodPassword, must, newName, openPlay, registerPerson } from "../caller.ts";
import { watchAftermath } from "./aftermath.ts";

const aftermath = watchAftermath();
const coin = "0.02";
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
	Array.from({ length: count }, (_, index) => make(index));

describe("at once", () => {
	it("a spin of one key is one round and one charge", async () => {
		const person = await aftermath.newPerson();
		const play = await openPlay("dancheong-gate", person.client);
		const answers = await Promise.all(
			times(24, () => must(play.client.call(spinSlot, { coin, key: "pressed-often" }))),
		);
		expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1);
		expect(new Set(answers.map(({ balance }) => balance)).size).toBe(1);
		expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
		const lines = await expectStatementToAddUp(person);
		expect(lines.filter(({ type }) => type === "bet")).toHaveLength(1);
	});

	it("a key with another stake is refused, and what it played stands", async () => {
		const person = await aftermath.newPerson();
		const play = await openPlay("dancheong-gate", person.client);
		const first = await must(play.client.call(spinSlot, { coin, key: "a-key-of-mine" }));
		expect(await codeOf(play.client.call(spinSlot, { coin: "0.05", key: "a-key-of-mine" }))).toBe(
			"DUPLICATE_TRANSACTION",
		);
		const again = await must(play.client.call(spinSlot, { coin, key: "a-key-of-mine" }));
		expect(again).toEqual({ ...first, replayed: true });
	});

	it("many spins of many plays lose and double nothing", async () => {
		const person = await aftermath.newPerson();
		const plays = await Promise.all(times(4, () => openPlay("dancheong-gate", person.client)));
		const spins = plays.flatMap(({ client }, index) =>
			times(10, (turn) => must(client.call(spinSlot, { coin, key: `play-${index}-turn-${turn}` }))),
		);
		const answers = await Promise.all(spins);
		expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(40);
		const { records } = await must(person.client.call(listRounds, { pageSize: 100 }));
		expect(records).toHaveLength(40);
		const net = records.reduce((sum, record) => sum + minorOf(record.net), 0n);
		const { sumBalance } = await must(person.client.call(getBalance, {}));
		expect(minorOf(sumBalance)).toBe(1_000_000n + net);
	});

	it("a spin that is sent after the answer to a logout is refused, however many are under way", async () => {
		const late: string[] = [];
		for (let round = 0; round < 12; round += 1) {
			const person = await registerPerson();
			const plays = await Promise.all(times(3, () => openPlay("dancheong-gate", person.client)));
			const gone = { out: false };
			const spinning = plays.map(async ({ client }, index) => {
				for (let turn = 0; turn < 400; turn += 1) {
					const after = gone.out;
					const code = await codeOf(client.call(spinSlot, { coin, key: `play-${index}-turn-${turn}` }));
					if (after) late.push(code);
					if (after && turn > 3) return;
				}
			});
			await new Promise((go) => setTimeout(go, 20 + round));
			await must(person.client.call(logOut, {}));
			gone.out = true;
			await Promise.all(spinning);
		}
		expect(late.length).toBeGreaterThan(30);
		expect(late.filter((code) => code === "OK")).toEqual([]);
	});

	it("a name is registered once", async () => {
		const { termsVersion } = await must(caller().call(readRegisterSettings, {}));
		const typed = {
			username: newName(),
			password: goodPassword,
			confirmPassword: goodPassword,
			birthday: "1990-05-07",
			termsVersion,
		};
		const codes = await Promise.all(times(6, () => codeOf(caller().call(registerMember, typed))));
		expect(codes.toSorted()).toEqual(["OK", ...times(5, () => "USERNAME_TAKEN")]);
	});

	it("a heart given and taken many times is given or taken", async () => {
		const person = await aftermath.newPerson();
		const gameId = await gameIdOf("bojagi");
		const acts = times(20, (index) => (index % 2 === 0 ? addFavouriteGame : removeFavouriteGame));
		const codes = await Promise.all(acts.map((act) => codeOf(person.client.call(act, { gameId }))));
		expect(new Set(codes)).toEqual(new Set(["OK"]));
		const { gameIds } = await must(person.client.call(getFavouriteIds, {}));
		expect([[], [gameId]]).toContainEqual(gameIds);
	});

	it("a logout in the middle of play leaves whole rounds", async () => {
		const person = await registerPerson();
		const play = await openPlay("dancheong-gate", person.client);
		const spins = times(12, (turn) => codeOf(play.client.call(spinSlot, { coin, key: `until-logout-${turn}` })));
		await must(person.client.call(logOut, {}));
		const codes = new Set(await Promise.all(spins));
		expect([...codes].filter((code) => !/^(OK|NOT_LOGGED_IN|PLAY_EXPIRED)$/.test(code))).toEqual([]);
	});
});

describe("beyond what is there", () => {
	it("a stake the game does not offer is refused with those that it does", async () => {
		const person = await aftermath.newPerson();
		const play = await openPlay("dancheong-gate", person.client);
		for (const wrong of ["0.03", "99999999", "0.0001", "0.020"]) {
			expect(await codeOf(play.client.call(spinSlot, { coin: wrong, key: "wrong-stake-1" }))).toMatch(
				/^(SLOT_COIN_NOT_OFFERED|STAKE_OUT_OF_RANGE)$/,
			);
		}
		for (const malformed of ["-0.02", "2e-2", "0", "NaN", ""]) {
			expect(await codeOf(play.client.call(spinSlot, { coin: malformed, key: "wrong-stake-2" }))).toBe("INVALID_INPUT");
		}
		const lines = await expectStatementToAddUp(person);
		expect(lines.map(({ type }) => type)).toEqual(["grant"]);
	});
});
