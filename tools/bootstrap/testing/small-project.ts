// A project as small as can be, started by the real verbs: for tests of starting and ending.
import { type ChildProcess, spawn } from "node:child_process";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../embedded-postgres/index.ts";

const server = `
import { createServer } from "node:http";
import { openDatabase, sql } from "#platform/db";
const db = openDatabase({ url: process.env.DATABASE_URL ?? "" });
const fill = () => {
	for (const kept = []; ; ) kept.push({ kept: kept.length });
};
const server = createServer(async (request, response) => {
	if (request.url === "/throw") return setImmediate(() => { throw new Error("a bug that nobody caught"); });
	if (request.url === "/fill") return setImmediate(fill);
	try {
		const rows = await db.tx(async (tx) => {
			await sql\`create table if not exists visit (at timestamptz default now())\`.execute(tx);
			await sql\`insert into visit default values\`.execute(tx);
			return sql<{ visits: string }>\`select count(*) as visits from visit\`.execute(tx);
		});
		response.end(rows.rows[0]?.visits);
	} catch (error) {
		response.writeHead(503).end(String(error));
	}
});
if (process.env.ENDS_AT_ONCE) process.exit(3);
server.listen(Number(process.env.PORT), process.env.HOST, () => console.log("serving as", process.pid));
if (process.env.ENDS_SOON) setTimeout(() => process.exit(7), 700);
process.on("SIGTERM", async () => {
	server.close();
	await db.close();
	console.log("the server has ended");
	process.exit(0);
});
`;

export type SmallProject = { readonly folder: string; readonly port: number; remove(): void };

/** A copy of what starting needs, with a server that counts its visits in the database. */
export async function smallProject(mode = 0o755): Promise<SmallProject> {
	const root = process.cwd();
	const folder = mkdtempSync(join(tmpdir(), "tessera-small-"));
	chmodSync(folder, mode);
	mkdirSync(join(folder, "apps/server"), { recursive: true });
	writeFileSync(join(folder, "apps/server/main.ts"), server);
	for (const path of ["tools/bootstrap", "package.json", "package-lock.json", "tsconfig.base.json"]) {
		cpSync(join(root, path), join(folder, path), { recursive: true });
	}
	for (const path of ["node_modules", "platform"]) symlinkSync(resolve(root, path), join(folder, path));
	return { folder, port: await freePort(0), remove: () => removeAll(folder) };
}

/** The database's files too, where a link leads to them. */
function removeAll(folder: string): void {
	const cluster = join(folder, ".data", "postgres");
	const folders = [...(existsSync(cluster) ? [realpathSync(cluster)] : []), folder];
	for (const path of folders) rmSync(path, { recursive: true, force: true });
}

export type Started = {
	readonly child: ChildProcess;
	readonly said: () => string;
	/** The exit code, or the signal that ended it. */
	readonly ended: Promise<number | string>;
};

/** `npm start` in the project, or the same without npm between. */
export function start(
	project: SmallProject,
	options: { readonly env?: Readonly<Record<string, string>>; readonly through?: "npm" } = {},
): Started {
	const [command, args] =
		options.through === "npm"
			? ["npm", ["start", "--silent"]]
			: [process.execPath, ["tools/bootstrap/run.mjs", "start"]];
	const { DATABASE_URL: _own, npm_lifecycle_event: _verb, ...env } = process.env;
	const child = spawn(command, args, {
		cwd: project.folder,
		env: { ...env, HOST: "127.0.0.1", PORT: String(project.port), ...options.env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (chunk: string) => {
			said += chunk;
		});
	}
	const ended = new Promise<number | string>((resolve) =>
		child.once("close", (code, name) => resolve(code ?? name ?? 1)),
	);
	return { child, said: () => said, ended };
}

/** What the server answers once it serves; fails when it does not within the time. */
export async function visit(project: SmallProject, withinMs = 30_000): Promise<string> {
	for (const end = Date.now() + withinMs; Date.now() < end; await sleep(50)) {
		try {
			const response = await fetch(`http://127.0.0.1:${project.port}/`);
			if (response.ok) return await response.text();
		} catch {
			// Not yet.
		}
	}
	throw new Error("the server does not answer");
}
