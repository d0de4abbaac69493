// The picture of a table: drawn by the house or shown by a studio, how it stands above it, and plainly which of both it is.
import { lazy, Suspense, useRef } from "react";
import { useTableText } from "../text.ts";
import { StageCanvas, type StageCanvasProps } from "./stage-canvas.tsx";
import { TableHead, type TableHeadProps } from "./table-head.tsx";
import { useStageInView } from "./use-stage-in-view.ts";

export type TablePictureProps = TableHeadProps &
	Pick<StageCanvasProps, "onRest"> & {
		readonly muted: boolean;
		/** What the player bet on is being dealt. */
		readonly dealt: boolean;
	};

const VideoStage = lazy(async () => ({ default: (await import("../video/video-stage.tsx")).VideoStage }));

export function TablePicture({ table, seen, says, muted, dealt, onRest }: TablePictureProps) {
	const place = useRef<HTMLDivElement>(null);
	useStageInView(place, { dealt });
	return (
		<div
			ref={place}
			className="relative h-[34dvh] max-h-90 min-h-52 low:h-full low:min-h-0 low:w-2/5 lg:h-[44dvh] lg:max-h-none"
		>
			<Stage seen={seen} now={table.now} muted={muted} onRest={onRest} />
			<TableHead table={table} seen={seen} says={says} />
			<StageMark video={seen.video !== undefined} place="absolute inset-x-0 bottom-0 bg-ground/70 px-4 low:hidden" />
		</div>
	);
}

/** Drawn by the house, or the studio's picture. */
function Stage({ muted, ...drawn }: StageCanvasProps & { readonly muted: boolean }) {
	const { video } = drawn.seen;
	if (video === undefined) return <StageCanvas {...drawn} />;
	return (
		<Suspense fallback={null}>
			<VideoStage video={video} muted={muted} />
		</Suspense>
	);
}

/** Said plainly: nobody stands there, or a studio deals. Where the picture is low it is beside it, not over the cards. */
export function StageMark({ video, place }: { readonly video: boolean; readonly place: string }) {
	const say = useTableText();
	return (
		<p className={`pointer-events-none py-1 text-center text-13 leading-tight text-balance text-text-2 ${place}`}>
			{say(video ? "frame.video" : "frame.animated")}
		</p>
	);
}
