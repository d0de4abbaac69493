// Finds a port of this machine that nobody listens on.
import { createServer } from "node:net";

/** The wanted port when it is free, else any free one. */
export async function freePort(wanted: number): Promise<number> {
	const port = await listenOnce(wanted);
	return port ?? (await listenOnce(0)) ?? 0;
}

function listenOnce(port: number): Promise<number | undefined> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(undefined));
		probe.listen(port, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" ? address?.port : undefined));
		});
	});
}
