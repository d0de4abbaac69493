// Who carries letters, as an operator may write it into the environment.
import { describe, expect, test } from "vitest";
import { readCarriers } from "./carrier-settings.ts";

const sms = { SMS_URL: "https://sms.example/send", SMS_KEY: "tessera", SMS_SECRET: "0123456789abcdef", SMS_FROM: "T" };
const mail = { SMTP_URL: "smtps://me:hidden@mail.example:465", MAIL_FROM: "Tessera <no-reply@play.example>" };

const read = (environment: Readonly<Record<string, string>>) => readCarriers((name) => environment[name] ?? "");

describe("carriers", () => {
	test("are none when none is named: letters lie in the outbox", () => {
		expect(read({})).toEqual({ ok: true, value: { smtp: undefined, sms: undefined } });
		expect(read({ MAIL_FROM: mail.MAIL_FROM, SMS_SECRET: sms.SMS_SECRET })).toEqual(read({}));
	});

	test("are named each for itself", () => {
		expect(read(mail)).toMatchObject({ value: { smtp: { url: mail.SMTP_URL, from: mail.MAIL_FROM }, sms: undefined } });
		expect(read(sms)).toMatchObject({
			value: { smtp: undefined, sms: { url: sms.SMS_URL, key: "tessera", secret: sms.SMS_SECRET, from: "T" } },
		});
	});

	test("a provider on this machine needs no TLS", () => {
		expect(read({ ...sms, SMS_URL: "http://127.0.0.1:9000/send" }).ok).toBe(true);
	});

	test.each([
		["an address that is none", { ...mail, SMTP_URL: "mail.example" }, "SMTP_URL"],
		["an address of another kind", { ...mail, SMTP_URL: "https://mail.example" }, "SMTP_URL"],
		["no sender", { ...mail, MAIL_FROM: "" }, "MAIL_FROM"],
		["a sender without a domain", { ...mail, MAIL_FROM: "Tessera" }, "MAIL_FROM"],
		["a sender with a second line", { ...mail, MAIL_FROM: "a@b.c\nBcc: d@e.f" }, "MAIL_FROM"],
		["a provider without TLS", { ...sms, SMS_URL: "http://sms.example/send" }, "SMS_URL"],
		["a host that only looks like this machine", { ...sms, SMS_URL: "http://localhost.evil.example/" }, "SMS_URL"],
		["no key", { ...sms, SMS_KEY: "" }, "SMS_KEY"],
		["a secret that is short", { ...sms, SMS_SECRET: "secret" }, "SMS_KEY"],
	])("%s is refused in one sentence, without a secret", (_, environment, name) => {
		const refused = read(environment);
		expect(refused.ok).toBe(false);
		if (refused.ok) return;
		expect(refused.error).toMatch(new RegExp(`^${name}.*\\.$`));
		expect(refused.error).not.toMatch(/hidden|abcdef/);
	});
});
