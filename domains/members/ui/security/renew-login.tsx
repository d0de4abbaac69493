// Makes a login fresh again where somebody stands: the password, and the authenticator of whoever has one. Nobody is logged
// out, and what stands around it stays as it is.
import { type FormEvent, useId, useState } from "react";
import type { Endpoint } from "#platform/contract";
import { Button, FailureNote, Icon, Skeleton, showToast } from "#platform/ui";
import { listAccountEvents } from "../../contract/index.ts";
import { useReadAuthenticator, useRenewLogin } from "../calls.gen.ts";
import { PasswordField } from "../password/password-field.tsx";
import { useMembersText } from "../text.ts";
import { WishProof } from "./wish-proof.tsx";

export type RenewLoginProps = {
	/** What says whether a login is fresh: asked again afterwards. */
	readonly refreshes: readonly Endpoint[];
};

export function RenewLogin({ refreshes }: RenewLoginProps) {
	const say = useMembersText();
	const id = useId();
	const { data, error, refetch } = useReadAuthenticator({});
	return (
		<section aria-labelledby={id} className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<div className="flex items-start gap-3">
				<Icon name="shield" className="mt-0.5 shrink-0 text-text-3" />
				<div className="min-w-0">
					<h3 id={id} className="text-16 font-bold">
						{say("renewal.title")}
					</h3>
					<p className="text-14 text-text-2">{say("renewal.text")}</p>
				</div>
			</div>
			{error === null || data !== undefined ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined ? (
				<Skeleton className="h-24 rounded-control" />
			) : (
				<RenewalForm guarded={data.on} refreshes={refreshes} />
			)}
		</section>
	);
}

type RenewalFormProps = RenewLoginProps & {
	/** An authenticator is on. */
	readonly guarded: boolean;
};

function RenewalForm(props: RenewalFormProps) {
	const say = useMembersText();
	const { typed, type, faults, renew, send } = useRenewal(props);
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-3">
			<PasswordField
				label={say("payment.login")}
				{...faults.password}
				required
				autoComplete="current-password"
				maxLength={256}
				value={typed.password}
				onChange={(event) => type({ password: event.target.value })}
			/>
			{props.guarded ? (
				<WishProof
					proof={{ way: "authenticator", masked: "" }}
					{...faults.proof}
					required
					value={typed.proof}
					onChange={(event) => type({ proof: event.target.value })}
				/>
			) : null}
			{renew.error === null ? null : <FailureNote error={renew.error} />}
			<Button submit wide busy={renew.isPending}>
				{say("renewal.act")}
			</Button>
		</form>
	);
}

const empty = { password: "", proof: "" };

function useRenewal({ guarded, refreshes }: RenewalFormProps) {
	const say = useMembersText();
	const [typed, setTyped] = useState(empty);
	const [tried, setTried] = useState(false);
	const renew = useRenewLogin({ refreshes: [...refreshes, listAccountEvents] });
	const lacks = (name: keyof typeof empty): boolean => typed[name].trim() === "" && (name === "password" || guarded);
	const send = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (lacks("password") || lacks("proof")) return;
		const proof = guarded ? { proof: typed.proof.trim() } : {};
		const onSuccess = () => showToast({ tone: "success", text: say("renewal.done") });
		renew.mutate({ password: typed.password, ...proof }, { onSuccess });
	};
	const type = (change: Partial<typeof empty>): void => setTyped({ ...typed, ...change });
	const fault = (name: keyof typeof empty) => (tried && lacks(name) ? { error: say("problems.required") } : {});
	return { typed, type, faults: { password: fault("password"), proof: fault("proof") }, renew, send };
}
