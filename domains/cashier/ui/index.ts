// The public face of the cashier's pages. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export { transferAddress } from "./funds/transfer-address.ts";

export const DepositPage = lazyPart(() => import("./deposit-page.tsx").then((part) => part.DepositPage));
export const WalletPage = lazyPart(() => import("./funds/wallet-page.tsx").then((part) => part.WalletPage));
export const UplinePage = lazyPart(() => import("./funds/upline-page.tsx").then((part) => part.UplinePage));
export const TeamPage = lazyPart(() => import("./funds/team-page.tsx").then((part) => part.TeamPage));
export const PromotionRules = lazyPart(() => import("./promotion-rules.tsx").then((part) => part.PromotionRules));
export const BonusPage = lazyPart(() => import("./bonus-page.tsx").then((part) => part.BonusPage));
export const DepositBonuses = lazyPart(() => import("./deposit-bonuses.tsx").then((part) => part.DepositBonuses));
export const WithdrawPage = lazyPart(() => import("./withdraw-page.tsx").then((part) => part.WithdrawPage));
