// The whole console: the way in while nobody is at the desk, the frame with its screens as soon as somebody is.
import { Suspense, useMemo } from "react";
import { type Desk, DeskPlace, screensOf } from "#platform/desk/ui";
import { Toasts, useSession } from "#platform/ui";
import { useReadMe } from "./calls.gen.ts";
import { Frame } from "./frame/frame.tsx";
import { LoginPage } from "./login/login-page.tsx";

export type ConsoleProps = { readonly desks: readonly Desk[] };

export function Console({ desks }: ConsoleProps) {
	const { token } = useSession();
	return (
		<Suspense>
			{token === undefined ? <LoginPage /> : <AtDesk desks={desks} />}
			<Toasts />
		</Suspense>
	);
}

function AtDesk({ desks }: ConsoleProps) {
	const screens = useMemo(() => screensOf(desks), [desks]);
	const me = useReadMe({}, { freshMilliseconds: 60_000 }).data;
	return (
		<DeskPlace desks={desks} screens={screens} me={me}>
			<Frame />
		</DeskPlace>
	);
}
