// One notice, whole: its words, the pictures an operator put with it, and where it leads.
import { Link } from "@tanstack/react-router";
import { buttonClass, DateTime } from "#platform/ui";
import type { useListAnnouncements } from "../calls.gen.ts";
import { Paragraphs } from "../paragraphs.tsx";
import { Picture } from "../picture.tsx";
import { SiteLink } from "../site-link.tsx";
import { useBrandText } from "../text.ts";

export type Notice = NonNullable<ReturnType<typeof useListAnnouncements>["data"]>["announcements"][number];

/** `titled` false where a dialog's own title says it. */
export function NoticeArticle({ notice, titled = true }: { readonly notice: Notice; readonly titled?: boolean }) {
	const say = useBrandText();
	return (
		<article>
			{titled ? <h2 className="text-20 font-bold md:text-28">{notice.title}</h2> : null}
			<p className="mt-1 mb-5 text-13 text-text-3">
				<DateTime at={notice.publishedAt} />
			</p>
			{notice.banners.map((banner) => (
				<figure key={banner.id} className="mb-5 overflow-hidden rounded-card bg-surface-3">
					<Picture image={banner.image} scene={banner.scene} className="aspect-[16/7] w-full" />
					<figcaption className="flex flex-wrap items-center gap-3 px-4 py-3 text-14">
						<span className="grow font-medium">{banner.title}</span>
						{banner.action === "" || banner.link === "" ? null : (
							<SiteLink href={banner.link} className={buttonClass({ look: "plain", size: "small" })}>
								{banner.action}
							</SiteLink>
						)}
					</figcaption>
				</figure>
			))}
			<Paragraphs text={notice.content} under={2} />
			{notice.promotion ? (
				<p className="mt-6">
					<Link to="/promotions" className={buttonClass({ look: "plain" })}>
						{say("notices.promotions")}
					</Link>
				</p>
			) : null}
		</article>
	);
}
