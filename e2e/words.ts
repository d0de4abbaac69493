// The sentences of the product, as a journey looks for them: imported where they stand, so that no journey repeats one.
import enBackoffice from "../domains/backoffice/console/messages/en.json" with { type: "json" };
import koBackoffice from "../domains/backoffice/console/messages/ko.json" with { type: "json" };
import enBrand from "../domains/brand/ui/messages/en.json" with { type: "json" };
import koBrand from "../domains/brand/ui/messages/ko.json" with { type: "json" };
import enCabinet from "../domains/cabinet/ui/messages/en.json" with { type: "json" };
import koCabinet from "../domains/cabinet/ui/messages/ko.json" with { type: "json" };
import enCashier from "../domains/cashier/ui/messages/en.json" with { type: "json" };
import koCashier from "../domains/cashier/ui/messages/ko.json" with { type: "json" };
import enGames from "../domains/games/ui/messages/en.json" with { type: "json" };
import koGames from "../domains/games/ui/messages/ko.json" with { type: "json" };
import enLoyalty from "../domains/loyalty/ui/messages/en.json" with { type: "json" };
import koLoyalty from "../domains/loyalty/ui/messages/ko.json" with { type: "json" };
import enMembers from "../domains/members/ui/messages/en.json" with { type: "json" };
import koMembers from "../domains/members/ui/messages/ko.json" with { type: "json" };
import enOriginals from "../domains/originals/ui/messages/en.json" with { type: "json" };
import koOriginals from "../domains/originals/ui/messages/ko.json" with { type: "json" };
import enProtection from "../domains/protection/ui/messages/en.json" with { type: "json" };
import koProtection from "../domains/protection/ui/messages/ko.json" with { type: "json" };
import enSlots from "../domains/slots/ui/messages/en.json" with { type: "json" };
import koSlots from "../domains/slots/ui/messages/ko.json" with { type: "json" };
import enSlotNames from "../domains/slots/ui/names.gen/en.json" with { type: "json" };
import koSlotNames from "../domains/slots/ui/names.gen/ko.json" with { type: "json" };
import enWallet from "../domains/wallet/ui/messages/en.json" with { type: "json" };
import koWallet from "../domains/wallet/ui/messages/ko.json" with { type: "json" };
import enDesk from "../platform/desk/ui/messages/en.json" with { type: "json" };
import koDesk from "../platform/desk/ui/messages/ko.json" with { type: "json" };
import enPlatform from "../platform/ui/messages/en.json" with { type: "json" };
import koPlatform from "../platform/ui/messages/ko.json" with { type: "json" };

export const en = {
	/** What stands in the console. */
	backoffice: { ...enBackoffice, ...enDesk },
	brand: enBrand,
	cashier: enCashier,
	games: enGames,
	loyalty: enLoyalty,
	members: enMembers,
	originals: enOriginals,
	protection: enProtection,
	/** What stands in the frame of a slot: the cabinet's sentences and the game's own. */
	slots: { ...enCabinet, ...enSlots, game: enSlotNames.game },
	wallet: enWallet,
	platform: enPlatform,
};

export const ko = {
	backoffice: { ...koBackoffice, ...koDesk },
	brand: koBrand,
	cashier: koCashier,
	games: koGames,
	loyalty: koLoyalty,
	members: koMembers,
	originals: koOriginals,
	protection: koProtection,
	slots: { ...koCabinet, ...koSlots, game: koSlotNames.game },
	wallet: koWallet,
	platform: koPlatform,
};

/** The sentences of either language: each has them all. */
export type Words = typeof en | typeof ko;

/** A sentence with its values put in. A value that is not given stands for any text. */
export function says(sentence: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
	const parts = sentence.split(/\{\{(\w+)\}\}/);
	const text = parts.map((part, index) => {
		if (index % 2 === 0) return quoted(part);
		const value = values[part];
		return value === undefined ? ".+" : quoted(String(value));
	});
	return new RegExp(`^${text.join("")}$`);
}

/** A label, with or without the star of a field that must be filled. */
export const label = (text: string): RegExp => new RegExp(`^${quoted(text)}\\s*\\*?$`);

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
