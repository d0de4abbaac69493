// Where to go from what is not open yet: to what is, or home.
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#platform/ui";
import { useBrandText } from "./text.ts";

export function OpenWays() {
	const say = useBrandText();
	return (
		<>
			<Link to="/rng" className={buttonClass()}>
				{say("closed.open")}
			</Link>
			<Link to="/index" className={buttonClass({ look: "plain" })}>
				{say("closed.home")}
			</Link>
		</>
	);
}
