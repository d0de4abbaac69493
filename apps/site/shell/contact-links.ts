// The ways to reach the house that an operator keeps beside customer service: social pages and an e-mail address.

import { serviceTypes } from "#brand/core";
import { useBootstrapSite } from "#brand/ui";

export type ContactLinks = {
	/** Whole addresses of https pages, each with the host's name. */
	readonly social: readonly { readonly address: string; readonly name: string }[];
	/** A mailto address; undefined where there is none. */
	readonly mail: string | undefined;
};

type ServiceLink = { readonly type: number; readonly path: string };

/** An entry that is no address is left out: an operator's slip must not become a dead link. */
export function contactLinks(links: readonly ServiceLink[]): ContactLinks {
	const of = (type: number) => links.filter((link) => link.type === type).map(({ path }) => path);
	const mail = of(serviceTypes.mail).map((path) => path.replace(/^mailto:/, ""));
	return {
		social: of(serviceTypes.social).flatMap((path) => socialLink(path) ?? []),
		mail: mail.filter((address) => /^[^\s@]+@[^\s@]+$/.test(address)).map((address) => `mailto:${address}`)[0],
	};
}

function socialLink(path: string): ContactLinks["social"][number] | undefined {
	if (!URL.canParse(path)) return undefined;
	const { protocol, host } = new URL(path);
	return /^https?:$/.test(protocol) ? { address: path, name: host.replace(/^www\./, "") } : undefined;
}

export function useContactLinks(): ContactLinks {
	const { data } = useBootstrapSite({});
	return contactLinks(data?.customerService ?? []);
}
