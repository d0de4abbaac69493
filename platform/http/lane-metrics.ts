// What Prometheus reads of group commit: batches, their sizes, how long they take, what waits, what was driven again.
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { WrittenBatch } from "#platform/db";

/** The observer of one set of lanes, by its name: `wallet`, `games`. */
export type LaneMetrics = (lanes: string) => (batch: WrittenBatch) => void;

export function laneMetrics(registry: Registry): LaneMetrics {
	const common = { labelNames: ["lanes"] as const, registers: [registry] };
	const sizes = new Histogram({
		...common,
		name: "tessera_lane_batch_size",
		help: "Commands written together",
		buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
	});
	const seconds = new Histogram({
		...common,
		name: "tessera_lane_batch_seconds",
		help: "Seconds to write a batch durably",
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
	});
	const waiting = new Gauge({
		...common,
		name: "tessera_lane_waiting",
		help: "Commands that waited behind the last batch",
	});
	const again = new Counter({ ...common, name: "tessera_lane_again_total", help: "Batches driven again one by one" });
	return (lanes) => (batch) => {
		sizes.observe({ lanes }, batch.size);
		seconds.observe({ lanes }, batch.milliseconds / 1000);
		waiting.set({ lanes }, batch.depth);
		if (batch.again) again.inc({ lanes });
	};
}
