import { randomBytes, randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type BrandModule, migrations as brandMigrations, createBrandModule, seed as seedBrand } from "#brand/module";
import { migrations as courierMigrations, createCourierModule } from "#courier/module";
import type { Endpoint } from "#platform/contract";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import {
	createHttp,
	createLog,
	databaseAnswers,
	databaseNonces,
	type HttpServer,
	migrations as httpMigrations,
	newSealingJwk,
	sealingKeyFrom,
} from "#platform/http";
import { migrations as jobsMigrations } from "#platform/jobs";
import { systemClock } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import {
	changePassword,
	drawCaptcha,
	logIn,
	logOut,
	readMember,
	registerMember,
	sendRegisterCode,
	startFreePlay,
} from "../contract/index.ts";
import { createMembersModule, type MembersModule, migrations } from "./module.ts";

const db = await testDatabase([
	httpMigrations,
	jobsMigrations,
	brandMigrations,
	courierMigrations,
	walletMigrations,
	migrations,
]);
const wallet = createWalletModule({ db, live: silentLive });
const lines: string[] = [];
const sealingKey = await sealingKeyFrom(await newSealingJwk());
let brand: BrandModule;
let members: MembersModule;
let http: HttpServer;
let origin = "";

beforeAll(async () => {
	await seedBrand({ db, clock: systemClock });
	const log = createLog({ level: "debug", destination: { write: (line: string) => void lines.push(line) } });
	const quiet = { warn() {} };
	brand = await createBrandModule({ db, clock: systemClock, log: quiet });
	const common = { db, clock: systemClock, newId: secureIds, brand: brand.api };
	const carriers = { smtp: undefined, sms: undefined };
	const courier = createCourierModule({ ...common, key: randomBytes(32), carriers });
	members = await createMembersModule({
		courier: courier.api,
		codeKey: randomBytes(32),
		db,
		clock: systemClock,
		chance: secureChance(),
		newId: secureIds,
		live: silentLive,
		log: quiet,
		brand: brand.api,
		wallet: wallet.api,
		passwordCost: { memoryKib: 64, passes: 1 },
	});
	await wallet.start(systemClock.now());
	http = await createHttp({
		routes: [...brand.routes, ...members.routes],
		api: { title: "test", version: "1" },
		authentication: { session: members.api.authenticate, play: async () => undefined },
		brandOf: (asked, host) => brand.api.brandOf({ merchant: asked, host })?.merchant,
		statusOf: (call) => brand.api.standing(call).status,
		alwaysOpen: new Set(),
		messageOf: (language, code) => `${language}:${code}`,
		languages: { known: new Set(["en", "ko"]), fallback: "en" },
		sealingKey,
		nonces: databaseNonces(db),
		answers: databaseAnswers(db, systemClock),
		log,
	});
	origin = await http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
	await http.close();
	await members.close();
	await brand.close();
	await wallet.close();
});

async function seal(body: unknown): Promise<string> {
	const plain = JSON.stringify({ body, sentAt: Date.now(), nonce: randomUUID() });
	return new CompactEncrypt(new TextEncoder().encode(plain))
		.setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: sealingKey.published.kid })
		.encrypt(await importJWK(sealingKey.published, "ECDH-ES"));
}

const envelope = z.object({
	success: z.boolean(),
	message: z.optional(z.string()),
	errorCode: z.optional(z.string()),
	value: z.optional(z.unknown()),
});

type Sent = { body?: string; query?: string; token?: string; head?: Readonly<Record<string, string>> };

async function send(endpoint: Endpoint, call: Sent = {}) {
	const type = endpoint.sealed === true ? "application/jose" : "application/json";
	const response = await fetch(`${origin}${endpoint.path}${call.query ?? ""}`, {
		method: endpoint.method,
		headers: {
			"module-id": endpoint.moduleIds[0],
			merchant: "tessera",
			language: "en",
			...(call.body === undefined ? {} : { "content-type": type }),
			...call.head,
			...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
		},
		...(call.body === undefined ? {} : { body: call.body }),
	});
	return { status: response.status, ...z.parse(envelope, await response.json()) };
}

const sessionAnswer = z.object({ session: z.object({ token: z.string(), device: z.string() }) });
const registration = (username: string) => ({
	username,
	password: "tiles4all",
	confirmPassword: "tiles4all",
	birthday: "1990-06-15",
	termsVersion: "2026-01",
});

describe("a member's first day, over HTTP with sealed bodies", () => {
	test("register, see oneself, log out, log in, change the password", async () => {
		const answer = await send(registerMember, { body: await seal(registration("firstday")) });
		const { token } = z.parse(sessionAnswer, answer.value).session;
		expect(await send(readMember, { token })).toMatchObject({ status: 200, value: { account: "firstday", type: 0 } });
		const change = { oldPassword: "tiles4all", newPassword: "stones5all", confirmNewPassword: "stones5all" };
		expect(await send(changePassword, { token, body: await seal(change) })).toMatchObject({ status: 200 });
		expect(await send(logOut, { token })).toMatchObject({ status: 200, success: true });
		expect(await send(readMember, { token })).toMatchObject({ status: 401, errorCode: "NOT_LOGGED_IN" });
		const login = await seal({ username: "FirstDay", password: "stones5all" });
		expect(await send(logIn, { body: login })).toMatchObject({ status: 200, value: { firstTimeLogin: false } });
	});
	test("a guest looks around, and is told to register where members only may go", async () => {
		const body = JSON.stringify({ os: "Linux", platform: "W" });
		const token = await seal({ token: "" });
		const byGateway = { "gateway-version": "3", "encrypted-token": token };
		expect(await send(startFreePlay, { body })).toMatchObject({ errorCode: "INVALID_INPUT" });
		const second = { ...byGateway, "gateway-version": "2" };
		expect(await send(startFreePlay, { body, head: second })).toMatchObject({ errorCode: "INVALID_INPUT" });
		const unsealed = { ...byGateway, "encrypted-token": "token" };
		expect(await send(startFreePlay, { body, head: unsealed })).toMatchObject({ errorCode: "INVALID_SEALED_BODY" });
		expect(await send(startFreePlay, { body: "{}", head: byGateway })).toMatchObject({ errorCode: "INVALID_INPUT" });
		expect(await send(startFreePlay, { body, head: byGateway })).toMatchObject({ errorCode: "INVALID_SEALED_BODY" });
		byGateway["encrypted-token"] = await seal({ token: "" });
		const opened = await send(startFreePlay, { body, head: byGateway });
		const guest = z.parse(z.object({ token: z.string() }), opened.value).token;
		expect(await send(readMember, { token: guest })).toMatchObject({ status: 200, value: { type: 4 } });
		expect(await send(changePassword, { token: guest, body: await seal({}) })).toMatchObject({
			status: 403,
			errorCode: "GUEST_NOT_ALLOWED",
		});
	});
	test("a code that is sent is said so, in words", async () => {
		const on = (enabled: boolean) =>
			db.tx((tx) => sql`update brand.flags set enabled = ${enabled} where flag = 'MOBILENUMREG3'`.execute(tx));
		await on(true);
		await brand.api.refresh();
		const body = JSON.stringify({ mobileNo: "01055577001", countryDialingCode: "82" });
		const answer = await send(sendRegisterCode, { body, head: { "module-id": "MOBILENUMREG3" } });
		expect(answer).toEqual({ status: 200, success: true, message: "en:CODE_SENT", value: { expiredMinutes: 3 } });
		await on(false);
		await brand.api.refresh();
	});
	test("who asks for a captcha without an id is answered one, and another picture each time", async () => {
		const drawn = z.object({ captchaId: z.uuid(), image: z.string() });
		const { captchaId, image } = z.parse(drawn, (await send(drawCaptcha)).value);
		expect(Buffer.from(image, "base64").subarray(1, 4).toString()).toBe("PNG");
		const fresh = await send(drawCaptcha, { query: `?captchaId=${captchaId}` });
		expect(fresh.value).toEqual(expect.any(String));
		expect(fresh.value).not.toBe(image);
	});
	test("the captcha's value is the picture itself, in base64", async () => {
		const { status, value } = await send(drawCaptcha, { query: `?captchaId=${randomUUID()}` });
		expect(status).toBe(200);
		expect(Buffer.from(String(value), "base64").subarray(1, 4).toString()).toBe("PNG");
	});
});

describe("calls that are not as they should be get a code, never a 500", () => {
	test.each([
		[
			"a password in the clear",
			async () => JSON.stringify({ username: "firstday", password: "tiles4all" }),
			"INVALID_SEALED_BODY",
		],
		["nothing sealed", async () => seal(null), "INVALID_INPUT"],
		["no password", async () => seal({ username: "firstday" }), "INVALID_INPUT"],
		["a password that is a list", async () => seal({ username: "firstday", password: ["x"] }), "INVALID_INPUT"],
		["a name of megabytes", async () => seal({ username: "x".repeat(20_000), password: "x" }), "INVALID_INPUT"],
		[
			"a captcha id that is none",
			async () => seal({ username: "x", password: "x", captchaId: "' or 1=1" }),
			"INVALID_INPUT",
		],
		["a type nobody knows", async () => seal({ username: "x", password: "x", type: "dna" }), "INVALID_INPUT"],
		["SQL for a name", async () => seal({ username: "' or '1'='1", password: "x" }), "WRONG_CREDENTIALS"],
		["half a character for a name", async () => seal({ username: "\ud800", password: "x" }), "INVALID_SEALED_BODY"],
	])("%s", async (_case, body, code) => {
		const answer = await send(logIn, { body: await body() });
		expect(answer.success).toBe(false);
		expect(answer.errorCode).toBe(code);
		expect(answer.status).toBeLessThan(500);
	});
	test("a sealed body that is sent again is refused", async () => {
		const body = await seal(registration("onlyonce"));
		expect(await send(registerMember, { body })).toMatchObject({ status: 200 });
		expect(await send(registerMember, { body })).toMatchObject({ status: 400, errorCode: "INVALID_SEALED_BODY" });
	});
});

test("no log line holds a password, a token or a birthday", async () => {
	const answer = await send(registerMember, { body: await seal(registration("quietone")) });
	const { session } = z.parse(sessionAnswer, answer.value);
	await send(readMember, { token: session.token });
	const logged = lines.join("");
	for (const secret of ["tiles4all", "stones5all", "1990-06-15", session.token.split(".")[1] ?? "", session.device]) {
		expect(logged).not.toContain(secret);
	}
});
