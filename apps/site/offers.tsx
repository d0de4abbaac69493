// The brand's promotions, and above them the free spins a member has, and what a deposit brings.
import { useState } from "react";
import { PromotionPage, PromotionsPage } from "#brand/ui";
import { DepositBonuses } from "#cashier/ui";
import { FreeSpinsStrip } from "#games/ui";
import { ActivityBoard, ActivityPage } from "#promotions/ui";
import { useOpenPage } from "./shell/use-open-page.ts";

export function Offers() {
	const openPage = useOpenPage();
	const [areFreeSpinsKnown, setFreeSpinsKnown] = useState(false);
	const [areBonusesKnown, setBonusesKnown] = useState(false);
	const freeSpinsKnown = (): void => setFreeSpinsKnown(true);
	const bonusesKnown = (): void => setBonusesKnown(true);
	// A part that did not come says so in its place, and the offers of the brand do not wait for it.
	const above = (
		<>
			<FreeSpinsStrip all onKnown={freeSpinsKnown} onMissing={freeSpinsKnown} />
			<ActivityBoard />
			<DepositBonuses onDeposit={() => openPage("depositv2")} onKnown={bonusesKnown} onMissing={bonusesKnown} />
		</>
	);
	return <PromotionsPage above={above} isAboveKnown={areFreeSpinsKnown && areBonusesKnown} />;
}

/** One that is claimed here, else one that the brand tells of. */
export function OfferPage() {
	const openPage = useOpenPage();
	return <ActivityPage otherwise={<PromotionPage />} onOpen={openPage} />;
}
