// Shows the panel that the address asks for. What stands in it comes when it is first opened.
import { Suspense } from "react";
import { lazyPart, useAddress } from "#platform/ui";
import { agentName, panelName } from "./panel-names.ts";

const Panels = lazyPart(() => import("./panels.tsx").then((part) => part.Panels));

export function CentreHost() {
	const { read } = useAddress();
	const [panel, agent] = [read(panelName), read(agentName)];
	if (panel === undefined && agent === undefined) return null;
	return (
		<Suspense>
			<Panels panel={panel} agent={agent} />
		</Suspense>
	);
}
