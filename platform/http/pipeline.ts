// The way of a call to its handler and back: compiled once an endpoint, from the decorators that apply to it, in the
// order of precedence of the shared errors. Holds no rule of its own.

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { type Endpoint, type ErrorTable, type Failure, failure, headers } from "#platform/contract";
import type { Clock, Result } from "#platform/kernel";
import type { Route } from "./call.ts";
import { authenticationStep } from "./decorators/authentication.ts";
import { callingBrowser } from "./decorators/browser-cookie.ts";
import { contentTypeStep } from "./decorators/content-type.ts";
import { exclusionStep } from "./decorators/exclusion.ts";
import { gatewayStep } from "./decorators/gateway.ts";
import { geoBlockingStep } from "./decorators/geo-blocking.ts";
import { idempotencyKeyOf, idempotencyKeyStep, idempotentCallOf, once } from "./decorators/idempotency.ts";
import { languageOf } from "./decorators/language.ts";
import { findMerchantStep, requireMerchantStep } from "./decorators/merchant.ts";
import { moduleIdStep } from "./decorators/module-id.ts";
import { formBodyStep, jsonBodyStep, queryStep } from "./decorators/open-body.ts";
import { passwordOwedStep } from "./decorators/password-owed.ts";
import { rateLimitStep } from "./decorators/rate-limit.ts";
import { sealedBodyStep } from "./decorators/sealed-body.ts";
import { statusGateStep } from "./decorators/status-gate.ts";
import { type Passage, type Step, single } from "./decorators/step.ts";
import { inputStep, outputCheck } from "./decorators/validation.ts";
import { refusalText, sendAnswer, sendRefusal, sharedStatus, successText } from "./envelope.ts";
import { CallLog } from "./log.ts";
import type { CallMetrics } from "./metrics.ts";
import type {
	Authentication,
	BrandOf,
	IdempotentAnswers,
	Languages,
	MaybePromise,
	MessageOf,
	Nonces,
	PlaceOf,
	RateLimiter,
	Refused,
	SealingKey,
	StatusOf,
	StoredAnswer,
	TurnedAway,
} from "./ports.ts";
import type { RefusalOfThrown } from "./thrown.ts";

/** What the decorators work with. */
export type PipelineParts = {
	readonly clock: Clock;
	readonly log: Logger;
	readonly metrics: CallMetrics;
	readonly authentication: Authentication;
	readonly brandOf: BrandOf;
	readonly statusOf: StatusOf;
	/** Everywhere when not given. */
	readonly placeOf?: PlaceOf;
	readonly turnedAway?: TurnedAway;
	/** Names of endpoints that are answered in maintenance and to closed regions too. */
	readonly alwaysOpen: ReadonlySet<string>;
	readonly messageOf: MessageOf;
	readonly languages: Languages;
	readonly limiter: RateLimiter;
	readonly sealingKey: SealingKey;
	readonly nonces: Nonces;
	readonly answers: IdempotentAnswers;
	readonly refusalOfThrown: RefusalOfThrown;
};

export type Serve = (request: FastifyRequest, reply: FastifyReply) => void;

/** The steps of an endpoint, in order; those that do not apply to it are not there. */
function stepsOf({ endpoint }: Route, parts: PipelineParts): readonly Step[] {
	const limit = rateLimitStep(endpoint, parts.limiter);
	const bySession = endpoint.limit?.by === "session";
	const hasBody = endpoint.method === "POST" || endpoint.method === "PUT";
	const plain = endpoint.form === true ? formBodyStep : jsonBodyStep;
	const open = hasBody ? plain : queryStep;
	const steps = [
		findMerchantStep(parts.brandOf),
		endpoint.access === "staff" || parts.alwaysOpen.has(endpoint.name) ? undefined : statusGateStep(parts),
		bySession ? undefined : limit,
		contentTypeStep(endpoint),
		moduleIdStep(endpoint),
		endpoint.atAnyHost === true ? undefined : requireMerchantStep,
		authenticationStep(endpoint, parts.authentication),
		exclusionStep(endpoint),
		passwordOwedStep(endpoint),
		geoBlockingStep(endpoint, parts.placeOf),
		// That of a long body was asked before it was read.
		bySession && endpoint.bodyBytes === undefined ? limit : undefined,
		endpoint.gateway === undefined ? undefined : gatewayStep(endpoint.gateway, parts.sealingKey, parts.nonces),
		endpoint.sealed === true ? sealedBodyStep(parts.sealingKey, parts.nonces) : open,
		inputStep(endpoint),
		idempotencyKeyStep(endpoint),
	];
	return steps.filter((step) => step !== undefined);
}

/** Never rejects: whatever goes wrong becomes an answer. */
export function servePipeline(route: Route, parts: PipelineParts): Serve {
	const run = compile(route, parts);
	return (request, reply) => {
		void run(request, reply);
	};
}

/** A route with what is made of its contract once. */
type Way = Route & { readonly checked: (value: unknown) => unknown; readonly forAll: boolean };

function compile(route: Route, parts: PipelineParts): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
	const { name } = route.endpoint;
	const { method, access } = route.endpoint;
	const way: Way = { ...route, checked: outputCheck(route.endpoint), forAll: method === "GET" && access === "public" };
	const steps = stepsOf(route, parts);
	const handle = route.endpoint.idempotent === true ? handleOnce : handleAlways;
	return async (request, reply) => {
		const start = performance.now();
		const passage = passageOf(request, name, parts);
		const { browserCookie } = route.endpoint;
		if (browserCookie !== undefined)
			passage.context.browser = callingBrowser(
				request,
				browserCookie,
				(cookie) => void reply.header("set-cookie", cookie),
			);
		let code = "OK";
		try {
			const stopped = refusedBy(steps, passage);
			const refused =
				(stopped instanceof Promise ? await stopped : stopped) ?? (await handle(way, passage, { parts, reply }));
			if (refused !== undefined) {
				code = refused.code;
				refuse(reply, refused, { way, passage, parts });
			}
		} catch (thrown) {
			const refused = parts.refusalOfThrown(thrown, passage.context.log);
			code = refused.code;
			refuse(reply, refused, { way, passage, parts });
		}
		parts.metrics.observe({ endpoint: name, code, seconds: (performance.now() - start) / 1000 });
	};
}

function passageOf(request: FastifyRequest, call: string, parts: PipelineParts): Passage {
	const { headers: head, id } = request;
	return {
		head,
		context: {
			address: request.address,
			host: hostOf(request),
			language: languageOf(head, parts.languages),
			merchant: "",
			moduleId: single(head[headers.moduleId]) ?? "",
			requestId: id,
			userAgent: head["user-agent"]?.slice(0, 300) ?? "",
			idempotencyKey: idempotencyKeyOf(head),
			now: parts.clock.now(),
			log: new CallLog(parts.log, { requestId: id, call }),
			principal: undefined,
			play: undefined,
			staff: undefined,
		},
		received: request.method === "GET" || request.method === "DELETE" ? request.query : request.body,
		contentType: head["content-type"],
		content: undefined,
		input: undefined,
	};
}

/** Without its port. The framework reads the headers anew each time it is asked for either. */
function hostOf(request: FastifyRequest): string {
	const { host } = request;
	return host.includes(":") ? request.hostname : host;
}

/** The first refusal from step `from` on. Waits only where a step does. */
function refusedBy(steps: readonly Step[], passage: Passage, from = 0): MaybePromise<Refused | undefined> {
	for (let place = from; place < steps.length; place++) {
		const refused = steps[place]?.(passage);
		if (refused instanceof Promise) return refused.then((known) => known ?? refusedBy(steps, passage, place + 1));
		if (refused !== undefined) return refused;
	}
	return undefined;
}

type Surroundings = { readonly parts: PipelineParts; readonly reply: FastifyReply };

async function handleAlways(way: Way, passage: Passage, { parts, reply }: Surroundings): Promise<Refused | undefined> {
	const result = await way.handle(passage.input, passage.context);
	if (!result.ok) return result.error;
	passage.context.log.debug({}, "answered");
	sendAnswer(reply, successAnswer(result.value, { way, passage, parts }), way);
	return undefined;
}

async function handleOnce(way: Way, passage: Passage, { parts, reply }: Surroundings): Promise<Refused | undefined> {
	const call = idempotentCallOf(way.endpoint, passage.context, passage.input);
	const outcome = await once(parts.answers, call, async () => {
		const result = await way.handle(passage.input, passage.context);
		const answer = answerOf(result, { way, passage, parts });
		return { answer, passing: !result.ok && (answer.status === 503 || isPassing(way.endpoint, result.error)) };
	});
	if (outcome === "conflict") return failure("IDEMPOTENCY_CONFLICT");
	if (outcome === "busy") return failure("TOO_MANY_REQUESTS", { retryAfterSeconds: 1 });
	sendAnswer(reply, outcome);
	return undefined;
}

function isPassing(endpoint: Endpoint, { code }: Refused): boolean {
	const own: ErrorTable = endpoint.errors;
	return own[code]?.passing === true;
}

type Circumstances = { readonly way: Way; readonly passage: Passage; readonly parts: PipelineParts };

function successAnswer(value: unknown, { way, passage, parts }: Circumstances): StoredAnswer {
	const { says } = way.endpoint;
	const message = says === undefined ? undefined : parts.messageOf(passage.context.language, says);
	return { status: 200, text: successText(way.checked(value), message) };
}

function answerOf(result: Result<unknown, Failure<string>>, circumstances: Circumstances): StoredAnswer {
	return result.ok ? successAnswer(result.value, circumstances) : refusedAnswer(result.error, circumstances);
}

function refusedAnswer(refused: Refused, { way, passage, parts }: Circumstances): StoredAnswer {
	const own: ErrorTable = way.endpoint.errors;
	return {
		status: own[refused.code]?.status ?? sharedStatus(refused.code),
		text: refusalText(refused, parts.messageOf(passage.context.language, refused.code)),
	};
}

function refuse(reply: FastifyReply, refused: Refused, circumstances: Circumstances): void {
	const answer = refusedAnswer(refused, circumstances);
	circumstances.passage.context.log.debug({ code: refused.code, status: answer.status }, "refused");
	sendRefusal(reply, refused, answer);
}
