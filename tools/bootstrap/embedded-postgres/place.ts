// Where the server is reached: by its socket file, which costs a tenth less of a call than TCP does; by TCP where the
// path of that file would be longer than a system takes. TCP listens in any case, for an operator's own programs.
import { join } from "node:path";

export type Place = {
	readonly port: number;
	/** The folder of the socket file; undefined for TCP on this machine. */
	readonly socketFolder?: string | undefined;
};

/** Bytes of a socket's path that every system takes, with the end that it needs. */
const longestPath = 103;

/**
 * The data folder itself, which only the server's account and root can enter; undefined where it cannot hold a socket.
 * `platform` is that of `process.platform`.
 */
export function socketFolderFor(dataFolder: string, platform: NodeJS.Platform): string | undefined {
	const longest = Buffer.byteLength(join(dataFolder, ".s.PGSQL.65535"));
	return platform === "win32" || longest > longestPath ? undefined : dataFolder;
}

type Account = { readonly role: string; readonly password: string; readonly database: string };

/** postgres://role:password@host:port/database; the host is an escaped folder where there is a socket. */
export function urlOf({ port, socketFolder }: Place, { role, password, database }: Account): string {
	const host = socketFolder === undefined ? "127.0.0.1" : encodeURIComponent(socketFolder);
	return `postgres://${role}:${password}@${host}:${port}/${database}`;
}
