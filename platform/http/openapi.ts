// The OpenAPI 3.1 document, derived from the contracts. Holds no fact of its own.
import * as z from "zod/mini";
import { type Endpoint, headers, sharedErrors } from "#platform/contract";

export type ApiInfo = { readonly title: string; readonly version: string };

type Json = Readonly<Record<string, unknown>>;

export function openApiDocument(endpoints: readonly Endpoint[], info: ApiInfo): Json {
	const paths: Record<string, Record<string, Json>> = {};
	for (const endpoint of endpoints) {
		paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
	}
	return {
		openapi: "3.1.0",
		info,
		paths,
		components: {
			securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
			schemas: { Refusal: refusalSchema },
		},
	};
}

const refusalSchema: Json = {
	type: "object",
	required: ["success", "message", "errorCode"],
	properties: {
		success: { const: false },
		message: { type: "string" },
		errorCode: { type: "string" },
		value: {},
	},
};

function operationOf(endpoint: Endpoint): Json {
	const hasBody = endpoint.method === "POST" || endpoint.method === "PUT";
	return {
		operationId: endpoint.name,
		summary: endpoint.summary,
		tags: [endpoint.path.split("/")[2] ?? "other"],
		parameters: [...headerParameters(endpoint), ...(hasBody ? [] : queryParameters(endpoint))],
		...(hasBody ? { requestBody: requestBodyOf(endpoint) } : {}),
		...(endpoint.access === "public" ? {} : { security: [{ bearer: [] }] }),
		responses: responsesOf(endpoint),
	};
}

const schemaOf = (schema: z.core.$ZodType, io: "input" | "output"): Json => {
	const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return rest;
};

const text: Json = { type: "string" };

function headerParameters(endpoint: Endpoint): readonly Json[] {
	const header = (name: string, required: boolean, schema: Json) => ({ name, in: "header", required, schema });
	const common = [
		header(headers.moduleId, true, { enum: endpoint.moduleIds }),
		header(headers.merchant, false, text),
		header(headers.language, false, text),
	];
	return endpoint.idempotent === true ? [...common, header(headers.idempotencyKey, true, text)] : common;
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

function queryParameters(endpoint: Endpoint): readonly Json[] {
	const { properties, required } = schemaOf(endpoint.input, "input");
	const needed = Array.isArray(required) ? required : [];
	return Object.entries(isJson(properties) ? properties : {}).map(([name, schema]) => ({
		name,
		in: "query",
		required: needed.includes(name),
		schema,
		...(isJson(endpoint.example) && name in endpoint.example ? { example: endpoint.example[name] } : {}),
	}));
}

function requestBodyOf(endpoint: Endpoint): Json {
	const schema = schemaOf(endpoint.input, "input");
	const example = endpoint.example ?? {};
	if (endpoint.sealed !== true) {
		const form = endpoint.form === true ? { "application/x-www-form-urlencoded": { schema, example } } : {};
		return { required: true, content: { ...form, "application/json": { schema, example } } };
	}
	return {
		required: true,
		description:
			"A compact JWE (ECDH-ES, A256GCM) of {body, sentAt, nonce} to the key at /wps/system/key; `body` is as below.",
		content: { "application/jose": { schema: { ...text, contentSchema: { ...schema, examples: [example] } } } },
	};
}

function responsesOf(endpoint: Endpoint): Json {
	const success = {
		type: "object",
		required: ["success", "value"],
		properties: { success: { const: true }, value: schemaOf(endpoint.output, "output") },
	};
	const responses: Record<string, Json> = {
		"200": { description: "Done", content: { "application/json": { schema: success } } },
	};
	for (const [status, codes] of codesByStatus(endpoint)) {
		const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
		responses[status] = { description: codes.join(", "), content };
	}
	return responses;
}

function codesByStatus(endpoint: Endpoint): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, string[]>();
	for (const [code, { status }] of Object.entries({ ...endpoint.errors, ...sharedErrors })) {
		const codes = found.get(String(status)) ?? [];
		found.set(String(status), [...codes, code]);
	}
	return found;
}
