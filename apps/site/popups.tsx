// Where the popups appear. What they show comes with the first press on the page, or when one opens before that.
import { Suspense, useEffect, useState } from "react";
import { lazyPart, usePopups } from "#platform/ui";

const OpenPopups = lazyPart(() => import("./popups/open-popups.tsx").then((part) => part.OpenPopups));

export function PopupHost() {
	const wanted = usePopups().length > 0;
	const [began, setBegan] = useState(wanted);
	if (wanted && !began) setBegan(true);
	useEffect(() => {
		document.addEventListener("pointerdown", OpenPopups.preload, { once: true });
		return () => document.removeEventListener("pointerdown", OpenPopups.preload);
	}, []);
	if (!began) return null;
	return (
		<Suspense>
			<OpenPopups />
		</Suspense>
	);
}
