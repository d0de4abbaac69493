// The checker of the browser against the published vector and against the server's own implementation of the crypto.
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { drawDigits } from "../../core/index.ts";
import { asksCheck, checkAddress, readCheckAddress } from "./check-address.ts";
import { checkDraw } from "./check-draw.ts";

const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const publicHex = "11".repeat(32);
const asked = { game: "HN5FC", issue: "20251124001", seed, publicHex } as const;

test("the published vector: HN5FC 20251124001 is 69405", async () => {
	const checked = await checkDraw(asked);
	expect(checked?.digits).toEqual([6, 9, 4, 0, 5]);
	expect(checked?.commit).toMatch(/^630dcd29.*bd710dd$/);
	expect(checked?.blocks[0]?.message).toBe(`tessera-draw-v1|HN5FC|20251124001|${publicHex}|0`);
});

test("forty draws come out as the server draws them", async () => {
	for (let turn = 1; turn <= 40; turn++) {
		const own = createHash("sha256").update(`seed ${turn}`).digest("hex");
		const draw = { game: "TSFFC", issue: `20251124${String(turn).padStart(4, "0")}`, publicHex } as const;
		const blockOf = (message: string) => createHmac("sha256", Buffer.from(own, "hex")).update(message).digest();
		expect((await checkDraw({ ...draw, seed: own }))?.digits).toEqual(drawDigits(draw, blockOf));
	}
});

test.each([
	{ ...asked, seed: "12" },
	{ ...asked, publicHex: "" },
	{ ...asked, issue: "20251124999" },
])("what no draw can have is refused", async (wrong) => {
	expect(await checkDraw(wrong)).toBeUndefined();
});

test("an address is read as it was written, and what is wrong in it is left out", () => {
	const commit = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
	const address = checkAddress({ gameId: "HN5FC", numero: "20251124001", commit, seed, publicHex });
	const hash = address.slice(address.indexOf("#"));
	expect(asksCheck(hash)).toBe(true);
	expect(readCheckAddress(hash)).toEqual({ ...asked, commit });
	expect(asksCheck("#nonce=3")).toBe(false);
	expect(readCheckAddress("#game=X&issue=1&seed=zz")).toEqual({
		game: "TSFFC",
		issue: "",
		seed: "",
		publicHex: "",
		commit: "",
	});
});
