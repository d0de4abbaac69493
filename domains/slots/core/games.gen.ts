// Generated from the folders of domains/slots/games by `npm run gen`. Not edited by hand.
import { table as dancheongGate } from "../games/dancheong-gate/table.ts";
import { table as magpieTiger } from "../games/magpie-tiger/table.ts";
import { table as bojagi } from "../games/bojagi/table.ts";
import { table as saltCaravan } from "../games/salt-caravan/table.ts";
import { table as lanternTide } from "../games/lantern-tide/table.ts";
import { table as glassOrchard } from "../games/glass-orchard/table.ts";
import { table as cloudLoom } from "../games/cloud-loom/table.ts";
import { table as wayfinder } from "../games/wayfinder/table.ts";
import { table as jindoDrums } from "../games/jindo-drums/table.ts";
import { table as haenyeo } from "../games/haenyeo/table.ts";
import { table as coinDivers } from "../games/coin-divers/table.ts";
import { table as paperKites } from "../games/paper-kites/table.ts";
import { table as talchum } from "../games/talchum/table.ts";
import { table as hanjiLamps } from "../games/hanji-lamps/table.ts";
import { table as reedOrgan } from "../games/reed-organ/table.ts";
import { table as onggi } from "../games/onggi/table.ts";
import { table as tileCourt } from "../games/tile-court/table.ts";
import { table as beeAlmanac } from "../games/bee-almanac/table.ts";
import { table as orrery } from "../games/orrery/table.ts";
import { table as nightFerry } from "../games/night-ferry/table.ts";
import { table as iceLamps } from "../games/ice-lamps/table.ts";
import { table as dhowRace } from "../games/dhow-race/table.ts";
import { table as gateOfCamels } from "../games/gate-of-camels/table.ts";
import { table as tinMiners } from "../games/tin-miners/table.ts";
import type { PayTable } from "./pay-table.ts";

export type GameCode =
	| "dancheong-gate"
	| "magpie-tiger"
	| "bojagi"
	| "salt-caravan"
	| "lantern-tide"
	| "glass-orchard"
	| "cloud-loom"
	| "wayfinder"
	| "jindo-drums"
	| "haenyeo"
	| "coin-divers"
	| "paper-kites"
	| "talchum"
	| "hanji-lamps"
	| "reed-organ"
	| "onggi"
	| "tile-court"
	| "bee-almanac"
	| "orrery"
	| "night-ferry"
	| "ice-lamps"
	| "dhow-race"
	| "gate-of-camels"
	| "tin-miners";

/** Every version that was ever released, so that old rounds can be shown and proven again. */
export const payTables: readonly PayTable[] = [
	dancheongGate,
	magpieTiger,
	bojagi,
	saltCaravan,
	lanternTide,
	glassOrchard,
	cloudLoom,
	wayfinder,
	jindoDrums,
	haenyeo,
	coinDivers,
	paperKites,
	talchum,
	hanjiLamps,
	reedOrgan,
	onggi,
	tileCourt,
	beeAlmanac,
	orrery,
	nightFerry,
	iceLamps,
	dhowRace,
	gateOfCamels,
	tinMiners,
];
