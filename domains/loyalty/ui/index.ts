// The public face of the pages of standing and points. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export { CashbackPage, ExchangeNews } from "./later-parts.ts";

export const VipPage = lazyPart(() => import("./vip/vip-page.tsx").then((part) => part.VipPage));
export const PointMallPage = lazyPart(() => import("./mall/point-mall-page.tsx").then((part) => part.PointMallPage));
