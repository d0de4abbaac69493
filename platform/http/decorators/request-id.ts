// Every call has an id: the caller's when it is sane, else one of ours. It is in the answer and in every log line.
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { headers } from "#platform/contract";

const sane = /^[A-Za-z0-9._-]{8,64}$/;

/** Makes ids that are unique among processes (a random prefix) and cheap (a counter). */
export function requestIds(): (request: IncomingMessage) => string {
	const prefix = `${randomBytes(8).toString("base64url").replaceAll("-", "_")}-`;
	let made = 0;
	return (request) => {
		const asked = request.headers[headers.requestId];
		if (typeof asked === "string" && sane.test(asked)) return asked;
		made += 1;
		return prefix + made.toString(36).padStart(4, "0");
	};
}
