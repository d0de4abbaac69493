// Opens a page of the personal centre, after the check whether somebody is logged in. It stands in the address: back closes
// it, and a link leads there.
import { useAddress, useProtectedAction } from "#platform/ui";
import { panelName } from "../personal-centre/panel-names.ts";

export function useOpenPage(): (page: string) => void {
	const whenMember = useProtectedAction();
	const { write } = useAddress();
	return (page) => whenMember(() => write({ [panelName]: page }, { step: true }));
}
