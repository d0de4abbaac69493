// The desks of all domains, found by folder: `domains/<domain>/console/desk.ts`. A page is fetched when somebody opens it.
import type { Desk } from "#platform/desk/ui";

const found = import.meta.glob<Desk>("../../domains/*/console/desk.ts", { import: "desk", eager: true });

export const desks: readonly Desk[] = Object.values(found);
