// A member by name, and the way to what is known of them, for whoever may see it.
import { ConsoleLink } from "./console-link.tsx";
import { consolePath } from "./desk.ts";
import { useMay } from "./desk-place.tsx";

export type MemberLinkProps = { readonly account: string; readonly memberId: string };

export function MemberLink({ account, memberId }: MemberLinkProps) {
	const name = account || memberId;
	if (!useMay("members:read")) return <span className="font-medium">{name}</span>;
	return (
		<ConsoleLink
			to={`${consolePath}members?member=${memberId}`}
			className="font-medium text-accent-text underline-offset-4 hover:underline"
		>
			{name}
		</ConsoleLink>
	);
}
