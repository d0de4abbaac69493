// What can go wrong in a brand's calls, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const invalidUrl = { INVALID_URL: { status: 404 } } as const satisfies ErrorTable;

export const pageNotFound = { PAGE_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
