import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ClientProvider, failureSentence, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { serveSite } from "../testing/site-answers.ts";
import { useHumanCheck } from "./use-human-check.ts";

giveSentences({ domain: "members", code: "EN", content: en });

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** A form that shows what it would send. */
function Form({ onAnswer }: { readonly onAnswer: (answer: string) => void }) {
	const { prove, busy } = useHumanCheck("code");
	const send = () =>
		prove().then(
			(answer) => onAnswer(JSON.stringify(answer)),
			(error: unknown) => onAnswer(failureSentence(error)),
		);
	return (
		<button type="button" aria-busy={busy} onClick={() => void send()}>
			send
		</button>
	);
}

async function press(answers: Readonly<Record<string, unknown>>) {
	const sent = serveSite([], answers);
	const onAnswer = vi.fn();
	render(
		<ClientProvider>
			<Form onAnswer={onAnswer} />
		</ClientProvider>,
	);
	await userEvent.setup().click(screen.getByRole("button"));
	await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
	return { sent, answer: onAnswer.mock.calls[0]?.[0] };
}
const path = "/wps/verification/human";

test("where nothing is asked, nothing is sent along", async () => {
	const { sent, answer } = await press({ [path]: { provider: "altcha" } });
	expect(answer).toBe("{}");
	expect(sent).toMatchObject([{ method: "POST", path, body: '{"place":"code"}' }]);
});

test("a provider that the site does not know is a check that failed", async () => {
	const { answer } = await press({ [path]: { provider: "another", challenge: "{}" } });
	expect(answer).toBe(en.errors.PHONE_CAPTCHA_FAILED);
});

test("a refusal is told", async () => {
	const { answer } = await press({ [path]: { refused: "SERVER_BUSY" } });
	expect(answer).toBe(en.errors.SERVER_BUSY);
});
