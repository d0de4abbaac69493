// The public face of the cashier's pages. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export const DepositPage = lazyPart(() => import("./deposit-page.tsx").then((part) => part.DepositPage));
