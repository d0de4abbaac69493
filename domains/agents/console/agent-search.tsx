// One agent by user name; it stands in the address.
import { type FormEvent, useState } from "react";
import { Button, Field, useAddress } from "#platform/ui";
import { useAgentsDeskText } from "./text.ts";

const name = "agent";

export function useSoughtAgent(): string | undefined {
	const { read } = useAddress();
	return read(name)?.slice(0, 256);
}

export function AgentSearch() {
	const say = useAgentsDeskText();
	const { write } = useAddress();
	const sought = useSoughtAgent() ?? "";
	const [typed, setTyped] = useState(sought);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		write({ [name]: typed.trim() === "" ? undefined : typed.trim() }, { step: true });
	};
	return (
		<form onSubmit={submit} className="mb-4 flex items-end gap-2">
			<div className="min-w-0 grow md:max-w-80">
				<Field
					label={say("agents.agent")}
					autoComplete="off"
					autoCapitalize="none"
					maxLength={256}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
			</div>
			<Button submit look="plain">
				{say("agents.find")}
			</Button>
		</form>
	);
}
