// What Prometheus reads: calls by endpoint and code, their durations, the process itself, and whatever others register.
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type CallMetrics = {
	/** `code` is `OK` or the error code of the answer. */
	readonly observe: (call: { readonly endpoint: string; readonly code: string; readonly seconds: number }) => void;
};

/** A registry with the process's own figures: memory, garbage collection, lag of the event loop. */
export function createRegistry(): Registry {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	return registry;
}

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function callMetrics(registry: Registry): CallMetrics {
	const calls = new Counter({
		name: "tessera_calls_total",
		help: "Calls answered, by endpoint and code",
		labelNames: ["endpoint", "code"] as const,
		registers: [registry],
	});
	const durations = new Histogram({
		name: "tessera_call_seconds",
		help: "Seconds from the headers of a call to its answer, by endpoint",
		labelNames: ["endpoint"] as const,
		buckets: secondsBuckets,
		registers: [registry],
	});
	return {
		observe({ endpoint, code, seconds }) {
			calls.inc({ endpoint, code });
			durations.observe({ endpoint }, seconds);
		},
	};
}
