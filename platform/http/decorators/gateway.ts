// The headers of a call that goes by the gateway: its version, and a token sealed to our key, fresh and good once.

import * as z from "zod/mini";
import { failure, headers } from "#platform/contract";
import type { Nonces, SealingKey } from "../ports.ts";
import { openSealed } from "./sealed-body.ts";
import { type Step, single } from "./step.ts";

const sealedToken = z.object({ token: z.string() });

const wrongVersion = failure("INVALID_INPUT");
const wrongToken = failure("INVALID_SEALED_BODY");

export function gatewayStep(version: number, key: SealingKey, nonces: Nonces): Step {
	return async ({ head, context }) => {
		if (single(head[headers.gatewayVersion]) !== String(version)) return wrongVersion;
		const sealed = single(head[headers.encryptedToken]) ?? "";
		const opened = await openSealed(sealed, { key, nonces, now: context.now });
		return z.safeParse(sealedToken, opened?.body).success ? undefined : wrongToken;
	};
}
