// The public face of the agents' pages. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export { teamAddress } from "./team-address.ts";

export const OverviewPage = lazyPart(() => import("./overview-page.tsx").then((part) => part.OverviewPage));
export const ManagementPage = lazyPart(() => import("./management-page.tsx").then((part) => part.ManagementPage));
