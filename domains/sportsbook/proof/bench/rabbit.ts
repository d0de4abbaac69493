// A RabbitMQ of its own for a measurement: Debian's rabbitmq-server in a temporary folder, killed and started again as it is asked.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "amqplib";

const program = "/usr/lib/rabbitmq/bin/rabbitmq-server";
const portMapper = "/usr/bin/epmd";
const [port, distribution, mapper] = [15_799, 25_799, 14_799] as const;

export type Rabbit = {
	readonly url: string;
	readonly start: () => Promise<void>;
	/** SIGKILL: queues and connections are gone at once. */
	readonly kill: () => Promise<void>;
	readonly stop: () => Promise<void>;
};

/** Throws where it is not installed. */
export function openRabbit(): Rabbit {
	if (!existsSync(program)) throw new Error("it needs Debian's RabbitMQ: apt-get install rabbitmq-server");
	const folder = mkdtempSync(join(tmpdir(), "tessera-rabbit-"));
	const url = `amqp://guest:guest@127.0.0.1:${port}`;
	let child: ChildProcess | undefined;
	const kill = async (): Promise<void> => {
		const running = child;
		child = undefined;
		if (running?.pid === undefined) return;
		const gone = new Promise((resolve) => running.once("exit", resolve));
		// The script's own children are its group.
		process.kill(-running.pid, "SIGKILL");
		await gone;
	};
	return {
		url,
		kill,
		async start() {
			child = spawn(program, [], {
				cwd: folder,
				detached: true,
				stdio: "ignore",
				env: {
					PATH: process.env.PATH,
					HOME: folder,
					RABBITMQ_NODENAME: "tessera_bench@localhost",
					RABBITMQ_NODE_IP_ADDRESS: "127.0.0.1",
					RABBITMQ_NODE_PORT: String(port),
					RABBITMQ_DIST_PORT: String(distribution),
					ERL_EPMD_PORT: String(mapper),
					RABBITMQ_MNESIA_BASE: join(folder, "data"),
					RABBITMQ_LOG_BASE: join(folder, "log"),
					RABBITMQ_PID_FILE: join(folder, "pid"),
					RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, "plugins"),
				},
			});
			for (let tries = 0; ; tries++) {
				const open = await connect(url, { timeout: 2_000 }).catch(() => undefined);
				if (open !== undefined) return open.close();
				if (tries > 600) throw new Error("RabbitMQ does not come up");
				await sleep(500);
			}
		},
		async stop() {
			await kill();
			// The port mapper stays behind a broker.
			spawnSync(portMapper, ["-port", String(mapper), "-kill"], { stdio: "ignore" });
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
