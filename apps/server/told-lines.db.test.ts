// A listener of the program hears what was told, on whichever node, at least once and in order, also what was told while none ran.
import { Writable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { depositCredited } from "#cashier/api";
import { memberLoggedIn, memberRegistered } from "#members/api";
import { testDatabase } from "#platform/db/testing";
import { createLog } from "#platform/http";
import { migrations, startListeners, tell } from "#platform/jobs";
import { toldLines } from "./told-lines.ts";

const db = await testDatabase([migrations], { connections: 12 });

type Line = { readonly event: string; readonly eventId: string; readonly told: { readonly memberId: string } };
const lines: Line[] = [];
const destination = new Writable({
	write(chunk, _encoding, done) {
		const line = JSON.parse(String(chunk));
		if (line.event !== undefined) lines.push(line);
		done();
	},
});

async function node(): Promise<() => Promise<void>> {
	const log = createLog({ level: "info", destination });
	const running = await startListeners({ db, listeners: [toldLines], log, pollMilliseconds: 50 });
	return running.stop;
}

const merchant = "tessera";
const logIn = (memberId: string, first: boolean) =>
	db.tx((tx) => tell(tx, memberLoggedIn, { memberId, merchant, first }));
const register = (memberId: string) =>
	db.tx(async (tx) => {
		await tell(tx, memberRegistered, { memberId, merchant, currency: "P", uplineId: null });
		await tell(tx, memberLoggedIn, { memberId, merchant, first: true });
	});
const heardOf = (member: string) => lines.filter(({ told }) => told.memberId === member).map(({ event }) => event);

test("what happened is heard at least once and in order of each member, by two nodes that share it and by the next", async () => {
	const stops = [await node(), await node()];
	const members = Array.from({ length: 30 }, (_, index) => String(100 + index));
	await Promise.all(members.map(register));
	await expect.poll(() => members.every((member) => heardOf(member).length >= 2), { timeout: 10_000 }).toBe(true);
	for (const member of members) expect(heardOf(member)).toEqual(["member.registered", "member.logged-in"]);

	await Promise.all(stops.map((stop) => stop()));
	const deposit = { depositId: "d1", memberId: "100", merchant, method: "bank-transfer", currency: "P" } as const;
	await db.tx((tx) => tell(tx, depositCredited, { ...deposit, arrived: "5.00", credited: "5.00", first: true }));
	await logIn("100", false);
	const heard = lines.length;
	onTestFinished(await node());
	await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(heard + 2);
	expect(heardOf("100").slice(-2)).toEqual(["deposit.credited", "member.logged-in"]);
	const ids = lines.filter(({ told }) => told.memberId === "100").map(({ eventId }) => BigInt(eventId));
	expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)));
});
