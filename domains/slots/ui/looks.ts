// Every game's look by its code, fetched when the game is opened.
import type { Look } from "./stage/look.ts";

const looks: Readonly<Record<string, () => Promise<{ readonly look: Look }>>> = {
	"dancheong-gate": () => import("./art/dancheong-gate/look.ts"),
	bojagi: () => import("./art/bojagi/look.ts"),
	"cloud-loom": () => import("./art/cloud-loom/look.ts"),
	"gate-of-camels": () => import("./art/gate-of-camels/look.ts"),
	"glass-orchard": () => import("./art/glass-orchard/look.ts"),
	"coin-divers": () => import("./art/coin-divers/look.ts"),
	"dhow-race": () => import("./art/dhow-race/look.ts"),
	haenyeo: () => import("./art/haenyeo/look.ts"),
	"hanji-lamps": () => import("./art/hanji-lamps/look.ts"),
	"ice-lamps": () => import("./art/ice-lamps/look.ts"),
	"jindo-drums": () => import("./art/jindo-drums/look.ts"),
	"lantern-tide": () => import("./art/lantern-tide/look.ts"),
	onggi: () => import("./art/onggi/look.ts"),
	"night-ferry": () => import("./art/night-ferry/look.ts"),
	orrery: () => import("./art/orrery/look.ts"),
	"paper-kites": () => import("./art/paper-kites/look.ts"),
	"reed-organ": () => import("./art/reed-organ/look.ts"),
	"salt-caravan": () => import("./art/salt-caravan/look.ts"),
	talchum: () => import("./art/talchum/look.ts"),
	"bee-almanac": () => import("./art/bee-almanac/look.ts"),
	"tile-court": () => import("./art/tile-court/look.ts"),
	"tin-miners": () => import("./art/tin-miners/look.ts"),
	wayfinder: () => import("./art/wayfinder/look.ts"),
	"magpie-tiger": () => import("./art/magpie-tiger/look.ts"),
};

/** Throws for a game that has no look: it cannot be shown. */
export async function lookOf(gameCode: string): Promise<Look> {
	const load = looks[gameCode];
	if (load === undefined) throw new Error(`no look for ${gameCode}`);
	return (await load()).look;
}
