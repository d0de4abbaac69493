// Generated from the folders of domains/slots/games by `npm run gen`. Not edited by hand.
import { tile as dancheongGate } from "../../domains/slots/games/dancheong-gate/tile.ts";
import { tile as magpieTiger } from "../../domains/slots/games/magpie-tiger/tile.ts";
import { tile as bojagi } from "../../domains/slots/games/bojagi/tile.ts";
import { tile as saltCaravan } from "../../domains/slots/games/salt-caravan/tile.ts";
import { tile as lanternTide } from "../../domains/slots/games/lantern-tide/tile.ts";
import { tile as glassOrchard } from "../../domains/slots/games/glass-orchard/tile.ts";
import { tile as cloudLoom } from "../../domains/slots/games/cloud-loom/tile.ts";
import { tile as wayfinder } from "../../domains/slots/games/wayfinder/tile.ts";
import { tile as jindoDrums } from "../../domains/slots/games/jindo-drums/tile.ts";
import { tile as haenyeo } from "../../domains/slots/games/haenyeo/tile.ts";
import { tile as coinDivers } from "../../domains/slots/games/coin-divers/tile.ts";
import { tile as paperKites } from "../../domains/slots/games/paper-kites/tile.ts";
import { tile as talchum } from "../../domains/slots/games/talchum/tile.ts";
import { tile as hanjiLamps } from "../../domains/slots/games/hanji-lamps/tile.ts";
import { tile as reedOrgan } from "../../domains/slots/games/reed-organ/tile.ts";
import { tile as onggi } from "../../domains/slots/games/onggi/tile.ts";
import { tile as tileCourt } from "../../domains/slots/games/tile-court/tile.ts";
import { tile as beeAlmanac } from "../../domains/slots/games/bee-almanac/tile.ts";
import { tile as orrery } from "../../domains/slots/games/orrery/tile.ts";
import { tile as nightFerry } from "../../domains/slots/games/night-ferry/tile.ts";
import { tile as iceLamps } from "../../domains/slots/games/ice-lamps/tile.ts";
import { tile as dhowRace } from "../../domains/slots/games/dhow-race/tile.ts";
import { tile as gateOfCamels } from "../../domains/slots/games/gate-of-camels/tile.ts";
import { tile as tinMiners } from "../../domains/slots/games/tin-miners/tile.ts";
import type { GameCode } from "#slots/core";
import type { Tile } from "./tile.ts";

export const tiles: Readonly<Record<GameCode, Tile>> = {
	"dancheong-gate": dancheongGate,
	"magpie-tiger": magpieTiger,
	bojagi,
	"salt-caravan": saltCaravan,
	"lantern-tide": lanternTide,
	"glass-orchard": glassOrchard,
	"cloud-loom": cloudLoom,
	wayfinder,
	"jindo-drums": jindoDrums,
	haenyeo,
	"coin-divers": coinDivers,
	"paper-kites": paperKites,
	talchum,
	"hanji-lamps": hanjiLamps,
	"reed-organ": reedOrgan,
	onggi,
	"tile-court": tileCourt,
	"bee-almanac": beeAlmanac,
	orrery,
	"night-ferry": nightFerry,
	"ice-lamps": iceLamps,
	"dhow-race": dhowRace,
	"gate-of-camels": gateOfCamels,
	"tin-miners": tinMiners,
};
