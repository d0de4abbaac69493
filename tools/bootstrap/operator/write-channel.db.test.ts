// The verb as an operator uses it: the secret is asked for and kept sealed, and the site shows the channel.
import { expect, test } from "vitest";
import { seed } from "#brand/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { operatorDesk } from "../testing/operator-desk.ts";
import { run } from "../verbs/member.ts";
import { channelUsage } from "./write-channel.ts";

const db = await testDatabase(migrationSources);

const { said, say } = operatorDesk({
	databaseUrl: db.url,
	prepare: async () => {
		await seed({ db, clock: systemClock });
	},
});

const order = (args: readonly string[], typed?: string): Promise<number> =>
	run(["channel", ...args], { say, ask: async () => typed });
const whole = [
	"mosaic-id",
	"--title",
	"Mosaic ID",
	"--issuer",
	"https://id.example",
	"--client",
	"tessera",
	"--redirect",
	"https://tessera.example/login",
];
type Row = { readonly code: string; readonly title: string; readonly client_secret: Buffer | null };
const rows = async () =>
	(await db.read((tx) => sql<Row>`select code, title, client_secret from members.login_channels`.execute(tx))).rows;

test("where nobody can be asked for the secret, nothing is changed", async () => {
	expect(await order(whole)).toBe(1);
	expect([said, await rows()]).toEqual([["Nothing was changed."], []]);
});

test("a channel is written with its secret sealed, and written anew without one", async () => {
	expect(await order(whole, "a secret of the operator")).toBe(0);
	const [row] = await rows();
	expect(row).toMatchObject({ code: "mosaic-id", title: "Mosaic ID" });
	expect(row?.client_secret?.includes("a secret")).toBe(false);
	expect(said.join()).not.toContain("a secret");
	expect(await order(whole.with(2, "Mosaic"), "")).toBe(0);
	expect(await rows()).toEqual([{ code: "mosaic-id", title: "Mosaic", client_secret: null }]);
});

test.each([
	[[], channelUsage],
	[["Mosaic ID"], channelUsage],
	[[...whole, "--force", "x"], channelUsage],
	[[...whole, "--merchant"], "--merchant needs a value."],
	[whole.with(4, "id.example"), "--issuer and --redirect must be addresses."],
	[whole.with(8, "https://tessera.example/login?x=1"), "--issuer and --redirect must be addresses."],
])("%j is refused", async (args, sentence) => {
	expect(await order(args, "")).toBe(1);
	expect(said).toEqual([sentence]);
});
