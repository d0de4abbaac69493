// Why the desk refuses to set a way to pay in or out, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const settingErrors = {
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Other currencies or languages than it has, or terms that make no sense. */
	TERMS_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const changeWayErrors = { WAY_NOT_FOUND: { status: 404 }, ...settingErrors } as const satisfies ErrorTable;
