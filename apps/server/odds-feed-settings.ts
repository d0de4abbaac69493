// How the operator names a supplier of odds: all three or none.
import type { StudioDeps } from "#games/api";
import { err, ok, type Result } from "#platform/kernel";

export type OddsFeed = NonNullable<StudioDeps["oddsFeed"]>;

/** The error is one line for the terminal. */
export function readOddsFeed(read: (name: string) => string): Result<OddsFeed | undefined, string> {
	const [amqpUrl, apiUrl, token] = [read("UOF_AMQP_URL"), read("UOF_API_URL"), read("UOF_TOKEN")];
	if (amqpUrl === "" && apiUrl === "" && token === "") return ok(undefined);
	if (amqpUrl === "" || apiUrl === "" || token === "")
		return err("UOF_AMQP_URL, UOF_API_URL and UOF_TOKEN name an odds feed together: give all of them or none.");
	if (!isUrlOf(amqpUrl, ["amqp:", "amqps:"]))
		return err("UOF_AMQP_URL must look like amqps://user:password@host/vhost.");
	if (!isUrlOf(apiUrl, ["http:", "https:"])) return err("UOF_API_URL must look like https://api.example.com/v1.");
	return ok({ amqpUrl, apiUrl, token });
}

const isUrlOf = (text: string, protocols: readonly string[]): boolean =>
	URL.canParse(text) && protocols.includes(new URL(text).protocol);
