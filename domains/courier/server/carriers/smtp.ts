// Carries e-mails by SMTP. The connection and the login are tried first: what fails there was certainly not sent.
import type { Carrier, Report } from "./carrier.ts";

export type SmtpSettings = {
	/** smtps://user:password@host:465, or smtp:// where the server asks for TLS by itself. */
	readonly url: string;
	/** The sender, such as `Tessera <no-reply@play.example>`. */
	readonly from: string;
};

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

export function smtpCarrier({ url, from }: SmtpSettings): Carrier {
	return {
		async carry({ id, to, subject, body }) {
			const { createTransport } = await import("nodemailer");
			// Nothing in a letter may make it read a file or fetch an address.
			const safe = { disableFileAccess: true, disableUrlAccess: true };
			const transport = createTransport({ url, ...patience, ...safe });
			try {
				const failed = await failureOf(transport.verify());
				if (failed !== undefined) return { outcome: "unreachable", reason: nameOf(failed) };
				const host = new URL(url).hostname;
				const letter = { from, to, subject, text: body, messageId: `<${id}@${host}>` };
				const refused = await failureOf(transport.sendMail(letter));
				return refused === undefined ? { outcome: "carried", reason: "" } : afterRefusal(refused);
			} finally {
				transport.close();
			}
		},
	};
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
	work.then(
		() => undefined,
		(thrown: unknown) => thrown ?? new Error("nothing was said"),
	);

/** A server's reply says that it took nothing (RFC 5321: 4xx for now, 5xx for ever); silence says nothing. */
function afterRefusal(thrown: unknown): Report {
	const reply = replyOf(thrown);
	const reason = nameOf(thrown);
	if (reply >= 500) return { outcome: reply === 552 ? "quota" : "refused", reason };
	if (reply >= 400) return { outcome: reply === 452 ? "quota" : "unreachable", reason };
	return { outcome: thrown instanceof Error && codeOf(thrown) === "EENVELOPE" ? "refused" : "unknown", reason };
}

const replyOf = (thrown: unknown): number =>
	thrown instanceof Error && "responseCode" in thrown && typeof thrown.responseCode === "number"
		? thrown.responseCode
		: 0;

const codeOf = (thrown: Error): string => ("code" in thrown && typeof thrown.code === "string" ? thrown.code : "");

/** A server's own words may repeat the address: only codes are told. */
const nameOf = (thrown: unknown): string =>
	thrown instanceof Error ? `${codeOf(thrown) || thrown.name} ${replyOf(thrown) || ""}`.trim() : "unknown";
