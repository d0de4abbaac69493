// The calls, for a person to read: /docs, and the document itself at /docs/json.
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#platform/contract";
import { tokenOf } from "./decorators/authentication.ts";
import { type ApiInfo, openApiDocument } from "./openapi.ts";
import type { Authentication } from "./ports.ts";

/** As strict as the site's own; the plugin's would also ask for https and let in foreign styles. */
const policy = {
	"default-src": "'self'",
	"img-src": "'self' data:",
	"object-src": "'none'",
	"base-uri": "'none'",
	"frame-ancestors": "'none'",
};

/** Who asks for the document, and what it is made from. */
export type DocsParts = {
	readonly endpoints: readonly Endpoint[];
	readonly info: ApiInfo;
	readonly authentication: Authentication;
	/** From where calls of staff are shown to whoever asks. */
	readonly staffDocsFor: (address: string) => boolean;
	/** It came through a proxy that nobody trusts, whose own address tells nothing of who asks. */
	readonly isForwarded: (request: Pick<FastifyRequest, "headers">) => boolean;
};

const isOfStaff = ({ access, path }: Endpoint): boolean => access === "staff" || path.startsWith("/ops/");

/** Calls of staff stand in the document for who works here, or asks from where it is allowed; others see the rest. */
export async function docsRoutes(fastify: FastifyInstance, parts: DocsParts): Promise<void> {
	const { endpoints, info } = parts;
	await fastify.register(async (scope) => {
		const document = (shown: readonly Endpoint[]) => openApiDocument(shown, info) as never; // 3.1 as data; the plugin's types know 2.0 and 3.0
		const whole = document(endpoints);
		const open = document(endpoints.filter((endpoint) => !isOfStaff(endpoint)));
		const insiders = new WeakSet<FastifyRequest>();
		await scope.register(swagger, { mode: "static", specification: { document: open } });
		await scope.register(swaggerUi, {
			routePrefix: "/docs",
			staticCSP: policy,
			uiConfig: { validatorUrl: null },
			uiHooks: {
				async preHandler(request: FastifyRequest, reply: FastifyReply) {
					reply.header("cache-control", "no-store");
					if (await seesAll(request, parts)) insiders.add(request);
				},
			},
			transformSpecificationClone: false,
			transformSpecification: (_, request) => (insiders.has(request) ? whole : open),
		});
	});
}

async function seesAll(request: FastifyRequest, parts: DocsParts): Promise<boolean> {
	if (parts.staffDocsFor(request.address) && !parts.isForwarded(request)) return true;
	const token = tokenOf(request.headers.authorization);
	return token !== undefined && (await parts.authentication.staff?.(token)) !== undefined;
}
