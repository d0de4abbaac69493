// What the log says and what it keeps to itself.
import { expect, test } from "vitest";
import { CallLog, createLog } from "./index.ts";

const secret = "Secret0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH";

function logging(level: "debug" | "info" = "info") {
	const lines: string[] = [];
	const base = createLog({ level, destination: { write: (line: string) => void lines.push(line) } });
	return { log: new CallLog(base, { requestId: "r-1", call: "place-bet" }), lines };
}

test("a line is JSON with the call it belongs to", () => {
	const { log, lines } = logging();
	log.info({ stake: "1.00" }, "placed");
	expect(JSON.parse(lines[0] ?? "")).toMatchObject({
		requestId: "r-1",
		call: "place-bet",
		stake: "1.00",
		msg: "placed",
	});
});

test("what is below the level is not written", () => {
	const { log, lines } = logging();
	log.debug({}, "detail");
	expect(lines).toEqual([]);
});

test.each([
	{ password: secret },
	{ authorization: secret },
	{ member: { token: secret } },
	{ a: { b: { newPassword: secret } } },
	{ body: { anything: secret } },
])("a secret under its name is censored in %#", (fields) => {
	const { log, lines } = logging();
	log.warn(fields, "odd");
	expect(lines[0]).toContain("[secret]");
	expect(lines[0]).not.toContain(secret);
});

test("an error is described without the data a driver attaches and without tokens in its text", () => {
	const { log, lines } = logging();
	const error = Object.assign(new Error(`no such session ${secret}`), {
		code: "23505",
		detail: `Key (phone)=(${secret})`,
	});
	log.error({ error }, "a bug");
	const { error: described } = JSON.parse(lines[0] ?? "");
	expect(described).toMatchObject({ type: "Error", code: "23505", message: "no such session [secret]" });
	expect(described.stack).toContain("log.test.ts");
	expect(lines[0]).not.toContain(secret);
});

test.each([
	["53100", "could not extend file: No space left on device"],
	["ECONNREFUSED", "connect ECONNREFUSED"],
])("a database that is full or away is told without a place in the code: %s", (code, message) => {
	const { log, lines } = logging();
	log.error({ error: Object.assign(new Error(message), { code }) }, "the job failed and is tried again");
	expect(JSON.parse(lines[0] ?? "").error).toEqual({ type: "Error", code, message });
});

test("an id in an error's text is kept: it is how one finds the row", () => {
	const { log, lines } = logging();
	log.error({ error: new Error("no round 018f3e1c-7b1a-7c3d-9e2f-0123456789ab") }, "a bug");
	expect(lines[0]).toContain("018f3e1c-7b1a-7c3d-9e2f-0123456789ab");
});

test("what is thrown and is no error is named by its kind only", () => {
	const { log, lines } = logging();
	log.error({ error: { anything: secret } }, "a bug");
	expect(lines[0]).toContain('"error":{"type":"object"}');
});

test("an error that its catcher made a line of says why, without tokens", () => {
	const { log, lines } = logging();
	log.warn({ error: String(new Error(`the round is away ${secret}`)) }, "crash could not go on");
	expect(JSON.parse(lines[0] ?? "").error).toEqual({ type: "string", message: "Error: the round is away [secret]" });
});
