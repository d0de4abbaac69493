// The typed client: one function for every endpoint. It parses what comes back; it never throws for what can go wrong.
export { type CallFailure, type Client, type ClientOptions, createClient } from "./client.ts";
export { type Seal, sealWithServerKey } from "./seal.ts";
