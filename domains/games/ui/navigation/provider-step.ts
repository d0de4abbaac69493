// What a press on a provider does, by the specification: slots go to the lobby of that provider, a vendor with a list
// opens it, a sports provider is launched directly, and every other leads to its category's page.
import { useNavigate } from "@tanstack/react-router";
import { openPopup } from "#platform/ui";
import type { VendorEntry } from "../../contract/index.ts";
import { useGoToGame } from "../launch.ts";
import { menuPages, quickLaunchVendor } from "./category-pages.ts";

export type ProviderStep = "lobby" | "list" | "launch" | "page";

type Pressed = Pick<VendorEntry, "gameType" | "isGame" | "vassalage" | "firstGameId" | "open">;

/** A provider that rests, or has no game, cannot be launched: its page says so. */
export function providerStep({ gameType, isGame, vassalage, firstGameId, open }: Pressed): ProviderStep {
	if (gameType === "RNG") return "lobby";
	const launches = open && firstGameId !== undefined;
	if (vassalage === quickLaunchVendor) return launches ? "launch" : "page";
	if (isGame === "VASSALAGE") return "list";
	return gameType === "SPORTS" && launches ? "launch" : "page";
}

/** The popup that lists a vendor's games, and the page of it that says whose. */
export const vendorGamesPopup = "vendor-games";
export const vendorGamesPage = ({ gameType, vassalage }: Pick<VendorEntry, "gameType" | "vassalage">): string =>
	`${gameType} ${vassalage}`;

export function useProviderStep(): (vendor: Pressed) => void {
	const navigate = useNavigate();
	const { atVendor } = useGoToGame();
	return (vendor) => {
		switch (providerStep(vendor)) {
			case "lobby":
				return void navigate({ to: "/rng", search: { page: vendor.vassalage } });
			case "list":
				return openPopup({ name: vendorGamesPopup, page: vendorGamesPage(vendor) });
			case "launch":
				return atVendor({ gameId: vendor.firstGameId ?? "", vassalage: vendor.vassalage });
			case "page":
				return void navigate({ to: menuPages[vendor.gameType] });
		}
	};
}
