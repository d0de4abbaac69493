// A moment in the person's own zone; the hover shows it to the second, with the zone.
import { useFormats } from "../text/formats.ts";

export type DateTimeProps = {
	/** ISO 8601 in UTC. */
	readonly at: string;
	readonly as?: "moment" | "day" | "ago";
	/** For `ago`: the time now, in milliseconds. */
	readonly now?: number;
};

export function DateTime({ at, as = "moment", now }: DateTimeProps) {
	const formats = useFormats();
	const text = as === "ago" ? formats.ago(at, now ?? Date.now()) : formats[as](at);
	return (
		<time dateTime={at} title={formats.exact(at)}>
			{text}
		</time>
	);
}
