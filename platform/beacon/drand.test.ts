// Rounds of drand's quicknet: which one a moment names, and that only what the league signed is believed.
import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { drandBeacon } from "./index.ts";

/** Round 1000 of quicknet, as every relay answers it. */
const known = {
	round: 1000,
	randomness: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
	signature: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
};

/** A relay that answers this to everything; what it was asked for. */
async function relay(status: number, body: string) {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? "");
		response.writeHead(status, { "content-type": "application/json" }).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	return { asked, beacon: drandBeacon({ origin: `http://127.0.0.1:${port}`, fetch }) };
}

describe("the beacon", () => {
	const { roundAt, timeOf } = drandBeacon({ origin: "http://127.0.0.1:1", fetch });

	test("names the first round at or after a moment", () => {
		const first = timeOf(1).getTime();
		expect(timeOf(1).toISOString()).toBe("2023-08-23T15:09:27.000Z");
		const moments = [-5_000, 0, 1, 2_999, 3_000, 3_001].map((after) => roundAt(new Date(first + after)));
		expect(moments).toEqual([1, 1, 2, 2, 2, 3]);
		for (const round of [1, 2, 1000, 25_000_000]) expect(roundAt(timeOf(round))).toBe(round);
	});

	test("believes a round that the league signed", async () => {
		const { asked, beacon } = await relay(200, JSON.stringify(known));
		expect(await beacon.read(1000)).toBe(known.randomness);
		expect(asked).toEqual(["/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/1000"]);
	});

	test.each([
		["another round's signature", 1001, JSON.stringify({ ...known, round: 1001 })],
		["another round", 999, JSON.stringify(known)],
		["a changed signature", 1000, JSON.stringify({ ...known, signature: known.signature.replace("b44", "a44") })],
		["no point of the curve", 1000, JSON.stringify({ ...known, signature: "00".repeat(48) })],
		["something else", 1000, "<html>"],
	])("does not believe %s", async (_name, round, body) => {
		const { beacon } = await relay(200, body);
		expect(await beacon.read(round)).toBeUndefined();
	});

	test("answers nothing where there is no network", async () => {
		const { beacon } = await relay(502, "{}");
		expect(await beacon.read(1000)).toBeUndefined();
		expect(await drandBeacon({ origin: "http://127.0.0.1:1", fetch }).read(1000)).toBeUndefined();
	});
});
