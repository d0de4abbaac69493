// Opens a page of the personal centre, after the check whether somebody is logged in.
import { openPopup, useProtectedAction } from "#platform/ui";

export function useOpenPage(): (page: string) => void {
	const whenMember = useProtectedAction();
	return (page) => whenMember(() => openPopup({ name: "personal-centre", page }));
}
