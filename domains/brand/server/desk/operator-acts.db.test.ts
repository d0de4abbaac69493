import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { bootstrapSite, readStatus } from "../../contract/index.ts";
import { whitelabelFlags } from "../../core/index.ts";
import { openBrand } from "../testing/open-brand.ts";
import { carryOutAct, type OperatorAct, readSwitches } from "./operator-acts.ts";

const { call, db, clock, module } = await openBrand();
const act = (what: OperatorAct, merchant = "tessera") =>
	carryOutAct(db, { merchant, act: what, operator: "han on desk-3", at: clock.now() });
const until = new Date("2026-05-01T14:00:00Z");
const open = {
	maintenance: { active: false, until: null, message: "" },
	closedCountries: [],
	flagsOn: ["FREEPLAY3", "PWDEXPFORCECHANGE3", "USERNAMEREG3"],
	anyHost: true,
	offers: { registration: "", zalo: "" },
};

describe("maintenance", () => {
	test("is switched on with its end and a word, and the site follows within a second", async () => {
		const done = await act({ kind: "maintenance on", until, message: "A new ledger moves in." });
		const after = {
			...open,
			maintenance: { active: true, until: until.toISOString(), message: "A new ledger moves in." },
		};
		expect(done).toEqual({ ok: true, value: { before: open, after } });
		const started = Date.now();
		// A second when the machine is idle; one that does a dozen other things is given longer.
		while ((await call(readStatus)).status !== 1 && Date.now() - started < 8_000)
			await new Promise((go) => setTimeout(go, 5));
		expect(await call(readStatus)).toMatchObject({
			status: 1,
			until: until.toISOString(),
			message: "A new ledger moves in.",
		});
		expect((await call(bootstrapSite)).maintenance).toMatchObject({ active: true, message: "A new ledger moves in." });
	});
	test("that is on already, in the same words, is nothing to change and is not written down", async () => {
		const same = await act({ kind: "maintenance on", until, message: "A new ledger moves in." });
		expect(same).toEqual({ ok: false, error: "NOTHING_TO_CHANGE" });
		expect((await readSwitches(db, { acts: 9 }))[0]?.acts).toHaveLength(1);
	});
	test("is switched off and leaves neither end nor word", async () => {
		expect(await act({ kind: "maintenance off" })).toMatchObject({ ok: true, value: { after: open } });
		await module().api.refresh();
		expect(await call(readStatus)).toMatchObject({ status: 0, message: "" });
	});
});

describe("hosts and offers", () => {
	test("a brand is kept to its own hosts, and opened to all again", async () => {
		expect(await act({ kind: "hosts own" })).toMatchObject({ ok: true, value: { after: { anyHost: false } } });
		await module().api.refresh();
		expect(module().api.brandOf({ merchant: undefined, host: "stranger.example" })).toBeUndefined();
		expect(module().api.brandOf({ merchant: undefined, host: "localhost" })?.merchant).toBe("tessera");
		expect(await act({ kind: "hosts own" })).toEqual({ ok: false, error: "NOTHING_TO_CHANGE" });
		expect((await act({ kind: "hosts any" })).ok).toBe(true);
	});
	test("what is promised is written as it is shown, and taken back", async () => {
		expect(await act({ kind: "offer registration", offer: "1000VND" })).toMatchObject({ ok: true });
		expect(await act({ kind: "offer zalo", offer: "131K" })).toMatchObject({
			value: { after: { offers: { registration: "1000VND", zalo: "131K" } } },
		});
		for (const kind of ["offer registration", "offer zalo"] as const) await act({ kind, offer: "" });
	});
});

describe("a country", () => {
	test("is closed and opened", async () => {
		expect(await act({ kind: "region close", country: "KR" })).toMatchObject({
			ok: true,
			value: { before: { closedCountries: [] }, after: { closedCountries: ["KR"] } },
		});
		await module().api.refresh();
		expect(await call(readStatus)).toMatchObject({ status: 2, country: "KR", ip: "203.0.113.7" });
		expect((await call(readStatus, {}, { address: "198.51.100.9" })).status).toBe(0);
		expect(await act({ kind: "region close", country: "KR" })).toEqual({ ok: false, error: "NOTHING_TO_CHANGE" });
		expect((await act({ kind: "region open", country: "KR" })).ok).toBe(true);
		await module().api.refresh();
		expect((await call(readStatus)).status).toBe(0);
	});
	test("that is none, or of no brand, is refused", async () => {
		expect(await act({ kind: "region close", country: "ZZ" })).toEqual({ ok: false, error: "UNKNOWN_COUNTRY" });
		expect(await act({ kind: "maintenance off" }, "nobody")).toEqual({ ok: false, error: "UNKNOWN_MERCHANT" });
	});
});

describe("what was done", () => {
	test("stands written with who, when, before and after, the newest first", async () => {
		const [tessera] = await readSwitches(db, { acts: 2 });
		expect(tessera).toMatchObject({ merchant: "tessera", state: open, networks: [] });
		expect(tessera?.acts.map(({ act: name, operator, at }) => [name, operator, at])).toEqual([
			["region open", "han on desk-3", clock.now()],
			["region close", "han on desk-3", clock.now()],
		]);
		expect(tessera?.acts[0]).toMatchObject({ before: { closedCountries: ["KR"] }, after: { closedCountries: [] } });
	});
	test.each([
		"update brand.operator_act set operator = 'nobody'",
		"delete from brand.operator_act",
		"truncate brand.operator_act",
	])("and cannot be unsaid: %s", async (statement) => {
		await expect(db.tx((tx) => sql.raw(statement).execute(tx))).rejects.toThrow("only ever added to");
	});
	test("a failure changes nothing and writes nothing", async () => {
		const unnamed = carryOutAct(db, {
			merchant: "tessera",
			act: { kind: "region close", country: "JP" },
			operator: "",
			at: clock.now(),
		});
		await expect(unnamed).rejects.toThrow();
		expect((await readSwitches(db, { acts: 1 }))[0]?.state).toEqual(open);
	});
	test("two at once are written one after the other", async () => {
		await Promise.all(["US", "VN", "JP"].map((country) => act({ kind: "region close", country })));
		const [tessera] = await readSwitches(db, { acts: 3 });
		expect(tessera?.state.closedCountries).toEqual(["JP", "US", "VN"]);
		expect(tessera?.acts[0]?.after).toEqual({ ...open, closedCountries: ["JP", "US", "VN"] });
	});
});

describe("a flag", () => {
	test.each(whitelabelFlags)("%s is switched on and off, and the site knows", async (flag) => {
		const isOn = async () => {
			await module().api.refresh();
			return (await call(bootstrapSite)).whitelabel[flag].enabled === 1;
		};
		const before = await isOn();
		expect((await act({ kind: before ? "flag off" : "flag on", flag })).ok).toBe(true);
		expect(await isOn()).toBe(!before);
		expect(await act({ kind: before ? "flag off" : "flag on", flag })).toEqual({
			ok: false,
			error: "NOTHING_TO_CHANGE",
		});
		expect((await act({ kind: before ? "flag on" : "flag off", flag })).ok).toBe(true);
		expect(await isOn()).toBe(before);
	});
});
