// A form under a tab: it comes when the tab is first chosen and keeps what was typed while another one is.
import { type ReactNode, useState } from "react";

export function Kept({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
	const [began, setBegan] = useState(shown);
	if (shown && !began) setBegan(true);
	return began ? <div hidden={!shown}>{children}</div> : null;
}
