// The authenticator in the security centre: on or off, the backup codes that are left, and what can be done.
import { useState } from "react";
import { Badge, Button, FailureNote, Skeleton } from "#platform/ui";
import { useReadAuthenticator } from "../calls.gen.ts";
import { useMembersText } from "../text.ts";
import { CodeProof } from "./code-proof.tsx";
import { SetUp } from "./set-up.tsx";

type Open = "set-up" | "codes" | "off";

export function Authenticator() {
	const say = useMembersText();
	const { data, error, refetch } = useReadAuthenticator({});
	const [open, setOpen] = useState<Open>();
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-28 rounded-card" />;
	const close = () => setOpen(undefined);
	const act = (what: Open, text: string) => (
		<Button look="plain" size="small" onPress={() => setOpen(what)}>
			{text}
		</Button>
	);
	return (
		<section className="flex flex-col gap-2">
			<h3 className="text-16 font-bold">{say("authenticator.title")}</h3>
			<p className="text-13 text-text-3">{say("authenticator.text")}</p>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-5 py-4">
				<div className="min-w-56 grow basis-0">
					<p className="flex flex-wrap items-center gap-2 text-14 font-medium">
						{say("authenticator.app")}
						<Badge tone={data.on ? "won" : "plain"}>{say(data.on ? "authenticator.on" : "authenticator.off")}</Badge>
					</p>
					<p className="text-13 text-text-3">
						{data.on ? say("authenticator.codesLeft", { count: data.backupCodesLeft }) : say("authenticator.offText")}
					</p>
				</div>
				{data.on ? (
					<div className="flex flex-wrap gap-2">
						{act("codes", say("authenticator.renew"))}
						{act("off", say("authenticator.turnOff"))}
					</div>
				) : (
					act("set-up", say("authenticator.setUp"))
				)}
			</div>
			{open === "set-up" ? <SetUp onClose={close} /> : null}
			{open === "codes" || open === "off" ? <CodeProof what={open} onClose={close} /> : null}
		</section>
	);
}
