// The phone menu's ways to reach the house: social pages and e-mail, where an operator keeps them.
import { useBrandText } from "#brand/ui";
import { Icon } from "#platform/ui";
import { useContactLinks } from "./contact-links.ts";

const row = "flex min-h-12 items-center gap-3 rounded-control bg-surface-2 px-3.5 text-14 font-medium";

export function Contact({ onLeave }: { readonly onLeave: () => void }) {
	const say = useBrandText();
	const { social, mail } = useContactLinks();
	if (social.length === 0 && mail === undefined) return null;
	return (
		<ul aria-label={say("dock.title")} className="grid gap-2">
			{social.map(({ address, name }) => (
				<li key={address}>
					<a href={address} target="_blank" rel="noopener noreferrer" onClick={onLeave} className={row}>
						<Icon name="external" />
						{name}
					</a>
				</li>
			))}
			{mail === undefined ? null : (
				<li>
					<a href={mail} className={row}>
						<Icon name="mail" />
						{say("dock.mail")}
					</a>
				</li>
			)}
		</ul>
	);
}
