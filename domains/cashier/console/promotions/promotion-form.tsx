// Makes a promotion or a new version of one, with its words as a member reads them. What was typed stays when it is refused; what
// somebody else set meanwhile is said, and looked at when whoever typed wants to.
import { useState } from "react";
import { CodeField, Count, SettingsForm, useDeskText } from "#platform/desk/ui";
import { Check, showToast } from "#platform/ui";
import {
	type DeskPromotion,
	listDepositPromotions,
	type PromotionRange,
	type PromotionSettings,
} from "../../contract/index.ts";
import { useSaveDepositPromotion } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { PromotionNames } from "./promotion-names.tsx";
import { PromotionPreview } from "./promotion-preview.tsx";
import { PromotionTerms } from "./promotion-terms.tsx";

export type PromotionFormProps = {
	/** Undefined for a new one. */
	readonly promotion: DeskPromotion | undefined;
	readonly range: PromotionRange;
	readonly onDone: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

const fresh = ({ currencies }: PromotionRange): PromotionSettings => ({
	open: false,
	order: 100,
	percent: 10,
	turnoverPercent: 500,
	days: 14,
	firstOnly: false,
	once: true,
	games: [],
	parts: {},
	opensAt: null,
	closesAt: null,
	terms: currencies.map((currency) => ({ currency, smallest: "", most: "" })),
	names: [],
});

function settingsOf({ code: _code, version: _version, stamp: _stamp, ...settings }: DeskPromotion): PromotionSettings {
	return settings;
}

export function PromotionForm({ promotion, range, onDone, onLookAgain }: PromotionFormProps) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const [code, setCode] = useState(promotion?.code ?? "");
	const [offer, setOffer] = useState(promotion === undefined ? fresh(range) : settingsOf(promotion));
	const save = useSaveDepositPromotion({ refreshes: [listDepositPromotions] });
	const set = (part: Partial<PromotionSettings>) => setOffer({ ...offer, ...part });
	const onSuccess = ({ version }: DeskPromotion) => {
		showToast({ tone: "success", text: say("promotions.saved", { name: code, version }) });
		onDone();
	};
	return (
		<SettingsForm
			permission="cashier.promotions:write"
			save={save}
			onLookAgain={onLookAgain}
			beside={<PromotionPreview code={code} offer={offer} />}
			act={say(promotion === undefined ? "promotions.add" : "promotions.newVersion")}
			onSave={() => {
				const names = offer.names.filter(({ name }) => name.trim() !== "");
				const was = promotion === undefined ? {} : { was: promotion.stamp };
				save.mutate({ code, ...was, offer: { ...offer, names } }, { onSuccess });
			}}
		>
			{promotion === undefined ? <CodeField value={code} onChange={setCode} /> : null}
			<Check checked={offer.open} onChange={({ currentTarget }) => set({ open: currentTarget.checked })}>
				{say("paymentMethods.isOpen")}
			</Check>
			<PromotionNames names={offer.names} languages={range.languages} onChange={(names) => set({ names })} />
			<div className="flex flex-wrap items-end gap-4">
				<Count label={sayDesk("parts.order")} most={100_000} value={offer.order} onChange={(order) => set({ order })} />
			</div>
			<PromotionTerms offer={offer} range={range} onChange={setOffer} />
		</SettingsForm>
	);
}
