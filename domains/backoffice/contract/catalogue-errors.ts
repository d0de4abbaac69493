// Why the desk refuses to read or set the catalogue, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const listCatalogueErrors = { INVALID_CURSOR: { status: 400 } } as const satisfies ErrorTable;

export const returnsErrors = { INVALID_PERIOD: { status: 422 } } as const satisfies ErrorTable;

const saving = {
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Carries `{ part }`. */
	GAME_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const saveVendorErrors = { VENDOR_NOT_FOUND: { status: 404 }, ...saving } as const satisfies ErrorTable;
export const saveGameErrors = { GAME_NOT_FOUND: { status: 404 }, ...saving } as const satisfies ErrorTable;
