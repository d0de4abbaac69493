// Marks what an operator looked at, so that whoever sets it later learns that it has changed meanwhile.
import { createHash } from "node:crypto";

/** 32 signs; the same for the same content. */
export const stampOf = (content: object): string =>
	createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
