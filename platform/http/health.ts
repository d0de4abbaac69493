// What watches the process asks: does it run, may it take calls, what are its figures.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Registry } from "prom-client";
import type { ReadinessCheck } from "./ports.ts";

export type HealthParts = {
	readonly checks: readonly ReadinessCheck[];
	readonly registry: Registry;
	/** Who may read the metrics. */
	readonly metricsFor: (address: string) => boolean;
	/** It came through a proxy that nobody trusts, whose own address tells nothing of who asks. */
	readonly isForwarded: (request: Pick<FastifyRequest, "headers">) => boolean;
};

const patienceMilliseconds = 2_000;

export function healthRoutes(fastify: FastifyInstance, parts: HealthParts): void {
	fastify.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "up" }));
	fastify.get("/readyz", async (_request, reply) => {
		const checks = await runChecks(parts.checks);
		const ready = Object.values(checks).every((works) => works);
		reply.code(ready ? 200 : 503).header("cache-control", "no-store");
		return reply.send({ status: ready ? "ready" : "not-ready", checks });
	});
	fastify.get("/metrics", async (request, reply) => {
		if (!parts.metricsFor(request.address) || parts.isForwarded(request)) return reply.callNotFound();
		return reply.header("content-type", parts.registry.contentType).send(await parts.registry.metrics());
	});
}

async function runChecks(checks: readonly ReadinessCheck[]): Promise<Readonly<Record<string, boolean>>> {
	const entries = await Promise.all(checks.map(async (check) => [check.name, await works(check)] as const));
	return Object.fromEntries(entries);
}

async function works({ check }: ReadinessCheck): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), patienceMilliseconds);
	});
	const done = check().then(
		(answer) => answer !== false,
		() => false,
	);
	try {
		return await Promise.race([done, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** This machine, by any of its names. */
export const isLoopback = (address: string): boolean => address === "::1" || /^(?:::ffff:)?127\.[0-9.]+$/.test(address);
