// The pay tables of the house's slot games, as the release seeds them. Names and art live elsewhere.
import type { PayTable } from "../pay-table.ts";
import { beeAlmanac } from "./bee-almanac.ts";
import { bojagi } from "./bojagi.ts";
import { cloudLoom } from "./cloud-loom.ts";
import { coinDivers } from "./coin-divers.ts";
import { dancheongGate } from "./dancheong-gate.ts";
import { dhowRace } from "./dhow-race.ts";
import { gateOfCamels } from "./gate-of-camels.ts";
import { glassOrchard } from "./glass-orchard.ts";
import { haenyeo } from "./haenyeo.ts";
import { hanjiLamps } from "./hanji-lamps.ts";
import { iceLamps } from "./ice-lamps.ts";
import { jindoDrums } from "./jindo-drums.ts";
import { lanternTide } from "./lantern-tide.ts";
import { magpieTiger } from "./magpie-tiger.ts";
import { nightFerry } from "./night-ferry.ts";
import { onggi } from "./onggi.ts";
import { orrery } from "./orrery.ts";
import { paperKites } from "./paper-kites.ts";
import { reedOrgan } from "./reed-organ.ts";
import { saltCaravan } from "./salt-caravan.ts";
import { talchum } from "./talchum.ts";
import { tileCourt } from "./tile-court.ts";
import { tinMiners } from "./tin-miners.ts";
import { wayfinder } from "./wayfinder.ts";

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
	paperKites,
	talchum,
	hanjiLamps,
	coinDivers,
	reedOrgan,
	onggi,
	nightFerry,
	tileCourt,
	beeAlmanac,
	iceLamps,
	dhowRace,
	gateOfCamels,
	orrery,
	tinMiners,
];
