// An operator writes what a brand says: a new piece, or one that stands, of the revision that was read. Judged, written whole
// and written down with what differs. The nodes follow within a second.
import { type Failure, failure } from "#platform/contract";
import { type Tx, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { ContentItem, ContentWords } from "../../contract/index.ts";
import { type ContentDraft, type ContentKind, contentFault, differences } from "../../core/index.ts";
import { switchesOf } from "../desk/operator-acts.ts";
import type { BrandTables } from "../tables.ts";
import { readContent } from "./content-desk.ts";
import { contentWriters, placeStands } from "./content-writers.ts";

export type ContentSaved = {
	readonly merchant: string;
	readonly kind: ContentKind;
	/** Of a piece that stands: its name and the revision that was read. */
	readonly stands: { readonly id: string; readonly revision: string } | undefined;
	readonly draft: ContentWords;
	readonly operator: string;
	readonly at: Date;
};

/** `CONTENT_STALE`: somebody else was faster. `CONTENT_INVALID` carries `{ part }`. */
export type SaveRefusal = Failure<
	"CONTENT_NOT_FOUND" | "CONTENT_STALE" | "CONTENT_EXISTS" | "CONTENT_INVALID" | "NOTHING_CHANGED"
>;

/** In the caller's transaction: the piece and its act, both or neither. Answers it as it is then. */
export async function saveContent(tx: Tx, saved: ContentSaved): Promise<Result<ContentItem, SaveRefusal>> {
	const { merchant, kind, stands, at: now } = saved;
	// Edits of one brand wait for each other.
	await switchesOf(tx, { merchant, lock: true });
	const draft = draftOf(saved.draft);
	const id = idOf(kind, draft);
	const before = await readContent(tx, { merchant, kind, id: stands?.id ?? id });
	if (stands === undefined && before !== undefined) return err(failure("CONTENT_EXISTS"));
	if (stands !== undefined && before === undefined) return err(failure("CONTENT_NOT_FOUND"));
	if (stands !== undefined && before?.revision !== stands.revision) return err(failure("CONTENT_STALE"));
	const fault = stands !== undefined && stands.id !== id ? "code" : contentFault(kind, draft);
	if (fault !== undefined) return err(failure("CONTENT_INVALID", { part: fault }));
	if (!(await placeStands(tx, kind, { merchant, draft, now })))
		return err(failure("CONTENT_INVALID", { part: "place" }));
	await contentWriters[kind](tx, { merchant, draft, now });
	const after = await readContent(tx, { merchant, kind, id });
	if (after === undefined) throw new Error("content that was written is not there");
	if (after.revision === before?.revision) return err(failure("NOTHING_CHANGED"));
	await writeDown(tx, saved, { before, after });
	return ok(after);
}

/** What names a piece within its kind. */
const idOf = (kind: ContentKind, { code, place }: Pick<ContentDraft, "code" | "place">): string =>
	kind === "article" ? `${place}/${code}` : code;

const draftOf = ({ from, to, ...rest }: ContentWords): ContentDraft => ({
	...rest,
	from: from === null ? undefined : new Date(from),
	to: to === null ? undefined : new Date(to),
});

async function writeDown(
	tx: Tx,
	{ merchant, kind, operator, at }: ContentSaved,
	{ before, after }: { readonly before: ContentItem | undefined; readonly after: ContentItem },
): Promise<void> {
	const { revision: _of, kind: _kind, id, ...now } = after;
	const changed = differences(now, before ?? {});
	await tables<BrandTables>(tx)
		.insertInto("brand.operator_act")
		.values({
			merchant,
			operator,
			at,
			act: `${kind} ${before === undefined ? "added" : "changed"}`,
			before: JSON.stringify({ content: id, ...changed.after }),
			after: JSON.stringify(changed.before),
		})
		.execute();
}
