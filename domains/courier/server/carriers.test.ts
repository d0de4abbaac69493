// The adapters against servers of their own on this machine: what they send, and what they make of every answer.
import { createHmac } from "node:crypto";
import { createServer as createHttp, type IncomingMessage } from "node:http";
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { manualClock } from "#platform/kernel";
import { outboxCarrier } from "./carriers/outbox.ts";
import { smsCarrier } from "./carriers/sms-http.ts";
import { smtpCarrier } from "./carriers/smtp.ts";

const parcel = { id: "0198f0a0-0000-7000-8000-000000000001", to: "+821012345678", subject: "", body: "Code 012345" };
const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
const servers: Server[] = [];
afterAll(() => {
	for (const server of servers) server.close();
});

async function listen(server: Server): Promise<number> {
	servers.push(server);
	await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
	const address: AddressInfo | string | null = server.address();
	return typeof address === "object" && address !== null ? address.port : 0;
}

type Came = { readonly head: IncomingMessage["headers"]; readonly body: string };

async function provider(status: number | "hang"): Promise<{ url: string; came: Came[] }> {
	const came: Came[] = [];
	const server = createHttp((request, response) => {
		let body = "";
		request.on("data", (chunk) => {
			body += String(chunk);
		});
		request.on("end", () => {
			came.push({ head: request.headers, body });
			if (status !== "hang") response.writeHead(status, status === 302 ? { location: "/" } : {}).end("012345");
		});
	});
	return { url: `http://127.0.0.1:${await listen(server)}/sms`, came };
}

const smsTo = (url: string, patience = 5_000) =>
	smsCarrier({ url, key: "tessera", secret: "s3cret", from: "Tessera" }, { clock, patience });

describe("a text message", () => {
	test("goes out signed, with its time and the same key at every attempt", async () => {
		const { url, came } = await provider(202);
		expect(await smsTo(url).carry(parcel, undefined)).toEqual({ outcome: "carried", reason: "status 202" });
		await smsTo(url).carry(parcel, undefined);
		const [first, second] = came;
		expect(JSON.parse(first?.body ?? "")).toEqual({
			id: parcel.id,
			from: "Tessera",
			to: "+821012345678",
			text: "Code 012345",
		});
		const signature = createHmac("sha256", "s3cret").update(`1777636800.${first?.body}`).digest("hex");
		expect(first?.head).toMatchObject({
			"x-key": "tessera",
			"x-timestamp": "1777636800",
			"x-signature": signature,
			"idempotency-key": parcel.id,
			"content-type": "application/json",
		});
		expect(second?.head["idempotency-key"]).toBe(parcel.id);
		expect(JSON.stringify(came)).not.toContain("s3cret");
	});

	test.each([
		[200, "carried"],
		[400, "refused"],
		[422, "refused"],
		[401, "unreachable"],
		[503, "unreachable"],
		[402, "quota"],
		[429, "quota"],
		[500, "unknown"],
		[504, "unknown"],
	] as const)("answered with %i is %s", async (status, outcome) => {
		const { url } = await provider(status);
		expect(await smsTo(url).carry(parcel, undefined)).toEqual({ outcome, reason: `status ${status}` });
	});

	test("is not sent on to where an answer points", async () => {
		const { url, came } = await provider(302);
		expect((await smsTo(url).carry(parcel, undefined)).outcome).toBe("unknown");
		expect(came).toHaveLength(1);
	});

	test("that nobody answers in time may have gone out", async () => {
		const { url } = await provider("hang");
		expect((await smsTo(url, 150).carry(parcel, undefined)).outcome).toBe("unknown");
	});

	test("that found no connection has certainly not", async () => {
		const closed = createTcp();
		const port = await listen(closed);
		closed.close();
		const report = await smsTo(`http://127.0.0.1:${port}/`).carry(parcel, undefined);
		expect(report).toEqual({ outcome: "unreachable", reason: "ECONNREFUSED" });
	});
});

/** A mail server that answers each command; "hang up" ends the line. */
async function mailServer(answers: Readonly<Record<string, string>> = {}): Promise<{ url: string; said: string[] }> {
	const said: string[] = [];
	const server = createTcp((socket: Socket) => {
		let inData = false;
		const answer = (line: string) => (line === "hang up" ? socket.destroy() : socket.write(`${line}\r\n`));
		answer(answers.greeting ?? "220 ready");
		socket.on("error", () => undefined);
		socket.on("data", (chunk) => {
			for (const line of String(chunk).split("\r\n").filter(Boolean)) {
				said.push(line);
				if (inData && line !== ".") continue;
				const verb = line.split(" ")[0]?.toUpperCase() ?? "";
				if (inData) {
					inData = false;
					answer(answers.taken ?? "250 taken");
				} else if (verb === "DATA") {
					inData = true;
					answer("354 go on");
				} else answer(answers[verb] ?? (verb === "QUIT" ? "221 bye" : "250 ok"));
			}
		});
	});
	return { url: `smtp://127.0.0.1:${await listen(server)}`, said };
}

const letter = { ...parcel, to: "mosaic@mail.com", subject: "Your code", body: "Hello,\n\ncode 012345" };
const mail = async (answers?: Readonly<Record<string, string>>) => {
	const { url, said } = await mailServer(answers);
	const report = await smtpCarrier({ url, from: "Tessera <no-reply@play.example>" }).carry(letter, undefined);
	return { report, said };
};

describe("an e-mail", () => {
	test("goes out as plain text under an id of its own, the same at every attempt", async () => {
		const { report, said } = await mail();
		expect(report).toEqual({ outcome: "carried", reason: "" });
		const text = said.join("\n");
		expect(text).toContain("RCPT TO:<mosaic@mail.com>");
		expect(text).toContain(`Message-ID: <${letter.id}@127.0.0.1>`);
		expect(text).toContain("Subject: Your code");
		expect(text).toMatch(/Content-Type: text\/plain/);
		expect(text).toContain("code 012345");
	});

	test.each([
		["an address the server does not know", { RCPT: "550 no mosaic@mail.com here" }, "refused"],
		["a server that is busy", { RCPT: "450 later" }, "unreachable"],
		["a mailbox account that is full", { taken: "452 quota" }, "quota"],
		["a letter the server refuses", { taken: "554 spam" }, "refused"],
		["a line that ends while the letter goes out", { taken: "hang up" }, "unknown"],
		["a server that does not greet", { greeting: "hang up" }, "unreachable"],
	] as const)("%s", async (_, answers, outcome) => {
		const { report } = await mail(answers);
		expect(report.outcome).toBe(outcome);
		expect(report.reason).not.toContain("mosaic");
	});

	test("to a server that is not there waits", async () => {
		const closed = createTcp();
		const port = await listen(closed);
		closed.close();
		const carrier = smtpCarrier({ url: `smtp://127.0.0.1:${port}`, from: "a@b.c" });
		expect((await carrier.carry(letter, undefined)).outcome).toBe("unreachable");
	});
});

test("without a carrier a letter is kept", async () => {
	expect((await outboxCarrier.carry(parcel, undefined)).outcome).toBe("kept");
});
