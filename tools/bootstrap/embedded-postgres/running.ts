// The address of the server that another process of ours runs on this data directory: by TCP, as any program takes it.
import { join } from "node:path";
import { urlOf } from "./place.ts";
import { loadSecrets } from "./secrets.ts";

export function runningUrl(dataDir: string): string {
	const { port, password } = loadSecrets(join(dataDir, "postgres.json"));
	return urlOf({ port }, { role: "tessera", password, database: "tessera" });
}
