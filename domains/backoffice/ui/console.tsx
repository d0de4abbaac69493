// The whole console: the way in while nobody is at the desk, the frame with its screens as soon as somebody is.
import { Suspense } from "react";
import { Toasts, useSession } from "#platform/ui";
import { Frame } from "./frame/frame.tsx";
import { LoginPage } from "./login/login-page.tsx";

export function Console() {
	const { token } = useSession();
	return (
		<Suspense>
			{token === undefined ? <LoginPage /> : <Frame />}
			<Toasts />
		</Suspense>
	);
}
