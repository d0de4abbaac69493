// What hangs on a session has ended when its end is answered.
import { describe, expect, test } from "vitest";
import { endSessions, logOut } from "../../contract/index.ts";
import { goodPassword } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { house } = await openHouse();

/** Holds up whatever ends, until it is let go. */
function slowEnding() {
	const ending = { begun: 0, go: () => {}, fail: false };
	const held = new Promise<void>((resolve) => {
		ending.go = resolve;
	});
	house.members.api.onSessionEnded(async () => {
		ending.begun += 1;
		await held;
		if (ending.fail) throw new Error("the plays of a session could not be ended");
	});
	return ending;
}

const waits = Symbol("waits");
const soon = (answer: Promise<unknown>) => Promise.race([answer, new Promise((go) => setTimeout(go, 100, waits))]);

describe("the answer waits for the end of what hangs on the session", () => {
	test("to a logout, to the end of another session, and of one that an operator locked", async () => {
		const { account, token } = await house.register();
		const other = await house.logIn({ username: account, password: goodPassword });
		if (!other.ok) throw new Error(other.error.code);
		const ending = slowEnding();
		const answers = [
			house.call(endSessions, { which: "others" }, { token }),
			house.members.api.forgetSessions(["0190c1f2-0000-7000-8000-000000000000"]),
		];
		expect(await Promise.all(answers.map((answer) => soon(answer)))).toEqual([waits, waits]);
		ending.go();
		expect((await Promise.all(answers))[0]).toEqual({ ok: true, value: { ended: 1 } });
		const leaving = slowEnding();
		const left = house.call(logOut, {}, { token });
		expect(await soon(left)).toBe(waits);
		leaving.go();
		expect(await left).toEqual({ ok: true, value: {} });
		expect(leaving.begun).toBeGreaterThan(0);
	});

	test("and is given, though something could not be ended: the session has", async () => {
		const { token } = await house.register();
		const ending = slowEnding();
		ending.fail = true;
		ending.go();
		expect(await house.call(logOut, {}, { token })).toEqual({ ok: true, value: {} });
		expect(await house.members.api.authenticate(token)).toBeUndefined();
	});
});
