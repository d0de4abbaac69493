// The one envelope of every answer.
import * as z from "zod/mini";

export type Success<T> = { readonly success: true; readonly message?: string; readonly value: T };
export type Refusal = {
	readonly success: false;
	readonly message: string;
	readonly errorCode: string;
	readonly value?: unknown;
};
export type Envelope<T> = Success<T> | Refusal;

export const refusal = z.object({
	success: z.literal(false),
	message: z.string(),
	errorCode: z.string(),
	value: z.optional(z.unknown()),
});

/** Header names of the platform's calls. */
export const headers = {
	moduleId: "module-id",
	merchant: "merchant",
	language: "language",
	idempotencyKey: "idempotency-key",
	requestId: "x-request-id",
	gatewayVersion: "gateway-version",
	encryptedToken: "encrypted-token",
} as const;
