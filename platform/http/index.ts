// The public face of the HTTP server: contracts bound to handlers, served under one set of rules.
export {
	type Answer,
	type AnyCall,
	bind,
	type CallContext,
	type CallFacts,
	type CallingBrowser,
	type Handler,
	type Log,
	type PlayTicket,
	type Principal,
	type Route,
	type RunningExclusion,
	type StaffPrincipal,
} from "./call.ts";
export { exclusionFailure } from "./decorators/exclusion.ts";
export { networkOf } from "./decorators/rate-limit.ts";
export { readGauge } from "./gauges.ts";
export { databaseAnswers, databaseNonces, forgetKeptCalls } from "./kept-calls.ts";
export { type LaneMetrics, laneMetrics } from "./lane-metrics.ts";
export { CallLog, createLog, type LogOptions } from "./log.ts";
export { createRegistry } from "./metrics.ts";
export { migrations } from "./migrations.ts";
export { openApiDocument } from "./openapi.ts";
export type {
	Authentication,
	BrandOf,
	IdempotentAnswers,
	Languages,
	MaybePromise,
	MessageOf,
	Nonces,
	PlacedCall,
	Quota,
	RateLimiter,
	ReadinessCheck,
	Refused,
	SealingKey,
	StatusOf,
	SystemStatus,
} from "./ports.ts";
export {
	type RawAnswer,
	type RawCall,
	type RawRoute,
	type RawText,
	type RawVisit,
	serveRawRoutes,
} from "./raw-route.ts";
export { fileSealingKey, newSealingJwk, sealingKeyFrom } from "./sealing-key.ts";
export { createHttp, type HttpOptions, type HttpServer } from "./server.ts";
export type { BuiltApp } from "./static-files.ts";
export { tokenBuckets } from "./token-buckets.ts";
export { clientAddresses } from "./trusted-proxies.ts";
