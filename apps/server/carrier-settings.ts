// Who carries letters, as the environment says it: SMTP for e-mails, an HTTP provider for text messages.
import type { CarrierSettings } from "#courier/module";
import { err, ok, type Result } from "#platform/kernel";

export type Carriers = CarrierSettings;

type Read = (name: string) => string;

/** The error is one line for the terminal; it repeats no secret. */
export function readCarriers(read: Read): Result<Carriers, string> {
	const smtp = readSmtp(read);
	if (!smtp.ok) return smtp;
	const sms = readSms(read);
	return sms.ok ? ok({ smtp: smtp.value, sms: sms.value }) : sms;
}

function readSmtp(read: Read): Result<Carriers["smtp"], string> {
	const [url, from] = [read("SMTP_URL"), read("MAIL_FROM")];
	if (url === "") return ok(undefined);
	if (!isUrl(url, ["smtp:", "smtps:"])) return err("SMTP_URL must look like smtps://user:password@host:465.");
	if (!/^[^\r\n]*[^\s@]+@[^\s@]+$/.test(from)) return err("MAIL_FROM must be the sender: Name <name@your-domain>.");
	return ok({ url, from });
}

function readSms(read: Read): Result<Carriers["sms"], string> {
	const [url, key, secret] = [read("SMS_URL"), read("SMS_KEY"), read("SMS_SECRET")];
	if (url === "") return ok(undefined);
	const onThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url);
	if (!isUrl(url, ["https:"]) && !onThisMachine) return err("SMS_URL must be an https address.");
	if (key === "" || secret.length < 16)
		return err("SMS_KEY and SMS_SECRET (16 characters or more) must stand beside SMS_URL.");
	return ok({ url, key, secret, from: read("SMS_FROM") });
}

const isUrl = (text: string, protocols: readonly string[]): boolean =>
	URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== "";
