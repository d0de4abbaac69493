// The key file: made once, private, agreed on by nodes that start at once; a file that is no key stops the start.
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileSealingKey, newSealingJwk, sealingKeyFrom } from "./index.ts";

const folder = await mkdtemp(join(tmpdir(), "sealing-key-"));
afterAll(() => rm(folder, { recursive: true }));

test("nodes that start at once agree on one key, and so do later ones", async () => {
	const file = join(folder, "keys", "sealing.json");
	const keys = await Promise.all(Array.from({ length: 5 }, () => fileSealingKey(file)));
	const later = await fileSealingKey(file);
	expect(new Set([...keys, later].map(({ published }) => published.kid)).size).toBe(1);
	expect(await readdir(join(folder, "keys"))).toEqual(["sealing.json"]);
});

test("only its user may read the file", async () => {
	const file = join(folder, "private.json");
	await fileSealingKey(file);
	expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each(["", "{}", '{"kty":"EC","crv":"P-256"}', "no JSON"])(
	"a file that holds %j is refused, not replaced",
	async (text) => {
		const file = join(folder, "broken.json");
		await writeFile(file, text);
		await expect(fileSealingKey(file)).rejects.toThrow();
		expect((await stat(file)).size).toBe(text.length);
	},
);

test("the published half is public, and named by its thumbprint", async () => {
	const jwk = await newSealingJwk();
	const { published } = await sealingKeyFrom(jwk);
	expect(published).toEqual({ kty: "EC", crv: "P-256", x: jwk.x, y: jwk.y, kid: expect.stringMatching(/^[\w-]{43}$/) });
	expect(JSON.stringify(published)).not.toContain(jwk.d);
});
