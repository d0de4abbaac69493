// The symbols of Loom of Clouds, stitch by stitch.
import { woven } from "./weave.ts";

/** The wild: the weaver's shuttle with the thread that it carries. */
export const shuttle = (): string =>
	woven(
		[
			"yyyyyyyyyyyyyyyy",
			"y..............y",
			"y.ww........ww.y",
			"y..............y",
			"y......nnnn....y",
			"y...nnnsssnn..ry",
			"y..nsswwwwssnrry",
			"ynnsswpppwwssnry",
			"ynnsswpppwwssnry",
			"y..nsswwwwssnrry",
			"y...nnnsssnn..ry",
			"y......nnnn....y",
			"y..............y",
			"y.ww........ww.y",
			"y..............y",
			"yyyyyyyyyyyyyyyy",
		],
		{ ground: "#7a1f5c", border: "#ffd04a" },
	);

/** The scatter: a spindle full of the clouds' wool. */
export const spindle = (): string =>
	woven(
		[
			".......y",
			".......y",
			"......yy",
			"..y..www",
			"....wwww",
			"...wwwps",
			"y..wwpww",
			"..wwpwww",
			"..wwwwwp",
			"y..wwwpw",
			"...wwpww",
			"....wwww",
			"..y..nnn",
			"......yy",
			".......n",
			".......n",
		],
		{ ground: "#1d5f86", border: "#fbf1dd" },
	);

export const condor = (): string =>
	woven(
		[
			"........",
			".......w",
			"......wk",
			"k.....kk",
			"kk...okk",
			"kkk..www",
			"rkkk.kkk",
			"rrkkkkkr",
			".rrkkkkw",
			"..wrrkkw",
			"...wwrrk",
			".....wkk",
			"......kr",
			".....rkw",
			"....k.kr",
			"........",
		],
		{ ground: "#f2a23a", border: "#7a1f1f" },
	);

export const llama = (): string =>
	woven(
		[
			"................",
			"..w.w...........",
			"..www...........",
			".wwkw...........",
			".wwww......r....",
			"...www.....p....",
			"...www...rgpbr..",
			"...wwwwwwrgpbrw.",
			"...wwwwwwrgpbrww",
			"....wwwwwwwwwwww",
			"....wwwwwwwwwww.",
			"....ww.ww.ww.ww.",
			"....ww.ww.ww.ww.",
			"....ww.ww.ww.ww.",
			"....kk.kk.kk.kk.",
			"................",
		],
		{ ground: "#2a8f78", border: "#ffd04a" },
	);

export const hummingbird = (): string =>
	woven(
		[
			"................",
			"..........y.....",
			".....bb..yry....",
			"....bbt...y.....",
			"...bbtt..g......",
			"..bbttt.kg......",
			".bbtttgggg......",
			"...ttgggkggkkkk.",
			"....ggggggg.....",
			"...ggrrrgg......",
			"..ggrrrr....y...",
			".ggrrr.....yry..",
			".gg.........y...",
			"gg..........g...",
			"g...........g...",
			"................",
		],
		{ ground: "#f3d9e0", border: "#b02a6b" },
	);

export const fox = (): string =>
	woven(
		[
			"........",
			"..o.....",
			"..oo....",
			"..owo...",
			"..owwooo",
			"..oooooo",
			".ooooooo",
			".oookkoo",
			".wookkoo",
			".wwooooo",
			"..wwwooo",
			"...wwwoo",
			"....wwwk",
			".....wwk",
			"......ww",
			"........",
		],
		{ ground: "#3a2f7d", border: "#f28b2c" },
	);

export const diamondWeave = (): string =>
	woven(
		[
			"........",
			".......r",
			"......rp",
			".....rpy",
			"....rpyw",
			"...rpywy",
			"..rpywyk",
			".rpywykr",
			".rpywykr",
			"..rpywyk",
			"...rpywy",
			"....rpyw",
			".....rpy",
			"......rp",
			".......r",
			"........",
		],
		{ ground: "#56204f", border: "#d8344a" },
	);

export const stepWeave = (): string =>
	woven(
		[
			"................",
			".t..............",
			".tt..........ww.",
			".ttt.........ww.",
			".tttt......yyyy.",
			".ttttt.....yyyy.",
			".tttttt..wwwwww.",
			".ttttttt.wwwwww.",
			".wwwwww.ttttttt.",
			".wwwwww..tttttt.",
			".yyyy.....ttttt.",
			".yyyy......tttt.",
			".ww.........ttt.",
			".ww..........tt.",
			"..............t.",
			"................",
		],
		{ ground: "#123c4f", border: "#1f7f9c" },
	);

export const crossWeave = (): string =>
	woven(
		[
			"........",
			"......gg",
			"......gg",
			"...y..ww",
			"......ww",
			"......gg",
			".ggwwggk",
			".ggwwgky",
			".ggwwgky",
			".ggwwggk",
			"......gg",
			"......ww",
			"...y..ww",
			"......gg",
			"......gg",
			"........",
		],
		{ ground: "#17483a", border: "#2fa67a" },
	);

export const waveWeave = (): string =>
	woven(
		[
			"................",
			".vv....vv....vv.",
			"v..v..v..v..v..v",
			"....vv....vv....",
			".pp....pp....pp.",
			"p..p..p..p..p..p",
			"....pp....pp....",
			".ss....ss....ss.",
			"s..s..s..s..s..s",
			"....ss....ss....",
			".pp....pp....pp.",
			"p..p..p..p..p..p",
			"....pp....pp....",
			".vv....vv....vv.",
			"v..v..v..v..v..v",
			"................",
		],
		{ ground: "#2b1c46", border: "#7d3fa8" },
	);
