// A visitor's way in where the window is wide: the form of the login, and the other ways beside it. What needs more room
// than the bar has goes on in the popup. What sends comes in a part of its own when the form is first entered.
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useBootstrapSite, useBrandText } from "#brand/ui";
import { GuestAttempt, LoginAttempt, rememberedLogin } from "#members/ui";
import { Button, LayerPlace, openPopup, Skeleton } from "#platform/ui";
import { BarField } from "./bar-field.tsx";
import { missingIn, type Typed } from "./bar-typed.ts";
import { useAfterEntry } from "./use-after-entry.ts";

/** On its way: a login with what was typed, or a guest. */
type Attempt = Typed | "guest";
type Note = { readonly text: string; readonly field?: keyof Typed };

export function LoginBar() {
	const { data, error } = useBootstrapSite({});
	if (data === undefined && error === null) return <Skeleton className="h-9 w-full" />;
	return <LoginForm freePlay={data?.whitelabel.FREEPLAY3.enabled === 1} />;
}

function LoginForm({ freePlay }: { readonly freePlay: boolean }) {
	const say = useBrandText();
	const [attempt, setAttempt] = useState<Attempt>();
	const [note, setNote] = useState<Note>();
	const noteId = useId();
	const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
	const send = (event: FormEvent): void => {
		event.preventDefault();
		const typed = { username: fields.username.current?.value ?? "", password: fields.password.current?.value ?? "" };
		const missing = missingIn(typed);
		if (missing === undefined) setAttempt(typed);
		// Nothing typed: the popup has the further ways in.
		else if (missing === "both") openPopup({ name: "login" });
		else {
			setNote({ text: say("account.fillIn"), field: missing });
			fields[missing].current?.focus();
		}
	};
	const faulty = (field: keyof Typed) => (note?.field === field ? { noteId } : {});
	return (
		<form
			noValidate
			aria-label={say("account.logIn")}
			onSubmit={send}
			onInput={() => setNote(undefined)}
			onFocus={LoginAttempt.preload}
			className="relative flex items-center gap-2"
		>
			<BarField
				ref={fields.username}
				{...faulty("username")}
				name="username"
				label={say("account.username")}
				defaultValue={rememberedLogin().username}
			/>
			<BarField ref={fields.password} {...faulty("password")} name="password" label={say("account.password")} secret />
			<Button submit size="small" look="plain" busy={attempt !== undefined && attempt !== "guest"}>
				{say("account.logIn")}
			</Button>
			<BarLink onPress={() => openPopup({ name: "forgot-password" })}>{say("account.forgot")}</BarLink>
			{freePlay ? (
				<BarLink busy={attempt === "guest"} onPress={() => setAttempt("guest")}>
					{say("account.freePlay")}
				</BarLink>
			) : null}
			<Button size="small" onPress={() => openPopup({ name: "register" })}>
				{say("account.register")}
			</Button>
			<p
				id={noteId}
				role="alert"
				className="absolute start-0 top-full mt-4 rounded-control bg-surface-3 px-3 py-2 text-14 shadow-float empty:hidden"
			>
				{note?.text}
			</p>
			<Sending
				attempt={attempt}
				onEnd={(text) => {
					setAttempt(undefined);
					if (text !== undefined) setNote({ text });
				}}
			/>
		</form>
	);
}

type SendingProps = {
	readonly attempt: Attempt | undefined;
	/** With the sentence of a refusal that the bar tells itself. */
	readonly onEnd: (refused?: string) => void;
};

function Sending({ attempt, onEnd }: SendingProps) {
	const { done, guest } = useAfterEntry();
	const ended = (next: () => void) => () => {
		onEnd();
		next();
	};
	if (attempt === undefined) return null;
	return (
		<LayerPlace value={() => onEnd()}>
			{attempt === "guest" ? (
				<GuestAttempt onGuest={ended(guest)} onRefused={() => onEnd()} />
			) : (
				<LoginAttempt
					{...attempt}
					onDone={ended(done)}
					onPopup={ended(() => openPopup({ name: "login" }))}
					onRefused={onEnd}
				/>
			)}
		</LayerPlace>
	);
}

type BarLinkProps = { readonly onPress: () => void; readonly busy?: boolean; readonly children: ReactNode };

const BarLink = ({ onPress, busy = false, children }: BarLinkProps) => (
	<button
		type="button"
		disabled={busy}
		aria-busy={busy}
		onClick={onPress}
		className="h-9 shrink-0 rounded-control px-1.5 text-14 whitespace-nowrap text-text-2 underline-offset-4 transition hover:text-text-1 hover:underline disabled:opacity-55"
	>
		{children}
	</button>
);
