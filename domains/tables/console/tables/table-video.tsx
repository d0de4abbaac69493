// Who drives a table: the house, or an operator's video studio with a key of its own, shown once.
import { useState } from "react";
import { Fact, Facts, fieldsOf, TextArea, useDeskText, useSaved } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field } from "#platform/ui";
import { type DeskTable, listDeskTables } from "../../contract/index.ts";
import { useSetTableVideo } from "../calls.gen.ts";
import { useTablesDeskText } from "../text.ts";

type VideoProps = { readonly table: DeskTable; readonly mayWrite: boolean };

export function TableVideo({ table, mayWrite }: VideoProps) {
	const say = useTablesDeskText();
	const [key, setKey] = useState<string | null>(null);
	const { video, videoFits } = table;
	return (
		<section className="flex flex-col gap-4 border-t border-line pt-5">
			<h3 className="text-16 font-bold">{say("tables.video")}</h3>
			{video === null ? null : <Standing video={video} />}
			{videoFits ? null : <p className="text-14 text-text-2">{say("tables.videoUnfit")}</p>}
			{key === null ? null : (
				<p role="status" className="flex flex-col gap-1 text-14">
					{say("tables.videoKey")}
					<code className="rounded-control bg-surface-2 px-3 py-2 text-13 break-all">{key}</code>
				</p>
			)}
			{mayWrite && videoFits ? <Hand table={table} onKey={setKey} /> : null}
		</section>
	);
}

function Standing({ video: { seq, heardAt, streams, halt } }: { readonly video: NonNullable<DeskTable["video"]> }) {
	const say = useTablesDeskText();
	return (
		<>
			<Facts>
				<Fact name={say("tables.videoOn", { count: seq })}>
					<DateTime at={heardAt} as="ago" />
				</Fact>
				<Fact name={say("tables.videoStreams")}>{streams.length === 0 ? "–" : streams.join(", ")}</Fact>
			</Facts>
			{halt === null ? null : (
				<p role="alert" className="text-14 font-medium text-lost">
					{say("tables.videoHalt", { said: halt.said, found: halt.found ?? say("tables.videoNothing") })}
				</p>
			)}
		</>
	);
}

type HandProps = { readonly table: DeskTable; readonly onKey: (key: string | null) => void };

function Hand({ table: { table, videoWanted, videoOrigins }, onKey }: HandProps) {
	const say = useTablesDeskText();
	const sayDesk = useDeskText();
	const saved = useSaved();
	const hand = useSetTableVideo({ refreshes: [listDeskTables] });
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { reason = "", origins = "" } = fieldsOf(form);
				const typed = origins.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
				const onSuccess = ({ key }: { readonly key: string | null }) => {
					saved();
					onKey(key);
					form.reset();
				};
				hand.mutate({ table, video: !videoWanted, origins: videoWanted ? [] : typed, reason }, { onSuccess });
			}}
		>
			<p className="max-w-[70ch] text-14 text-text-2">
				{say(videoWanted ? "tables.videoTakeText" : "tables.videoText")}
			</p>
			{videoWanted ? null : (
				<TextArea
					label={say("tables.videoOrigins")}
					name="origins"
					rows={2}
					maxLength={500}
					defaultValue={videoOrigins.join("\n")}
				/>
			)}
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{hand.error === null ? null : <FailureNote error={hand.error} />}
			<div>
				<Button submit look={videoWanted ? "danger" : "plain"} busy={hand.isPending}>
					{say(videoWanted ? "tables.videoTake" : "tables.videoGive")}
				</Button>
			</div>
		</form>
	);
}
