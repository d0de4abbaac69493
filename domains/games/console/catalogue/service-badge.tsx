// Whether a game or vendor is in service, off, or under maintenance and until when.
import { Badge, DateTime } from "#platform/ui";
import type { VendorSettings } from "../../contract/index.ts";
import { useGamesDeskText } from "../text.ts";
import { serviceOf } from "./catalogue-words.ts";

const tones = { open: "won", maintenance: "hue", closed: "plain" } as const;

export function ServiceBadge(settings: Pick<VendorSettings, "open" | "maintenance">) {
	const say = useGamesDeskText();
	const service = serviceOf(settings);
	const until = service === "maintenance" ? (settings.maintenance?.until ?? null) : null;
	return (
		<span className="inline-flex flex-wrap items-center gap-2">
			<Badge tone={tones[service]}>{say(`catalogue.service.${service}`)}</Badge>
			{until === null ? null : (
				<span className="text-13 text-text-3">
					<DateTime at={until} />
				</span>
			)}
		</span>
	);
}
