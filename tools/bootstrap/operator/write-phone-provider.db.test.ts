// The verb as an operator uses it: it asks before it does anything, seals the secret, and names who did it.
import { expect, test } from "vitest";
import { seed } from "#brand/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { operatorDesk } from "../testing/operator-desk.ts";
import { run } from "../verbs/member.ts";
import { phoneProviderUsage } from "./write-phone-provider.ts";

const db = await testDatabase(migrationSources);
const secret = "a secret of the operator and the provider";

const { said, say } = operatorDesk({
	databaseUrl: db.url,
	prepare: async () => {
		await seed({ db, clock: systemClock });
	},
});

/** What the operator types, one after the other; nothing after the last. */
function order(args: readonly string[], ...typed: readonly string[]): Promise<number> {
	const lines = [...typed];
	return run(["phone-provider", ...args], { say, ask: async () => lines.shift() });
}
const page = "https://prove.example/window";
const client = ["--issuer", "https://prove.example", "--client", "tessera-here", "--operator", "Sena"];
const whole = ["set", "--title", "Prove", "--page", page, ...client];
type Row = { readonly title: string; readonly client_secret: Buffer };
const rows = async () => (await db.read((tx) => sql<Row>`select * from members.phone_providers`.execute(tx))).rows;

test("without the brand typed, or with a secret that is too short, nothing is changed", async () => {
	expect(await order(whole)).toBe(1);
	expect(await order(whole, "another")).toBe(1);
	expect(said.filter((line) => line === "Nothing was changed.")).toHaveLength(2);
	expect(await order(whole, "tessera", "short")).toBe(1);
	expect(said).toContain("A secret has at least 32 characters.");
	expect(await rows()).toEqual([]);
});

test("a provider is written with its secret sealed, then the stand-in in its place, then none", async () => {
	expect(await order(whole, "tessera", secret)).toBe(0);
	const [row] = await rows();
	expect(row).toMatchObject({
		title: "Prove",
		page,
		simulated: false,
		enabled: true,
		operator: "Sena",
		keys_url: null,
	});
	expect(row?.client_secret.includes("a secret")).toBe(false);
	expect(said.join()).not.toContain("a secret of");
	expect(await order([...whole, "--keys", "https://prove.example/keys", "--yes"], secret)).toBe(0);
	expect(await rows()).toMatchObject([{ keys_url: "https://prove.example/keys" }]);
	expect(await order(["simulator", "--title", "Mosaic Pass", "--yes"])).toBe(0);
	expect(await rows()).toMatchObject([{ title: "Mosaic Pass", page: null, simulated: true, enabled: true }]);
	expect(await order(["off"], "tessera")).toBe(0);
	expect(await rows()).toMatchObject([{ enabled: false }]);
	expect(await order(["off", "--yes"])).toBe(1);
	expect(said.at(-1)).toBe("It is so already: nothing was changed.");
});

test.each([
	[[], phoneProviderUsage],
	[["off", "on"], phoneProviderUsage],
	[["off", "--merchant", "nobody"], "There is no such brand."],
	[["start"], phoneProviderUsage],
	[["set", "--title", "Prove"], phoneProviderUsage],
	[["simulator"], phoneProviderUsage],
	[["simulator", "--title", "x".repeat(41)], phoneProviderUsage],
	[[...whole, "--force", "x"], `--force is no option.\n${phoneProviderUsage}`],
	[[...whole, "--merchant"], "--merchant needs a value."],
	[whole.with(4, "http://prove.example/window"), "--page and --keys must be addresses by https, or on this machine."],
	[
		[...whole, "--keys", "http://localhost.evil.example"],
		"--page and --keys must be addresses by https, or on this machine.",
	],
])("%j is refused", async (args, sentence) => {
	expect(await order(args)).toBe(1);
	expect(said).toEqual([sentence]);
});
