import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { laneMetrics } from "./lane-metrics.ts";

test("batches are counted by their lanes; one that was driven again is told apart", async () => {
	const registry = new Registry();
	const metrics = laneMetrics(registry);
	const [wallet, games] = [metrics("wallet"), metrics("games")];
	wallet({ lane: 0, size: 3, depth: 7, milliseconds: 4, again: false });
	wallet({ lane: 1, size: 1, depth: 0, milliseconds: 2, again: true });
	games({ lane: 0, size: 200, depth: 12, milliseconds: 30, again: false });
	const text = await registry.metrics();
	expect(text).toContain('tessera_lane_batch_size_sum{lanes="wallet"} 4');
	expect(text).toContain('tessera_lane_batch_size_count{lanes="games"} 1');
	expect(text).toContain('tessera_lane_batch_seconds_sum{lanes="games"} 0.03');
	expect(text).toContain('tessera_lane_waiting{lanes="wallet"} 0');
	expect(text).toContain('tessera_lane_again_total{lanes="wallet"} 1');
	expect(text).not.toContain('tessera_lane_again_total{lanes="games"}');
});
