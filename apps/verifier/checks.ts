// What the page checks: a part from every studio whose draws can be followed, found by folder (`domains/<studio>/ui/check.ts`).
import type { StudioCheck } from "#cabinet/ui";

const found = import.meta.glob<StudioCheck>("../../domains/*/ui/check.ts", { import: "check", eager: true });

export const checks: readonly StudioCheck[] = Object.values(found).sort((left, right) => left.order - right.order);

/** The one whose draw an address asks for; without one the first. */
export const checkOf = (hash: string, among: readonly StudioCheck[] = checks): StudioCheck | undefined =>
	among.find(({ asks }) => asks(hash)) ?? among[0];
