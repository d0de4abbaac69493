// The stage: sun, moon and five peaks over the sea, after the screens that stood behind a throne.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, glow, peak, pigment, pine, rings, seaArcs, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

export function mosaicHall(brush: SKRSContext2D, size: Size): void {
	const { width, height } = size;
	const wide = width > height;
	const unit = wide ? height : height * 0.62;
	const middle = wide ? width * 0.66 : width * 0.5;
	const sea = height * (wide ? 0.74 : 0.52);
	sky(brush, { width, height: sea }, ["#0e1d31", "#1b3a5c", "#2f6a8e", "#6fb0b6"]);
	clouds(brush, { middle, unit, sea });
	glow(brush, { x: middle + unit * 0.52, y: sea - unit * 0.5, r: unit * 0.5 }, "rgba(240,120,50,0.55)");
	rings(brush, { x: middle + unit * 0.52, y: sea - unit * 0.5, r: unit * 0.14 }, ["#b5301f", "#e0522f", "#f5803f"]);
	glow(brush, { x: middle - unit * 0.5, y: sea - unit * 0.5, r: unit * 0.36 }, "rgba(200,220,255,0.35)");
	disc(brush, { x: middle - unit * 0.5, y: sea - unit * 0.5, r: unit * (wide ? 0.115 : 0.16) }, "#f7f2e0");
	const rock = ["#0f2f4f", "#1f5e86", "#2f8f93", "#58b98f"];
	for (const [across, up, span] of [
		[-0.78, 0.3, 0.5],
		[0.78, 0.3, 0.5],
		[-0.4, 0.42, 0.5],
		[0.4, 0.42, 0.5],
		[0, 0.6, 0.56],
	] as const) {
		peak(brush, { x: middle + unit * across, top: sea - unit * up, foot: sea + unit * 0.05, width: unit * span }, rock);
	}
	fall(brush, { x: middle - unit * 0.2, top: sea - unit * 0.2, foot: sea, width: unit * 0.05 });
	fall(brush, { x: middle + unit * 0.2, top: sea - unit * 0.2, foot: sea, width: unit * 0.05 });
	waves(brush, { width, height, top: sea, r: unit * (wide ? 0.115 : 0.16) }, seaArcs);
	pine(brush, { x: middle + unit * 0.98, y: sea + unit * 0.14, height: unit * 0.62, lean: -unit * 0.12 });
	pine(brush, { x: middle - unit * 0.98, y: sea + unit * 0.14, height: unit * 0.54, lean: unit * 0.12 });
}

function clouds(brush: SKRSContext2D, at: { middle: number; unit: number; sea: number }): void {
	for (const [across, up, span] of [
		[-0.15, 0.78, 0.34],
		[0.3, 0.86, 0.26],
		[-0.8, 0.74, 0.24],
		[0.9, 0.72, 0.28],
	] as const) {
		for (const [tone, inset] of [
			["#d8e7dc", 0],
			["#7fb3c2", 0.02],
			["#3a6f96", 0.045],
		] as const) {
			brush.fillStyle = tone;
			brush.beginPath();
			const y = at.sea - at.unit * (up - inset * 0.6);
			brush.roundRect(
				at.middle + at.unit * (across - span / 2 + inset),
				y,
				at.unit * (span - inset * 2),
				at.unit * 0.05,
				at.unit * 0.025,
			);
			brush.fill();
		}
	}
}

function fall(brush: SKRSContext2D, at: { x: number; top: number; foot: number; width: number }): void {
	for (const [tone, part] of [
		[pigment.foam, 1],
		["#7fc4d6", 0.45],
	] as const) {
		brush.fillStyle = tone;
		brush.fillRect(at.x - (at.width * part) / 2, at.top, at.width * part, at.foot - at.top);
	}
}
