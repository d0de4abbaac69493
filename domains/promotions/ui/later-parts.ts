// Parts of the domain that no first screen asks for: the site keeps their addresses out of its entry (vite.config.ts).
import { lazyPart } from "#platform/ui";

export const ActivityBoard = lazyPart(() => import("./activity-board.tsx").then((part) => part.ActivityBoard));
export const ActivityPage = lazyPart(() => import("./activity-page.tsx").then((part) => part.ActivityPage));
export const RewardCenterPage = lazyPart(() =>
	import("./reward-center-page.tsx").then((part) => part.RewardCenterPage),
);
export const MissionsPage = lazyPart(() => import("./missions-page.tsx").then((part) => part.MissionsPage));
export const ReferralPage = lazyPart(() => import("./referral-page.tsx").then((part) => part.ReferralPage));
export const ActivityPreview = lazyPart(() => import("./activity-preview.tsx").then((part) => part.ActivityPreview));
