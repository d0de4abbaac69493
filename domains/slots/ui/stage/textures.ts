// Makes textures of SVG pictures, at the resolution of the screen. No network: a picture is a data address.
import { Texture } from "pixi.js";
import { pictureAddress } from "./picture-address.ts";

type Pixels = { readonly width: number; readonly height: number };

/** A sharp texture and one smeared downwards, for a reel at full speed: it is made when it is first asked for. */
export type SymbolTexture = { readonly sharp: Texture; readonly smeared: () => Texture };

export async function symbolTexture(picture: string, pixels: number): Promise<SymbolTexture> {
	const image = await loadPicture(picture);
	const sharp = paint({ width: pixels, height: pixels }, (context) => context.drawImage(image, 0, 0, pixels, pixels));
	let smeared: Texture | undefined;
	return {
		sharp: Texture.from(sharp),
		smeared() {
			smeared ??= Texture.from(smear(sharp));
			return smeared;
		},
	};
}

export async function pictureTexture(picture: string, size: Pixels): Promise<Texture> {
	const image = await loadPicture(picture);
	return Texture.from(paint(size, (context) => context.drawImage(image, 0, 0, size.width, size.height)));
}

async function loadPicture(picture: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = pictureAddress(picture);
	await image.decode();
	return image;
}

function paint(size: Pixels, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(size.width));
	canvas.height = Math.max(1, Math.round(size.height));
	const context = canvas.getContext("2d");
	if (context !== null) draw(context);
	return canvas;
}

const smearSteps = 20;

/** Half as tall again as the picture, so that the smear has room. */
export const smearedHeight = 1.5;

function smear(sharp: HTMLCanvasElement): HTMLCanvasElement {
	const { width, height } = sharp;
	return paint({ width, height: height * smearedHeight }, (context) => {
		context.globalAlpha = 0.1;
		const room = height * (smearedHeight - 1);
		for (let step = 0; step < smearSteps; step++) context.drawImage(sharp, 0, (room * step) / (smearSteps - 1));
	});
}
