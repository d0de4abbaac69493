// What never reaches a handler: unknown paths, wrong methods, bodies too large or of a wrong type, broken requests.
// Each gets the envelope with a code; only a bug of ours is a 500.
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { failure, headers } from "#platform/contract";
import { languageOf } from "./decorators/language.ts";
import { jsonType, refusalText, sendRefusal, sharedStatus } from "./envelope.ts";
import type { Languages, MessageOf, Refused } from "./ports.ts";

export type ErrorParts = { readonly log: Logger; readonly languages: Languages; readonly messageOf: MessageOf };

export type NotFoundParts = ErrorParts & {
	readonly methods: ReadonlyMap<string, readonly string[]>;
	/** The site's page, which tells a person in a browser that there is nothing at this address. */
	readonly missingPage: ((request: FastifyRequest) => Promise<string>) | undefined;
};

const codesOfFastify: Readonly<Record<string, string>> = {
	FST_ERR_CTP_BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
	FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
	FST_ERR_BAD_URL: "NOT_FOUND",
};

export function serverErrors(fastify: FastifyInstance, parts: NotFoundParts): void {
	fastify.setErrorHandler((error, request, reply) => answerError(error, { request, reply, parts }));
	fastify.setNotFoundHandler(async (request, reply) => {
		const allowed = parts.methods.get(pathOf(request));
		if (allowed !== undefined) reply.header("allow", allowed.join(", "));
		else if (parts.missingPage !== undefined && wantsPage(request, reply))
			return sendMissingPage(reply, await parts.missingPage(request));
		answerRefused(failure(allowed === undefined ? "NOT_FOUND" : "METHOD_NOT_ALLOWED"), { request, reply, parts });
		return reply;
	});
}

/** The policy is there when the request came to the site's part of the server. */
const wantsPage = (request: FastifyRequest, reply: FastifyReply): boolean =>
	request.method === "GET" &&
	request.headers.accept?.includes("text/html") === true &&
	reply.hasHeader("content-security-policy");

const sendMissingPage = (reply: FastifyReply, page: string): FastifyReply =>
	reply.code(404).header("content-type", "text/html; charset=utf-8").header("cache-control", "no-cache").send(page);

type Answering = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly parts: ErrorParts };

/** The answer to an error that was thrown outside of a handler. */
export function answerError(error: unknown, answering: Answering): void {
	const code = codeOf(error);
	if (code === "SYSTEM_ERROR") {
		const { request, parts } = answering;
		const fields = { requestId: request.id, method: request.method, path: pathOf(request) };
		parts.log.error({ ...fields, error }, "a bug outside of a handler");
	}
	answerRefused(code === "INVALID_INPUT" ? malformed : failure(code), answering);
}

const malformed = failure("INVALID_INPUT", { issues: [{ path: "", code: "malformed" }] });

function codeOf(error: unknown): string {
	if (typeof error !== "object" || error === null) return "SYSTEM_ERROR";
	const known = "code" in error && typeof error.code === "string" ? codesOfFastify[error.code] : undefined;
	if (known !== undefined) return known;
	const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
	return status >= 400 && status < 500 ? "INVALID_INPUT" : "SYSTEM_ERROR";
}

/** Answers a refusal that has a shared code. */
export function answerRefused(refused: Refused, { request, reply, parts }: Answering): void {
	reply.header(headers.requestId, request.id);
	const language = languageOf(request.headers, parts.languages);
	const text = refusalText(refused, parts.messageOf(language, refused.code));
	sendRefusal(reply, refused, { status: sharedStatus(refused.code), text });
}

/** Without the query: it may hold what nobody should read. */
const pathOf = (request: FastifyRequest): string => (request.url.split("?")[0] ?? "").slice(0, 200);

const statusLines: Readonly<Record<string, string>> = {
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
};

/** Answers what is not even HTTP, or came too slowly, and hangs up. */
export function answerBrokenRequest(parts: ErrorParts): (error: Error & { code?: string }, socket: Socket) => void {
	return (error, socket) => {
		if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
			socket.destroy();
			return;
		}
		const text = refusalText(malformed, parts.messageOf(parts.languages.fallback, malformed.code));
		const head = [
			`HTTP/1.1 ${statusLines[error.code ?? ""] ?? "400 Bad Request"}`,
			`content-type: ${jsonType}`,
			`content-length: ${Buffer.byteLength(text)}`,
			"connection: close",
		];
		socket.end(`${head.join("\r\n")}\r\n\r\n${text}`);
	};
}
