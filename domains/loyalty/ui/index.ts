// The public face of the pages of standing and points. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export const VipPage = lazyPart(() => import("./vip/vip-page.tsx").then((part) => part.VipPage));
export const CashbackPage = lazyPart(() => import("./cashback/cashback-page.tsx").then((part) => part.CashbackPage));
export const PointMallPage = lazyPart(() => import("./mall/point-mall-page.tsx").then((part) => part.PointMallPage));
export const ExchangeNews = lazyPart(() => import("./exchange-news.tsx").then((part) => part.ExchangeNews), null);
