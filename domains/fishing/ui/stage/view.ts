// How the sea lies in its frame: whole, as large as it fits; turned by a quarter where the frame is upright, as on a phone.
import { type Point, sea } from "../../core/index.ts";

export type View = {
	readonly scale: number;
	readonly turned: boolean;
	/** Of the sea's upper left corner, in pixels. */
	readonly x: number;
	readonly y: number;
};

export function viewOf({ width, height }: { readonly width: number; readonly height: number }): View {
	const turned = height > width;
	const [across, down] = turned ? [sea.height, sea.width] : [sea.width, sea.height];
	const scale = Math.max(0.05, Math.min(width / across, height / down));
	const left = (width - across * scale) / 2;
	const top = (height - down * scale) / 2;
	// Turned, the sea's x runs downwards and its y to the left.
	return { scale, turned, x: turned ? left + across * scale : left, y: top };
}

/** The sea's place below a place of the frame. */
export function seaAt({ scale, turned, x, y }: View, at: Point): Point {
	const [dx, dy] = [(at.x - x) / scale, (at.y - y) / scale];
	return turned ? { x: dy, y: -dx } : { x: dx, y: dy };
}

/** What a canvas may fill: the element around it, for the canvas itself is as large as it was drawn. */
export const roomOf = ({ parentElement }: HTMLElement): { readonly width: number; readonly height: number } => ({
	width: parentElement?.clientWidth ?? 0,
	height: parentElement?.clientHeight ?? 0,
});
