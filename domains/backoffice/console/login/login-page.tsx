// The way into the console: name and password, then the second factor; a first login chooses a password of its own.
import { useState } from "react";
import { LanguageMenu, ThemeMenu } from "#brand/ui";
import { fieldsOf } from "#platform/desk/ui";
import { deskLanguages } from "#platform/kernel";
import { Button, FailureNote, Field, openSession, siteName, usePageTitle } from "#platform/ui";
import { useStaffProve } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { FirstLogin } from "./first-login.tsx";
import { type NextStep, useShowPassword } from "./use-show-password.ts";

export function LoginPage() {
	const say = useOfficeText();
	const [next, setNext] = useState<NextStep>();
	usePageTitle(say("login.title"));
	return (
		<div className="flex min-h-dvh flex-col">
			<header className="flex h-16 items-center justify-end px-3">
				<LanguageMenu languages={deskLanguages} />
				<ThemeMenu />
			</header>
			<main className="mx-auto flex w-full max-w-[400px] grow flex-col justify-center px-4 pb-24">
				<div className="mb-6 flex items-center gap-3">
					<img src="/mark.svg" alt="" width="40" height="40" />
					<div>
						<p className="text-14 text-text-3">{siteName}</p>
						<h1 className="text-20 font-bold">{say("login.title")}</h1>
					</div>
				</div>
				{next === undefined ? <ByName onNext={setNext} /> : null}
				{next?.next === "code" ? <ByCode stepToken={next.stepToken} onAgain={() => setNext(undefined)} /> : null}
				{next?.next === "begin" ? <FirstLogin {...next} onAgain={() => setNext(undefined)} /> : null}
			</main>
		</div>
	);
}

function ByName({ onNext }: { readonly onNext: (next: NextStep) => void }) {
	const say = useOfficeText();
	const { show, error, busy } = useShowPassword(onNext);
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { username = "", password = "" } = fieldsOf(event.currentTarget);
				void show({ username, password });
			}}
		>
			<Field label={say("login.username")} name="username" autoComplete="username" autoFocus required />
			<Field label={say("login.password")} name="password" type="password" autoComplete="current-password" required />
			{error === undefined ? null : <FailureNote error={error} />}
			<Button submit wide busy={busy}>
				{say("login.next")}
			</Button>
		</form>
	);
}

function ByCode({ stepToken, onAgain }: { readonly stepToken: string; readonly onAgain: () => void }) {
	const say = useOfficeText();
	const prove = useStaffProve();
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				prove.mutate({ stepToken, code: fieldsOf(event.currentTarget).code ?? "" }, { onSuccess: openSession });
			}}
		>
			<Field
				label={say("login.code")}
				hint={say("login.codeHint")}
				name="code"
				autoComplete="one-time-code"
				maxLength={20}
				autoFocus
				required
			/>
			{prove.error === null ? null : <FailureNote error={prove.error} />}
			<Button submit wide busy={prove.isPending}>
				{say("login.enter")}
			</Button>
			<Button look="quiet" onPress={onAgain}>
				{say("login.again")}
			</Button>
		</form>
	);
}
