// Why a deposit is refused for the member's own protection. Apart from play: a page that shows a game does not carry it.
import type { ErrorTable } from "#platform/contract";
import { playProtectionErrors } from "./play-errors.ts";

const { IDENTITY_REQUIRED, LIMIT_REQUIRED, LIMIT_REACHED } = playProtectionErrors;

export const depositProtectionErrors = {
	IDENTITY_REQUIRED,
	LIMIT_REQUIRED,
	LIMIT_REACHED,
} as const satisfies ErrorTable;
