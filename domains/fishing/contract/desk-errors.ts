// Why the desk refuses what is asked of the fishing rooms, in order of precedence.
import type { ErrorTable } from "#platform/contract";

/** Its end is not after its beginning, or it is longer than 400 days. */
export const fishReturnsErrors = { INVALID_PERIOD: { status: 422 } } as const satisfies ErrorTable;

/** Somebody else set them since they were read. */
export const saveFishingRoomsErrors = { CHANGED_MEANWHILE: { status: 409 } } as const satisfies ErrorTable;
