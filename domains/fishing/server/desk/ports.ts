// What the fishing rooms' desk works with. Types only.
import type { FishingDeps } from "../ports.ts";

export type RoomsDesk = Pick<FishingDeps, "db">;
