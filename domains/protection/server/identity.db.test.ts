// T05: identity levels, documents from the member's call to the operator's decision, and play that waits for them.
import { beforeEach, describe, expect, test } from "vitest";
import type { Failure } from "#platform/contract";
import { drawPicture } from "#platform/http/testing";
import { type MemberId, type Result, systemClock, unwrap } from "#platform/kernel";
import { readIdentity, sendDocument } from "../contract/index.ts";
import type { DocumentKind } from "../core/index.ts";
import { decideDocument, lookAtDocument, readQueue } from "./module.ts";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { call, clock, db, enrol, protection } = shelter;
const picture = (await drawPicture()).toString("base64");

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	await shelter.playBy("international");
	member = await enrol();
});

const codeOf = (answer: Result<unknown, Failure<string>>) => (answer.ok ? "ok" : answer.error.code);
const send = (document: DocumentKind = "identity", images: string[] = [picture], remark = "") =>
	call(member, sendDocument, { document, remark, images });
const identity = async () => unwrap(await call(member, readIdentity, {}));
const waiting = async () => (await readQueue(db, merchant)).filter(({ memberId }) => memberId === member);
const review = (id: string) => ({ merchant, id, operator: "Han", now: clock.now() });
async function idOf(): Promise<string> {
	const [document] = await waiting();
	if (document === undefined) throw new Error("nothing waits");
	return document.id;
}
const decide = async (refusal?: string) => unwrap(await decideDocument(db, { ...review(await idOf()), refusal }));
const events = async () =>
	shelter.rows<{ kind: string; actor: string; after: object }>(
		`select kind, actor, after from protection.event where member_id = ${member} order by id`,
	);
const stored = () =>
	shelter.rows<{ sealed: Buffer }>(
		`select sealed from protection.document_image where member_id = ${member} order by place`,
	);

describe("T05 a document", () => {
	test("is sent, waits, and is accepted: the level rises", async () => {
		expect(await identity()).toMatchObject({ level: 0, documents: [] });
		const sent = unwrap(await send("identity", [picture, picture], "  My passport  "));
		expect(sent.documents).toMatchObject([{ document: "identity", state: "waiting", images: 2, decidedAt: null }]);
		expect(await waiting()).toMatchObject([{ kind: "identity", remark: "My passport", images: 2 }]);
		await decide();
		expect(await identity()).toMatchObject({ level: 1, documents: [{ state: "accepted" }] });
		expect(await waiting()).toEqual([]);
	});
	test("is refused with a reason that the member reads, and another may be sent", async () => {
		unwrap(await send());
		await decide("The picture is not sharp.");
		expect(await identity()).toMatchObject({
			level: 0,
			documents: [{ state: "refused", reason: "The picture is not sharp." }],
		});
		expect(codeOf(await send())).toBe("ok");
	});
	test.each([
		["of a kind that waits", undefined],
		["of a kind that is accepted", "accept"],
	])("%s is not sent twice", async (_name, then) => {
		unwrap(await send());
		if (then !== undefined) await decide();
		expect(codeOf(await send())).toBe("DOCUMENT_KNOWN");
		expect(codeOf(await send("address"))).toBe("ok");
	});
	test("of a kind is taken once, however many come at once", async () => {
		const codes = (await Promise.all([send(), send(), send()])).map(codeOf);
		expect(codes.toSorted()).toEqual(["DOCUMENT_KNOWN", "DOCUMENT_KNOWN", "ok"]);
		expect(await stored()).toHaveLength(1);
	});
	test("is taken ten times a day", async () => {
		for (let sent = 0; sent < 10; sent += 1) {
			unwrap(await send());
			await decide("Once more, please.");
		}
		expect(codeOf(await send())).toBe("TOO_MANY_DOCUMENTS");
		clock.advance(86_400_001);
		expect(codeOf(await send())).toBe("ok");
	});
	test("that is no picture is refused, saying which, and nothing is kept", async () => {
		const words = Buffer.from("<html>only words</html>").toString("base64");
		expect(await send("identity", [picture, words])).toMatchObject({
			ok: false,
			error: { code: "IMAGE_TYPE", value: { image: 2 } },
		});
		expect([await stored(), await waiting()]).toEqual([[], []]);
	});
});

describe("the pictures", () => {
	test("lie sealed: the database alone shows none", async () => {
		unwrap(await send());
		const [image] = await stored();
		expect(image?.sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
		expect(image?.sealed.includes("JFIF")).toBe(false);
	});
	test("are opened for an operator, and each look is written down", async () => {
		unwrap(await send());
		const asked = { ...review(await idOf()), key: shelter.documentKey };
		const { pictures } = unwrap(await lookAtDocument(db, asked));
		expect(pictures.map((one) => [...one.subarray(0, 3)])).toEqual([[0xff, 0xd8, 0xff]]);
		expect((await events()).map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
			"document-sent member",
			"document-looked-at Han",
		]);
	});
	test("do not open with another key, nor in another's place, and then nobody has looked", async () => {
		unwrap(await send("identity", [picture, picture]));
		const asked = { ...review(await idOf()), key: shelter.documentKey };
		expect(await lookAtDocument(db, { ...asked, key: Buffer.alloc(32) })).toEqual({ ok: false, error: "NOT_OPENED" });
		await shelter.rows(
			`update protection.document_image set sealed = (select sealed from protection.document_image
				where member_id = ${member} and place = 1) where member_id = ${member} and place = 2`,
		);
		expect(await lookAtDocument(db, asked)).toEqual({ ok: false, error: "NOT_OPENED" });
		expect((await events()).map(({ kind }) => kind)).toEqual(["document-sent"]);
	});
	test("are nobody's of another brand", async () => {
		unwrap(await send());
		const asked = { ...review(await idOf()), merchant: "another" };
		expect(await lookAtDocument(db, { ...asked, key: shelter.documentKey })).toMatchObject({ ok: false });
		expect(await decideDocument(db, { ...asked, refusal: undefined })).toMatchObject({ ok: false });
	});
});

describe("T25 a decision", () => {
	test("is made once, and written down with who and why", async () => {
		unwrap(await send());
		const asked = review(await idOf());
		const answers = await Promise.all([
			decideDocument(db, { ...asked, refusal: undefined }),
			decideDocument(db, { ...asked, refusal: "No." }),
		]);
		expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		expect(await decideDocument(db, { ...asked, refusal: "No." })).toEqual({ ok: false, error: "DECIDED_ALREADY" });
		expect((await events()).filter(({ actor }) => actor === "Han")).toHaveLength(1);
	});
	test("of a document that is not there is none", async () => {
		const asked = review(crypto.randomUUID());
		expect(await decideDocument(db, { ...asked, refusal: undefined })).toEqual({
			ok: false,
			error: "UNKNOWN_DOCUMENT",
		});
	});
});

describe("T05 where the market asks for it", () => {
	const standing = () => protection.api.playStanding({ memberId: member, merchant });
	const deposit = () =>
		db.tx((tx) =>
			protection.api.judgeDeposit(tx, { memberId: member, currency: "P", merchant, amount: 100n, now: clock.now() }),
		);
	test("play and deposits wait until a document is accepted, and then begin at once", async () => {
		await shelter.playBy("ontario");
		expect((await standing()).unproven).toBe(true);
		expect(codeOf(await deposit())).toBe("IDENTITY_REQUIRED");
		unwrap(await send());
		expect((await standing()).unproven).toBe(true);
		const heard: unknown[] = [];
		protection.api.onChange((changed) => heard.push(changed));
		await decide();
		await expect.poll(() => heard).toContain(member);
		expect((await standing()).unproven).toBe(false);
		expect(codeOf(await deposit())).toBe("ok");
	});
	test("and nowhere else", async () => {
		expect((await standing()).unproven).toBe(false);
		expect(codeOf(await deposit())).toBe("ok");
	});
});

describe("what is kept", () => {
	const forget = async () => {
		const job = protection.jobs.find(({ name }) => name === "protection.forget-documents");
		const log = { debug() {}, info() {}, warn() {}, error() {} };
		await job?.run({}, { jobId: "1", attempt: 1, now: clock.now(), log, signal: undefined });
	};
	test("a refused document goes with its pictures after the market's days, an accepted one stays", async () => {
		unwrap(await send("identity"));
		await decide("Not this one.");
		unwrap(await send("address"));
		await decide();
		clock.advance(29 * 86_400_000);
		await forget();
		expect(await stored()).toHaveLength(2);
		clock.advance(2 * 86_400_000);
		await forget();
		expect((await identity()).documents.map(({ document }) => document)).toEqual(["address"]);
		expect(await stored()).toHaveLength(1);
	});
});
