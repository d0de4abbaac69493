// One piece of content: where and when it stands, its picture, its words in each language. What was typed stays when it fails.
import { useState } from "react";
import type { ContentItem, ContentWords } from "#brand/contract";
import { announcementTypes, bannerGroups, type ContentKind, isPictured, isScheduled, pagePlaces } from "#brand/core";
import { fieldsOf, momentOf, typedMoment, useDeskText } from "#platform/desk/ui";
import { Button, Check, FailureNote, Field, Select, showToast } from "#platform/ui";
import { listActs, listContent, readContent } from "../../contract/index.ts";
import { useSaveContent } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { ContentTexts, type Words } from "./content-texts.tsx";
import { usePlaceWords } from "./place-words.ts";

export type ContentFormProps = {
	readonly kind: ContentKind;
	/** Undefined for a new one. */
	readonly item: ContentItem | undefined;
	/** Categories and topics that are there. */
	readonly places: readonly string[];
	readonly mayWrite: boolean;
	readonly onDone: () => void;
};

export function ContentForm({ kind, item, places, mayWrite, onDone }: ContentFormProps) {
	const say = useOfficeText();
	const placeWords = usePlaceWords(kind);
	const offered = kind === "announcement" ? announcementTypes : kind === "banner" ? bannerGroups : pagePlaces;
	const options = kind === "promotion" || kind === "article" ? places : offered;
	const [place, setPlace] = useState(item?.place ?? options[0] ?? "");
	const [published, setPublished] = useState(item?.published ?? true);
	const [texts, setTexts] = useState<readonly Words[]>(item?.texts ?? []);
	const save = useSaveContent({ refreshes: [listContent, readContent, listActs] });
	const onSuccess = () => {
		showToast({ tone: "success", text: say("brand.saved") });
		onDone();
	};
	const send = (typed: Readonly<Record<string, string>>): void => {
		const draft: ContentWords = {
			place,
			published,
			texts: texts.filter(({ title, body, more }) => `${title}${body}${more}` !== ""),
			...draftOf(typed, item),
		};
		const stands = item === undefined ? {} : { stands: { id: item.id, revision: item.revision } };
		save.mutate({ section: kind, draft, ...stands }, { onSuccess });
	};
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				send(fieldsOf(event.currentTarget));
			}}
		>
			<div className="grid items-end gap-5 sm:grid-cols-2">
				{item === undefined ? (
					<Field
						label={say("content.code")}
						hint={say("roles.codeHint")}
						name="code"
						required
						maxLength={40}
						autoComplete="off"
					/>
				) : null}
				<Select
					label={say("content.place")}
					value={place}
					options={options.map((value) => ({ value, label: placeWords(value) }))}
					onChange={setPlace}
				/>
			</div>
			<Standing kind={kind} item={item} />
			<ContentTexts texts={texts} onWrite={setTexts} withMore={isPictured(kind)} />
			{kind === "page" ? null : (
				<Check checked={published} onChange={({ currentTarget }) => setPublished(currentTarget.checked)}>
					{say("content.published")}
				</Check>
			)}
			{save.error === null ? null : <FailureNote error={save.error} />}
			{mayWrite ? (
				<div>
					<Button submit busy={save.isPending}>
						{say("brand.save")}
					</Button>
				</div>
			) : null}
		</form>
	);
}

/** When it stands, in which order, with which picture: as far as its kind has them. */
function Standing({ kind, item }: Pick<ContentFormProps, "kind" | "item">) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const now = new Date().toISOString();
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			{isScheduled(kind) ? (
				<>
					<Field
						label={sayDesk("parts.fromUtc")}
						name="from"
						type="datetime-local"
						required
						defaultValue={typedMoment(item?.from ?? now)}
					/>
					<Field
						label={sayDesk("parts.toUtc")}
						name="to"
						type="datetime-local"
						defaultValue={typedMoment(item?.to ?? null)}
					/>
				</>
			) : null}
			{kind === "announcement" ? null : (
				<Field
					label={say("content.order")}
					name="position"
					type="number"
					min={0}
					max={100_000}
					required
					defaultValue={item?.position ?? 0}
				/>
			)}
			{isPictured(kind) ? (
				<>
					<Field
						label={say("content.scene")}
						name="scene"
						maxLength={40}
						required
						defaultValue={item?.scene ?? "mosaic-hall"}
					/>
					<Field label={say("content.image")} name="image" maxLength={500} defaultValue={item?.image ?? ""} />
				</>
			) : null}
			{kind === "banner" ? (
				<Field label={say("content.link")} name="link" maxLength={500} defaultValue={item?.link ?? ""} />
			) : null}
		</div>
	);
}

/** What was typed; a moment that was not touched keeps its seconds. */
function draftOf(typed: Readonly<Record<string, string>>, item: ContentItem | undefined) {
	const moment = (name: "from" | "to"): string | null => {
		const at = typed[name] ?? "";
		return item !== undefined && typedMoment(item[name]) === at ? item[name] : momentOf(at);
	};
	return {
		code: item?.code ?? typed.code?.trim() ?? "",
		from: moment("from"),
		to: moment("to"),
		position: Number(typed.position ?? item?.position ?? 0),
		image: typed.image?.trim() ?? "",
		scene: typed.scene?.trim() ?? "",
		link: typed.link?.trim() ?? "",
	};
}
