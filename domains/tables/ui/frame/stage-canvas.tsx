// The canvas of a table, as wide and high as its place. It is a picture: what it shows is said beside it.
import { useEffect, useRef } from "react";
import type { TableSeen } from "../../contract/index.ts";
import type { TableStage } from "../art/table-stage.ts";

export type StageCanvasProps = { readonly seen: TableSeen; readonly now: () => number; readonly onRest: () => void };

export function StageCanvas({ seen, now, onRest }: StageCanvasProps) {
	const place = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const stage = useRef<TableStage>(undefined);
	const latest = useRef({ seen, onRest });
	latest.current = { seen, onRest };
	const { game } = seen;
	useEffect(() => {
		let gone = false;
		const [around, drawn] = [place.current, canvas.current];
		if (around === null || drawn === null) return undefined;
		const calm = matchMedia("(prefers-reduced-motion: reduce)");
		const sizes = new ResizeObserver(() => stage.current?.resize(sizeOf(around)));
		void import("../art/table-stage.ts").then(async ({ openTableStage }) => {
			const rests = (): void => latest.current.onRest();
			const opened = await openTableStage({ canvas: drawn, game, now, calm: () => calm.matches, rests });
			if (gone) return opened.close();
			stage.current = opened;
			opened.resize(sizeOf(around));
			opened.show(latest.current.seen);
			sizes.observe(around);
		});
		return () => {
			gone = true;
			sizes.disconnect();
			stage.current?.close();
			stage.current = undefined;
		};
	}, [game, now]);
	useEffect(() => {
		stage.current?.show(seen);
	}, [seen]);
	return (
		<div ref={place} aria-hidden="true" className="absolute inset-0 overflow-hidden">
			<canvas ref={canvas} className="block" />
		</div>
	);
}

const sizeOf = (around: HTMLElement) => ({ width: around.clientWidth, height: around.clientHeight });
