// The word on what waits for a second person: another decides, whoever asked takes it back. Who may do neither is shown nothing.
import { DecideForm } from "./decide-form.tsx";
import { useMay } from "./desk-place.tsx";
import { TakeBackForm } from "./take-back-form.tsx";
import { useSaved } from "./use-saved.ts";

type Act<Input> = {
	readonly mutate: (input: Input, done: { readonly onSuccess: () => void }) => void;
	readonly isPending: boolean;
	readonly error: Error | null;
};
type Decision = { readonly kind: "approve" } | { readonly kind: "refuse"; readonly why: string };

export type SecondWordProps<Id extends object> = {
	/** What the calls name it by. */
	readonly about: Id;
	/** Whoever looks asked for it. */
	readonly own: boolean;
	/** Permissions: to ask for it and take it back, to decide of it. */
	readonly asks: string;
	readonly decides: string;
	/** On the button that agrees. */
	readonly agree: string;
	readonly decide: Act<Id & { decision: Decision }>;
	readonly takeBack: Act<Id>;
	readonly onDone: () => void;
};

export function SecondWord<Id extends object>(props: SecondWordProps<Id>) {
	const { about, own, asks, decides, agree, decide, takeBack, onDone } = props;
	const mayAsk = useMay(asks);
	const mayDecide = useMay(decides);
	const onSuccess = useSaved(onDone);
	if (own && mayAsk)
		return (
			<TakeBackForm
				busy={takeBack.isPending}
				error={takeBack.error}
				onTakeBack={() => takeBack.mutate(about, { onSuccess })}
			/>
		);
	if (own || !mayDecide) return null;
	const say = (decision: Decision) => decide.mutate({ ...about, decision }, { onSuccess });
	return (
		<DecideForm
			agree={agree}
			busy={decide.isPending}
			error={decide.error}
			onAgree={() => say({ kind: "approve" })}
			onRefuse={(why) => say({ kind: "refuse", why })}
		/>
	);
}
