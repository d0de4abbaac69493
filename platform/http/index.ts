// The public face of the HTTP server: contracts bound to handlers, served under one set of rules.
export {
	type Answer,
	bind,
	type CallContext,
	type CallFacts,
	type Handler,
	type Log,
	type PlayTicket,
	type Principal,
	type Route,
} from "./call.ts";
