// The public face of the live channel.
export { type Live, silentLive } from "./live.ts";
export type { PlayRooms } from "./play.ts";
export { createLive, type LiveOptions, type LiveServer, livePath } from "./server.ts";
