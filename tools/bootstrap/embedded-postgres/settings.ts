// The server's settings: durable by default, sized for one machine that also runs the product.
import { totalmem } from "node:os";
import type { Place } from "./place.ts";

const megabyte = 1024 * 1024;

/** `fast` gives up durability: for tests, whose data nobody needs after a crash. */
export function settings({ port, socketFolder }: Place, durability: "durable" | "fast"): readonly string[] {
	const memory = totalmem() / megabyte;
	const shared = Math.max(64, Math.min(512, Math.floor(memory / 16)));
	const durable = durability === "durable" ? "on" : "off";
	const pairs: Record<string, string | number> = {
		listen_addresses: "127.0.0.1",
		port,
		// A list: a comma in a name is none between two.
		unix_socket_directories: socketFolder === undefined ? "" : `"${socketFolder.replaceAll('"', '""')}"`,
		max_connections: 200,
		shared_buffers: `${durability === "durable" ? shared : Math.min(shared, 256)}MB`,
		effective_cache_size: `${Math.floor(memory / 4)}MB`,
		work_mem: "8MB",
		maintenance_work_mem: `${Math.max(64, Math.min(256, Math.floor(memory / 32)))}MB`,
		fsync: durable,
		synchronous_commit: durable,
		full_page_writes: durable,
		// Replication and point-in-time recovery belong to a server of the operator's own (DATABASE_URL).
		wal_level: "minimal",
		max_wal_senders: 0,
		wal_buffers: "16MB",
		min_wal_size: "256MB",
		max_wal_size: "4GB",
		checkpoint_timeout: "15min",
		random_page_cost: 1.1,
		jit: "off",
		// A worker of it cannot be ended by who drops a test's database, and no test lives long enough to need one.
		autovacuum: durable,
		autovacuum_naptime: "20s",
		autovacuum_vacuum_scale_factor: 0.05,
		autovacuum_analyze_scale_factor: 0.02,
		log_destination: "stderr",
		log_line_prefix: "%m [%p] ",
		log_timezone: "UTC",
		timezone: "UTC",
	};
	return Object.entries(pairs).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
