// The public face of the pages of promotions. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export { useGetMissionSummaryDetails } from "./calls.gen.ts";
export {
	ActivityBoard,
	ActivityPage,
	ActivityPreview,
	MissionsPage,
	ReferralPage,
	RewardCenterPage,
} from "./later-parts.ts";

export const ActivityCount = lazyPart(() => import("./activity-count.tsx").then((part) => part.ActivityCount), null);
