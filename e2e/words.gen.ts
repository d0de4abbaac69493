// Generated from the folders by `npm run gen`: the sentences of every domain. Not edited by hand.
import enAgentsConsole from "../domains/agents/console/messages/en.json" with { type: "json" };
import enAgentsUi from "../domains/agents/ui/messages/en.json" with { type: "json" };
import enBackofficeConsole from "../domains/backoffice/console/messages/en.json" with { type: "json" };
import enBrandUi from "../domains/brand/ui/messages/en.json" with { type: "json" };
import enCabinetUi from "../domains/cabinet/ui/messages/en.json" with { type: "json" };
import enCashierConsole from "../domains/cashier/console/messages/en.json" with { type: "json" };
import enCashierUi from "../domains/cashier/ui/messages/en.json" with { type: "json" };
import enCommunityConsole from "../domains/community/console/messages/en.json" with { type: "json" };
import enCommunityUi from "../domains/community/ui/messages/en.json" with { type: "json" };
import enFishingConsole from "../domains/fishing/console/messages/en.json" with { type: "json" };
import enFishingUi from "../domains/fishing/ui/messages/en.json" with { type: "json" };
import enGamesConsole from "../domains/games/console/messages/en.json" with { type: "json" };
import enGamesUi from "../domains/games/ui/messages/en.json" with { type: "json" };
import enLotteryConsole from "../domains/lottery/console/messages/en.json" with { type: "json" };
import enLotteryUi from "../domains/lottery/ui/messages/en.json" with { type: "json" };
import enLoyaltyUi from "../domains/loyalty/ui/messages/en.json" with { type: "json" };
import enMembersUi from "../domains/members/ui/messages/en.json" with { type: "json" };
import enOriginalsUi from "../domains/originals/ui/messages/en.json" with { type: "json" };
import enPokerConsole from "../domains/poker/console/messages/en.json" with { type: "json" };
import enPokerUi from "../domains/poker/ui/messages/en.json" with { type: "json" };
import enPromotionsConsole from "../domains/promotions/console/messages/en.json" with { type: "json" };
import enPromotionsUi from "../domains/promotions/ui/messages/en.json" with { type: "json" };
import enProtectionUi from "../domains/protection/ui/messages/en.json" with { type: "json" };
import enSlotsUi from "../domains/slots/ui/messages/en.json" with { type: "json" };
import enSportsbookConsole from "../domains/sportsbook/console/messages/en.json" with { type: "json" };
import enSportsbookUi from "../domains/sportsbook/ui/messages/en.json" with { type: "json" };
import enTablesConsole from "../domains/tables/console/messages/en.json" with { type: "json" };
import enTablesUi from "../domains/tables/ui/messages/en.json" with { type: "json" };
import enWalletUi from "../domains/wallet/ui/messages/en.json" with { type: "json" };
import enDesk from "../platform/desk/ui/messages/en.json" with { type: "json" };
import enPlatform from "../platform/ui/messages/en.json" with { type: "json" };
import koAgentsConsole from "../domains/agents/console/messages/ko.json" with { type: "json" };
import koAgentsUi from "../domains/agents/ui/messages/ko.json" with { type: "json" };
import koBackofficeConsole from "../domains/backoffice/console/messages/ko.json" with { type: "json" };
import koBrandUi from "../domains/brand/ui/messages/ko.json" with { type: "json" };
import koCabinetUi from "../domains/cabinet/ui/messages/ko.json" with { type: "json" };
import koCashierConsole from "../domains/cashier/console/messages/ko.json" with { type: "json" };
import koCashierUi from "../domains/cashier/ui/messages/ko.json" with { type: "json" };
import koCommunityConsole from "../domains/community/console/messages/ko.json" with { type: "json" };
import koCommunityUi from "../domains/community/ui/messages/ko.json" with { type: "json" };
import koFishingConsole from "../domains/fishing/console/messages/ko.json" with { type: "json" };
import koFishingUi from "../domains/fishing/ui/messages/ko.json" with { type: "json" };
import koGamesConsole from "../domains/games/console/messages/ko.json" with { type: "json" };
import koGamesUi from "../domains/games/ui/messages/ko.json" with { type: "json" };
import koLotteryConsole from "../domains/lottery/console/messages/ko.json" with { type: "json" };
import koLotteryUi from "../domains/lottery/ui/messages/ko.json" with { type: "json" };
import koLoyaltyUi from "../domains/loyalty/ui/messages/ko.json" with { type: "json" };
import koMembersUi from "../domains/members/ui/messages/ko.json" with { type: "json" };
import koOriginalsUi from "../domains/originals/ui/messages/ko.json" with { type: "json" };
import koPokerConsole from "../domains/poker/console/messages/ko.json" with { type: "json" };
import koPokerUi from "../domains/poker/ui/messages/ko.json" with { type: "json" };
import koPromotionsConsole from "../domains/promotions/console/messages/ko.json" with { type: "json" };
import koPromotionsUi from "../domains/promotions/ui/messages/ko.json" with { type: "json" };
import koProtectionUi from "../domains/protection/ui/messages/ko.json" with { type: "json" };
import koSlotsUi from "../domains/slots/ui/messages/ko.json" with { type: "json" };
import koSportsbookConsole from "../domains/sportsbook/console/messages/ko.json" with { type: "json" };
import koSportsbookUi from "../domains/sportsbook/ui/messages/ko.json" with { type: "json" };
import koTablesConsole from "../domains/tables/console/messages/ko.json" with { type: "json" };
import koTablesUi from "../domains/tables/ui/messages/ko.json" with { type: "json" };
import koWalletUi from "../domains/wallet/ui/messages/ko.json" with { type: "json" };
import koDesk from "../platform/desk/ui/messages/ko.json" with { type: "json" };
import koPlatform from "../platform/ui/messages/ko.json" with { type: "json" };

export const enWords = {
	ui: {
		agents: enAgentsUi,
		brand: enBrandUi,
		cabinet: enCabinetUi,
		cashier: enCashierUi,
		community: enCommunityUi,
		fishing: enFishingUi,
		games: enGamesUi,
		lottery: enLotteryUi,
		loyalty: enLoyaltyUi,
		members: enMembersUi,
		originals: enOriginalsUi,
		poker: enPokerUi,
		promotions: enPromotionsUi,
		protection: enProtectionUi,
		slots: enSlotsUi,
		sportsbook: enSportsbookUi,
		tables: enTablesUi,
		wallet: enWalletUi,
	},
	console: {
		agents: enAgentsConsole,
		backoffice: enBackofficeConsole,
		cashier: enCashierConsole,
		community: enCommunityConsole,
		fishing: enFishingConsole,
		games: enGamesConsole,
		lottery: enLotteryConsole,
		poker: enPokerConsole,
		promotions: enPromotionsConsole,
		sportsbook: enSportsbookConsole,
		tables: enTablesConsole,
	},
	desk: enDesk,
	platform: enPlatform,
};

export const koWords = {
	ui: {
		agents: koAgentsUi,
		brand: koBrandUi,
		cabinet: koCabinetUi,
		cashier: koCashierUi,
		community: koCommunityUi,
		fishing: koFishingUi,
		games: koGamesUi,
		lottery: koLotteryUi,
		loyalty: koLoyaltyUi,
		members: koMembersUi,
		originals: koOriginalsUi,
		poker: koPokerUi,
		promotions: koPromotionsUi,
		protection: koProtectionUi,
		slots: koSlotsUi,
		sportsbook: koSportsbookUi,
		tables: koTablesUi,
		wallet: koWalletUi,
	},
	console: {
		agents: koAgentsConsole,
		backoffice: koBackofficeConsole,
		cashier: koCashierConsole,
		community: koCommunityConsole,
		fishing: koFishingConsole,
		games: koGamesConsole,
		lottery: koLotteryConsole,
		poker: koPokerConsole,
		promotions: koPromotionsConsole,
		sportsbook: koSportsbookConsole,
		tables: koTablesConsole,
	},
	desk: koDesk,
	platform: koPlatform,
};
