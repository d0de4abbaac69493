// A brand behind the real server, as callers reach it.
import type { Database } from "#platform/db";
import {
	createHttp,
	createLog,
	databaseAnswers,
	databaseNonces,
	type HttpServer,
	newSealingJwk,
	sealingKeyFrom,
} from "#platform/http";
import { systemClock } from "#platform/kernel";
import { alwaysOpen } from "../api.ts";
import type { BrandModule } from "../module.ts";

export type Served = { readonly http: HttpServer; readonly origin: string };

/** `trustProxy`: whose word about the caller's address counts; nobody's when it is not given. */
export async function serveBrand(
	brand: BrandModule,
	{ db, trustProxy = false }: { readonly db: Database; readonly trustProxy?: string[] | false },
): Promise<Served> {
	const http = await createHttp({
		routes: brand.routes,
		api: { title: "test", version: "1" },
		authentication: { session: async () => undefined, play: async () => undefined },
		brandOf: (asked, host) => brand.api.brandOf({ merchant: asked, host })?.merchant,
		statusOf: (call) => brand.api.standing(call).status,
		alwaysOpen: new Set(alwaysOpen),
		messageOf: (language, code) => `${language}:${code}`,
		languages: { known: new Set(["en", "ko"]), fallback: "en" },
		sealingKey: await sealingKeyFrom(await newSealingJwk()),
		nonces: databaseNonces(db),
		answers: databaseAnswers(db, systemClock),
		log: createLog({ level: "error", destination: { write() {} } }),
		trustProxy,
	});
	return { http, origin: await http.listen({ port: 0, host: "127.0.0.1" }) };
}
