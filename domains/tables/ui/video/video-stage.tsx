// The picture of a table that a studio drives, and what lies there in words: the picture is late, what is told here is not decided by it.
import { useEffect, useRef, useState } from "react";
import type { TableSeen } from "../../contract/index.ts";
import { useTableText } from "../text.ts";
import { lieWords } from "./lie-words.ts";
import { bestOf, canPlay, playStream } from "./play-stream.ts";

export type VideoStageProps = { readonly video: NonNullable<TableSeen["video"]>; readonly muted: boolean };

const againMilliseconds = 3_000;

export function VideoStage({ video, muted }: VideoStageProps) {
	const say = useTableText();
	const place = useRef<HTMLVideoElement>(null);
	const [plays, setPlays] = useState(false);
	const { streams, lies, halted } = video;
	const key = JSON.stringify(streams);
	useEffect(() => {
		const drawn = place.current;
		const listed: typeof streams = JSON.parse(key);
		if (drawn === null) return undefined;
		const stream = bestOf(listed, canPlay(drawn));
		if (stream === undefined) return undefined;
		let [gone, timer, end] = [false, 0, () => {}];
		const begin = (): void => {
			playStream(drawn, stream).then(
				(ends) => {
					end = ends;
					if (gone) ends();
				},
				() => {
					if (!gone) timer = Number(setTimeout(begin, againMilliseconds));
				},
			);
		};
		begin();
		return () => {
			gone = true;
			clearTimeout(timer);
			end();
		};
	}, [key]);
	const list = lieWords(say, lies);
	return (
		<div className="absolute inset-0 overflow-hidden bg-ground">
			<video
				ref={place}
				autoPlay
				playsInline
				muted={muted}
				aria-label={say("frame.video")}
				className="size-full object-cover"
				onPlaying={() => setPlays(true)}
				onEmptied={() => setPlays(false)}
			/>
			{plays || halted ? null : (
				<p className="absolute inset-0 grid place-items-center px-6 text-center text-14 text-text-2">
					{say("frame.videoLoads")}
				</p>
			)}
			<div className="absolute inset-x-0 bottom-8 flex flex-col items-center gap-1 px-4">
				{halted ? (
					<p role="alert" className="bg-surface-1/95 px-3 py-1 text-center text-14 font-medium">
						{say("frame.videoHalted")}
					</p>
				) : null}
				{list === "" ? null : (
					<p role="status" className="bg-surface-1/90 px-3 py-1 text-14 tabular-nums">
						{say("frame.videoLies", { list })}
					</p>
				)}
			</div>
		</div>
	);
}
