// Tokens and their digests: what a frame carries, and what is stored of it.
import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 24;

/** 192 unpredictable bits as text that fits an address. */
export const newToken = (): string => randomBytes(tokenBytes).toString("base64url");

/** What is stored of a token: nobody who reads the table can play with it. */
export const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();
