// The calls, for a person to read: /docs, and the document itself at /docs/json.
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { Endpoint } from "#platform/contract";
import { type ApiInfo, openApiDocument } from "./openapi.ts";

/** As strict as the site's own; the plugin's would also ask for https and let in foreign styles. */
const policy = {
	"default-src": "'self'",
	"img-src": "'self' data:",
	"object-src": "'none'",
	"base-uri": "'none'",
	"frame-ancestors": "'none'",
};

export async function docsRoutes(
	fastify: FastifyInstance,
	{ endpoints, info }: { readonly endpoints: readonly Endpoint[]; readonly info: ApiInfo },
): Promise<void> {
	await fastify.register(async (scope) => {
		const document = openApiDocument(endpoints, info) as never; // 3.1 as data; the plugin's types know 2.0 and 3.0
		await scope.register(swagger, { mode: "static", specification: { document } });
		await scope.register(swaggerUi, { routePrefix: "/docs", staticCSP: policy, uiConfig: { validatorUrl: null } });
	});
}
