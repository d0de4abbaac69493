// The pay tables of the house's slot games, as the release seeds them. Names and art live elsewhere.
import type { PayTable } from "../pay-table.ts";
import { bojagi } from "./bojagi.ts";
import { dancheongGate } from "./dancheong-gate.ts";
import { magpieTiger } from "./magpie-tiger.ts";

/** Every version that was ever released, so that old rounds can be shown and proven again. */
export const payTables: readonly PayTable[] = [dancheongGate, magpieTiger, bojagi];
