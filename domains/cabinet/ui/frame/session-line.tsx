// The line above a game of the house, in its own frame: it follows each round that is shown.
import { SessionLine as Line } from "#games/ui";
import type { RunningSession } from "./running-session.ts";

export function SessionLine({ session }: { readonly session: RunningSession }) {
	return <Line {...session} net={session.net.use()} />;
}
