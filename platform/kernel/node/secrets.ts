// Secrets we hand out and what we keep of them: random tokens, and SHA-256 digests (enough for 256 random bits).
import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 43 characters. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

export const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();
