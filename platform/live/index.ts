// The public face of the live channel.
export { type Live, silentLive } from "./live.ts";
