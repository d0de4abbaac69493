// Where a verb is tried as an operator uses it: a database and a data directory of its own for the length of a test file,
// and what was said to the operator. Never imported outside tests.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

export type OperatorDesk = { readonly dataDir: string; readonly said: string[]; readonly say: (text: string) => void };

/** Call it once a file, at its top. `prepare` seeds what the verb works on, before it may reach the database. */
export function operatorDesk(desk: {
	readonly databaseUrl: string;
	readonly prepare: () => Promise<void>;
}): OperatorDesk {
	const dataDir = mkdtempSync(join(tmpdir(), "tessera-operator-"));
	const said: string[] = [];
	beforeAll(async () => {
		await desk.prepare();
		vi.stubEnv("DATABASE_URL", desk.databaseUrl);
		vi.stubEnv("DATA_DIR", dataDir);
	});
	afterAll(() => {
		vi.unstubAllEnvs();
		rmSync(dataDir, { recursive: true, force: true });
	});
	afterEach(() => {
		said.length = 0;
	});
	return { dataDir, said, say: (text) => void said.push(text) };
}
