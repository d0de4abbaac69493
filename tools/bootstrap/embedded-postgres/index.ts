// The embedded PostgreSQL: a real server from the package registry, for a machine that has only Node.
export { homeFor, makeDataDir } from "./home.ts";
export { freePort } from "./port.ts";
export { runningUrl } from "./running.ts";
export { type RunningPostgres, startPostgres } from "./server.ts";
export { startError } from "./start-error.ts";
