// The public face of the pages of promotions. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export { useGetMissionSummaryDetails } from "./calls.gen.ts";

export const ActivityBoard = lazyPart(() => import("./activity-board.tsx").then((part) => part.ActivityBoard));
export const ActivityCount = lazyPart(() => import("./activity-count.tsx").then((part) => part.ActivityCount), null);
export const ActivityPage = lazyPart(() => import("./activity-page.tsx").then((part) => part.ActivityPage));
export const RewardCenterPage = lazyPart(() =>
	import("./reward-center-page.tsx").then((part) => part.RewardCenterPage),
);
export const MissionsPage = lazyPart(() => import("./missions-page.tsx").then((part) => part.MissionsPage));
export const ReferralPage = lazyPart(() => import("./referral-page.tsx").then((part) => part.ReferralPage));
