// Generated from the folders of domains/slots/games by `npm run gen`. Not edited by hand.
import type { GameCode } from "../core/index.ts";
import type { Look } from "./stage/look.ts";

/** Every game's look, fetched when the game is opened. */
export const looks: Readonly<Record<GameCode, () => Promise<{ readonly look: Look }>>> = {
	"dancheong-gate": () => import("../games/dancheong-gate/art/look.ts"),
	"magpie-tiger": () => import("../games/magpie-tiger/art/look.ts"),
	bojagi: () => import("../games/bojagi/art/look.ts"),
	"salt-caravan": () => import("../games/salt-caravan/art/look.ts"),
	"lantern-tide": () => import("../games/lantern-tide/art/look.ts"),
	"glass-orchard": () => import("../games/glass-orchard/art/look.ts"),
	"cloud-loom": () => import("../games/cloud-loom/art/look.ts"),
	wayfinder: () => import("../games/wayfinder/art/look.ts"),
	"jindo-drums": () => import("../games/jindo-drums/art/look.ts"),
	haenyeo: () => import("../games/haenyeo/art/look.ts"),
	"coin-divers": () => import("../games/coin-divers/art/look.ts"),
	"paper-kites": () => import("../games/paper-kites/art/look.ts"),
	talchum: () => import("../games/talchum/art/look.ts"),
	"hanji-lamps": () => import("../games/hanji-lamps/art/look.ts"),
	"reed-organ": () => import("../games/reed-organ/art/look.ts"),
	onggi: () => import("../games/onggi/art/look.ts"),
	"tile-court": () => import("../games/tile-court/art/look.ts"),
	"bee-almanac": () => import("../games/bee-almanac/art/look.ts"),
	orrery: () => import("../games/orrery/art/look.ts"),
	"night-ferry": () => import("../games/night-ferry/art/look.ts"),
	"ice-lamps": () => import("../games/ice-lamps/art/look.ts"),
	"dhow-race": () => import("../games/dhow-race/art/look.ts"),
	"gate-of-camels": () => import("../games/gate-of-camels/art/look.ts"),
	"tin-miners": () => import("../games/tin-miners/art/look.ts"),
};
