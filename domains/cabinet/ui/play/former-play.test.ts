import { describe, expect, it } from "vitest";
import { err, ok } from "#platform/kernel";
import { endsPlay, ofFormerPlay } from "./former-play.ts";

describe("a round that a former play of this tab has sent", () => {
	it.each(["NOT_LOGGED_IN", "PLAY_EXPIRED"])(
		"can be asked for no more after %s, which ends nothing here",
		async (code) => {
			expect(endsPlay(code)).toBe(true);
			const told = await ofFormerPlay(Promise.resolve(err({ code, message: "over" })));
			expect(told).toMatchObject({ ok: false, error: { code: "FORMER_PLAY_ENDED" } });
			expect(endsPlay("FORMER_PLAY_ENDED")).toBe(false);
		},
	);

	it("is answered as it is where that play still runs, or where nobody knows", async () => {
		expect(await ofFormerPlay(Promise.resolve(ok("the round")))).toEqual(ok("the round"));
		for (const code of ["NETWORK", "INSUFFICIENT_FUNDS", "PLAY_BUSY"]) {
			const refused = err({ code, message: "" });
			expect(await ofFormerPlay(Promise.resolve(refused))).toBe(refused);
		}
	});
});
