// A link to a path of the site that may carry a query, as an operator writes it. It changes pages without a reload.
import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
	/** A path of the site: "/help?article=wallet.balance". */
	readonly href: string;
};

export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
	const router = useRouter();
	const follow = (event: MouseEvent<HTMLAnchorElement>) => {
		if (
			event.defaultPrevented ||
			event.button !== 0 ||
			event.metaKey ||
			event.ctrlKey ||
			event.shiftKey ||
			event.altKey
		)
			return;
		event.preventDefault();
		void router.navigate({ href });
	};
	return (
		<a {...rest} href={href} onClick={follow}>
			{children}
		</a>
	);
}
