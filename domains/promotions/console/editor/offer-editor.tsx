// Writes a promotion or a new version of one, with its preview in the language that is being written and its trial on yesterday's play.
import { useState } from "react";
import { CodeField, SettingsForm } from "#platform/desk/ui";
import { FailureNote, Skeleton, showToast } from "#platform/ui";
import { listGifts, listOffers, type OfferDraft, readOffer } from "../../contract/index.ts";
import { ActivityPreview } from "../../ui/index.ts";
import { useReadOffer, useSaveOffer } from "../calls.gen.ts";
import { usePromotionsDeskText } from "../text.ts";
import { couponsOf, draftOf, formOf, freshForm, type OfferForm } from "./offer-form-state.ts";
import { OfferTrial } from "./offer-trial.tsx";
import { RewardPart } from "./reward-part.tsx";
import { TermsPart, WindowPart } from "./terms-part.tsx";
import { TextsPart, textIn, type WrittenLanguage } from "./texts-part.tsx";

export type OfferEditorProps = {
	/** Undefined for a new one. */
	readonly id: string | undefined;
	readonly currency: string;
	readonly onDone: () => void;
};

export function OfferEditor({ id, ...rest }: OfferEditorProps) {
	return id === undefined ? <Editor {...rest} /> : <Kept id={id} {...rest} />;
}

type KeptProps = Omit<OfferEditorProps, "id"> & { readonly id: string };

function Kept({ id, ...rest }: KeptProps) {
	const { data, error, refetch } = useReadOffer({ id });
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	return <Editor key={data.version} kept={data} onLookAgain={() => void refetch()} {...rest} />;
}

type EditorProps = Omit<OfferEditorProps, "id"> & {
	readonly kept?: { readonly id: string; readonly version: number; readonly draft: OfferDraft };
	readonly onLookAgain?: () => void;
};

function Editor({ kept, currency, onDone, onLookAgain = () => {} }: EditorProps) {
	const say = usePromotionsDeskText();
	const [id, setId] = useState(kept?.id ?? "");
	const [form, setForm] = useState<OfferForm>(() => (kept === undefined ? freshForm(new Date()) : formOf(kept.draft)));
	const [language, setLanguage] = useState<WrittenLanguage>("EN");
	const save = useSaveOffer({ refreshes: [listOffers, listGifts, readOffer] });
	const onSet = (part: Partial<OfferForm>) => setForm({ ...form, ...part });
	const draft = draftOf(form);
	const onSave = () => {
		if (draft === undefined) return;
		const order = { id, was: kept?.version ?? 0, draft, coupons: couponsOf(form) };
		const onSuccess = ({ version, waits }: { readonly version: number; readonly waits: boolean }) => {
			showToast({ tone: "success", text: waits ? say("editor.waits") : say("editor.saved", { version }) });
			onDone();
		};
		save.mutate(order, { onSuccess });
	};
	const { title, summary, terms } = textIn(form, language);
	return (
		<SettingsForm
			permission="promotions.offers:write"
			save={save}
			act={say(kept === undefined ? "editor.draft" : "editor.version")}
			onSave={onSave}
			onLookAgain={onLookAgain}
			beside={
				<div className="flex min-w-0 flex-col gap-5 self-start">
					<section aria-label={say("editor.preview")} className="flex flex-col gap-3">
						<h3 className="text-13 text-text-3">{say("editor.preview")}</h3>
						<ActivityPreview
							scene={form.scene}
							title={title === "" ? id : title}
							summary={summary}
							terms={terms}
							state={form.entry === "open" ? "claim" : "join"}
							closesAt={form.closesAt}
							currency={currency}
						/>
					</section>
					<OfferTrial draft={draft} />
				</div>
			}
		>
			{kept === undefined ? <CodeField value={id} onChange={setId} /> : null}
			<TextsPart form={form} onSet={onSet} language={language} onLanguage={setLanguage} />
			<RewardPart form={form} onSet={onSet} fixed={kept !== undefined} />
			<TermsPart form={form} onSet={onSet} />
			<WindowPart form={form} onSet={onSet} />
		</SettingsForm>
	);
}
