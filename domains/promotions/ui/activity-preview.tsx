// A promotion as a member sees it, before there is one: its card and its terms.
import { Paragraphs } from "#brand/ui";
import { ActivityFace, type ActivityFaceProps } from "./activity-face.tsx";
import { usePromotionsText } from "./text.ts";

export type ActivityPreviewProps = Omit<ActivityFaceProps, "upTo"> & { readonly terms: string };

export function ActivityPreview({ terms, ...face }: ActivityPreviewProps) {
	const say = usePromotionsText();
	return (
		<>
			<div className="flex flex-col overflow-hidden rounded-card bg-surface-1">
				<ActivityFace {...face} upTo="" />
			</div>
			<section aria-label={say("own.terms")} className="rounded-card bg-surface-1 p-4">
				<h4 className="mb-2 text-14 font-bold">{say("own.terms")}</h4>
				<Paragraphs text={terms} under={2} />
			</section>
		</>
	);
}
