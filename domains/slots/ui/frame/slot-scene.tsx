// The picture: the scene behind, the canvas with the reels, and the plate that says in words what is shown.
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Marks, type MarksProps, useCabinetText } from "#cabinet/ui";
import type { StageLayout } from "../stage/layout.ts";
import { pictureAddress } from "../stage/picture-address.ts";
import { useSlotNames, useSlotText } from "../text.ts";
import { PickBoard } from "./pick-board.tsx";
import { Plate } from "./plate.tsx";
import type { OpenShow, Show } from "./show.ts";

export type SlotSceneProps = {
	readonly show: Show;
	/** Called once, when the board stands. */
	readonly onOpen: (open: OpenShow) => void;
	readonly amountOf: (credits: number) => string;
	/** What the plate says while nothing is shown. */
	readonly idle: string;
	/** What kind of play this is, where it has to be said. */
	readonly mark: MarksProps;
	readonly children?: ReactNode;
};

export function SlotScene({ show, onOpen, amountOf, idle, mark, children }: SlotSceneProps) {
	const say = useSlotText();
	const name = useSlotNames();
	const canvas = useRef<HTMLCanvasElement>(null);
	const space = useRef<HTMLDivElement>(null);
	useStage({ show, canvas, space, onOpen });
	const layout = show.layout.use();
	const { grid, game } = show.table;
	return (
		<div className="relative flex min-h-0 grow flex-col">
			<Marks {...mark} />
			<div ref={space} className="relative min-h-0 grow overflow-hidden">
				<Backdrop show={show} />
				<FreeLight show={show} />
				<canvas
					ref={canvas}
					role="img"
					aria-label={say("board", { game: name(`game.${game}`), reels: grid.reels, rows: grid.rows })}
					className="absolute inset-0 size-full"
				/>
				{layout === undefined ? <BoardToCome game={game} /> : null}
				<div className="absolute grid place-items-center text-center" style={plateStyle(layout, show.look)}>
					<Plate show={show} amountOf={amountOf} idle={idle} />
				</div>
				<PickBoard show={show} amountOf={amountOf} />
				{children}
			</div>
		</div>
	);
}

/** On a slow link the board comes long after the scene: its place is shown, and that it is on its way. */
function BoardToCome({ game }: { readonly game: string }) {
	const cabinet = useCabinetText();
	const name = useSlotNames();
	return (
		<div aria-busy="true" className="absolute inset-0 grid place-items-center p-6">
			<div className="skeleton cut-corner col-start-1 row-start-1 aspect-[5/3] w-[min(90%,840px)] rounded-panel opacity-80" />
			<p className="col-start-1 row-start-1 text-14 font-medium text-text-1">
				{cabinet("loading", { game: name(`game.${game}`) })}
			</p>
		</div>
	);
}

function plateStyle(layout: StageLayout | undefined, look: Show["look"]): CSSProperties {
	if (layout === undefined) return { visibility: "hidden" };
	const { cell, margins } = layout;
	const { bottom } = margins;
	const at = look.plateAt?.(margins) ?? { top: bottom * 0.19, height: bottom * 0.68 };
	return {
		color: look.plate,
		left: layout.x + cell * 0.5,
		width: layout.width - cell,
		top: layout.y + layout.height + at.top * cell,
		height: at.height * cell,
		fontSize: Math.max(12, Math.min(22, cell * 0.17)),
	};
}

type StageUse = {
	readonly show: Show;
	readonly canvas: RefObject<HTMLCanvasElement | null>;
	readonly space: RefObject<HTMLElement | null>;
	readonly onOpen: (open: OpenShow) => void;
};

function useStage({ show, canvas, space, onOpen }: StageUse): void {
	const opened = useRef(onOpen);
	opened.current = onOpen;
	useEffect(() => {
		let gone = false;
		let close = (): void => {};
		if (canvas.current === null || space.current === null) return undefined;
		void show.open(canvas.current, space.current).then((open) => {
			if (gone) return open.close();
			close = open.close;
			opened.current(open);
		});
		return () => {
			gone = true;
			close();
		};
	}, [show, canvas, space]);
}

/** While free spins run the scene stands in the game's own light. */
function FreeLight({ show }: { readonly show: Show }) {
	const on = show.free.use() !== undefined;
	const { colour } = show.look.light;
	return (
		<div
			aria-hidden="true"
			className={`absolute inset-0 mix-blend-soft-light transition-opacity duration-700 motion-reduce:transition-none ${on ? "opacity-100" : "opacity-0"}`}
			style={{ background: `radial-gradient(circle at 50% 45%, ${colour}, transparent 75%)` }}
		/>
	);
}

function Backdrop({ show }: { readonly show: Show }) {
	const { look } = show;
	return (
		<picture>
			<source media="(orientation: portrait)" srcSet={pictureAddress(look.backdrop({ upright: true }))} />
			<img
				alt=""
				src={pictureAddress(look.backdrop({ upright: false }))}
				className="absolute inset-0 size-full object-cover"
			/>
		</picture>
	);
}
