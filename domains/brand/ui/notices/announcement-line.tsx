// The announcements of the home page as a running line. It stops under the pointer, under the focus and by its button;
// who wants no motion scrolls it.
import { useState } from "react";
import { Icon, IconButton, useLive } from "#platform/ui";
import { noticesEvent } from "../../contract/index.ts";
import { AtRest } from "../at-rest.tsx";
import { useListAnnouncements } from "../calls.gen.ts";
import { SiteLink } from "../site-link.tsx";
import { useBrandText } from "../text.ts";
import { LineToCome } from "./line-to-come.tsx";

/** A reading pace: seconds for a letter. */
const secondsALetter = 0.16;
const leastSeconds = 18;

export function AnnouncementLine() {
	const say = useBrandText();
	const [stopped, setStopped] = useState(false);
	const { data, error, refetch } = useListAnnouncements({ type: "H" }, { freshMilliseconds: 600_000 });
	if (data === undefined && error === null) return <LineToCome />;
	const notices = data?.announcements ?? [];
	if (notices.length === 0) return null;
	const letters = notices.reduce((sum, { title }) => sum + title.length, 0);
	const seconds = Math.max(leastSeconds, Math.round(letters * secondsALetter));
	return (
		<section
			aria-label={say("line.label")}
			className="flex h-11 items-center gap-2 overflow-hidden rounded-card bg-surface-1 ps-4 text-14"
		>
			<Icon name="bell" className="text-accent-text" />
			<div className="running-line min-w-0 grow overflow-hidden" data-stopped={stopped}>
				<div className="running-line-words flex w-max" style={{ animationDuration: `${seconds}s` }}>
					<Titles notices={notices} />
					<div aria-hidden="true" className="flex motion-reduce:hidden">
						<Titles notices={notices} again />
					</div>
				</div>
			</div>
			<span className="motion-reduce:hidden">
				<IconButton
					icon={stopped ? "play" : "pause"}
					label={stopped ? say("line.run") : say("line.stop")}
					onPress={() => setStopped(!stopped)}
				/>
			</span>
			<AtRest>
				<Followed onNews={() => void refetch()} />
			</AtRest>
		</section>
	);
}

/** News of notices need a connection, for which a first visit does not wait. */
function Followed({ onNews }: { readonly onNews: () => void }) {
	useLive(noticesEvent, onNews);
	return null;
}

type TitlesProps = {
	readonly notices: readonly { readonly id: string; readonly title: string }[];
	/** The second run of the same words, for the eye alone. */
	readonly again?: boolean;
};

function Titles({ notices, again = false }: TitlesProps) {
	return (
		<ul className="flex">
			{notices.map(({ id, title }) => (
				<li key={id}>
					<SiteLink
						href={`/noticePage?type=H&id=${id}`}
						tabIndex={again ? -1 : undefined}
						className="flex h-11 items-center px-6 whitespace-nowrap text-text-2 -outline-offset-2 hover:text-text-1"
					>
						{title}
					</SiteLink>
				</li>
			))}
		</ul>
	);
}
