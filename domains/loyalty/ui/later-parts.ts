// Parts of the domain that no first screen asks for: the site keeps their addresses out of its entry (vite.config.ts).
import { lazyPart } from "#platform/ui";

export const CashbackPage = lazyPart(() => import("./cashback/cashback-page.tsx").then((part) => part.CashbackPage));
export const ExchangeNews = lazyPart(() => import("./exchange-news.tsx").then((part) => part.ExchangeNews), null);
