// What the brand says: announcements, banners, promotions, help and pages, each listed with where it stands, opened, written.
import { useState } from "react";
import type { ContentLine } from "#brand/contract";
import { type ContentKind, contentKinds } from "#brand/core";
import {
	type DataColumn,
	DataPages,
	FileButton,
	PageHead,
	TableSkeleton,
	useDeskText,
	useMay,
} from "#platform/desk/ui";
import { actionHook, Badge, Button, Chips, DateTime, Dialog, FailureNote, pagesHook, useAddress } from "#platform/ui";
import { listContent } from "../../contract/index.ts";
import { useReadContent } from "../calls.gen.ts";
import { ContentForm, type ContentFormProps } from "../content/content-form.tsx";
import { contentState } from "../content/content-state.ts";
import { usePlaceWords } from "../content/place-words.ts";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listContent, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listContent);

const columnsOfFile = ["id", "place", "title", "published", "from", "to", "position", "languages"] as const;

export function ContentPage() {
	const say = useOfficeText();
	const mayWrite = useMay("brand.content:write");
	const { read, write } = useAddress();
	const kind = contentKinds.find((one) => one === read("kind")) ?? "announcement";
	const pages = usePages({ section: kind });
	const [adding, setAdding] = useState(false);
	const open = adding ? undefined : read("item");
	const close = () => (adding ? setAdding(false) : write({ item: undefined }));
	const columns = useColumns(kind);
	const one = useOnePage();
	const form = { kind, mayWrite, onDone: close, places: pages.data?.pages[0]?.places ?? [] };
	return (
		<>
			<PageHead title={say("screens.content")} text={say("content.text")}>
				<FileButton
					name={`${kind}.csv`}
					heads={columnsOfFile}
					cells={(row: ContentLine) => columnsOfFile.map((column) => `${row[column] ?? ""}`)}
					page={async (step) => {
						const { lines, next } = await one.mutateAsync({ section: kind, ...step });
						return { rows: lines, next };
					}}
				/>
				{mayWrite ? (
					<Button size="small" onPress={() => setAdding(true)}>
						{say("content.add")}
					</Button>
				) : null}
			</PageHead>
			<div className="mb-4">
				<Chips
					label={say("screens.content")}
					items={contentKinds.map((key) => ({ key, label: say(`content.kinds.${key}`) }))}
					chosen={kind}
					onChoose={(key) => write({ kind: key === "announcement" ? undefined : key, item: undefined })}
				/>
			</div>
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ lines }) => lines)}
				none={say("content.none")}
				caption={say(`content.kinds.${kind}`)}
				columns={columns}
				rowKey={({ id }) => id}
				opened={open}
				onOpen={({ id }) => write({ item: id }, { step: true })}
			/>
			<Dialog open={adding || open !== undefined} onClose={close} title={open ?? say("content.add")} size="panel">
				{adding ? <ContentForm {...form} item={undefined} /> : null}
				{open === undefined ? null : <OpenContent key={open} {...form} id={open} />}
			</Dialog>
		</>
	);
}

/** What is typed is not taken away by an answer that comes by itself. */
const freshMilliseconds = 60 * 60_000;

function OpenContent({ id, ...form }: Omit<ContentFormProps, "item"> & { readonly id: string }) {
	const { data, error, refetch } = useReadContent({ section: form.kind, item: id }, { freshMilliseconds });
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <TableSkeleton />;
	return <ContentForm key={data.revision} {...form} item={data} />;
}

const tones = { shown: "won", planned: "hue", over: "plain", off: "lost" } as const;

function useColumns(kind: ContentKind): readonly DataColumn<ContentLine>[] {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const placeWords = usePlaceWords(kind);
	const moment = (at: string | null) => (at === null ? "–" : <DateTime at={at} />);
	const state = (line: ContentLine) => contentState(line, Date.now());
	return [
		{ key: "title", head: say("content.title"), cell: ({ title, id }) => title || id, sortBy: ({ title }) => title },
		{
			key: "place",
			head: say("content.place"),
			cell: ({ place }) => placeWords(place),
			sortBy: ({ place }) => placeWords(place),
		},
		{
			key: "state",
			head: say("content.state"),
			sortBy: state,
			cell: (line) => <Badge tone={tones[state(line)]}>{say(`content.states.${state(line)}`)}</Badge>,
		},
		{ key: "from", head: sayDesk("parts.begins"), cell: ({ from }) => moment(from), sortBy: ({ from }) => from ?? "" },
		{ key: "to", head: sayDesk("parts.ends"), cell: ({ to }) => moment(to) },
		{ key: "order", head: say("content.order"), figures: true, cell: ({ position }) => position },
		{ key: "languages", head: say("content.languages"), figures: true, cell: ({ languages }) => languages.length },
	];
}
