// Who has just registered is welcomed on the home page: what they were given, three games, and where limits are set. It
// is a part of the page, stands over nothing, and goes with one press.
import { useBootstrapSite } from "#brand/ui";
import { BeginGames } from "#games/ui";
import { forgetNewcomer, useMembersText, useNewcomer } from "#members/ui";
import { Button, IconButton, useFormats } from "#platform/ui";
import { useMember } from "./shell/use-member.ts";
import { useOpenPage } from "./shell/use-open-page.ts";

export function Welcome() {
	const say = useMembersText();
	const openPage = useOpenPage();
	const newcomer = useNewcomer();
	const { nickname } = useMember();
	if (newcomer === undefined) return null;
	return (
		<section
			aria-labelledby="welcome"
			className="relative grid gap-6 rounded-panel bg-surface-1 p-5 md:grid-cols-2 md:items-center md:p-8"
		>
			<div className="flex flex-col items-start gap-3">
				<h2 id="welcome" className="pe-12 text-20 font-bold md:text-28">
					{say("welcome.title", { name: nickname || newcomer.account })}
				</h2>
				<Given amount={newcomer.amount} currency={newcomer.currency} />
				<p className="text-14 text-text-2">{say("welcome.limitsText")}</p>
				<Button look="plain" size="small" icon="shield" onPress={() => openPage("responsiblePlay")}>
					{say("welcome.limits")}
				</Button>
			</div>
			<div className="min-w-0">
				<h3 className="mb-3 text-16 font-bold">{say("welcome.games")}</h3>
				<BeginGames />
			</div>
			<IconButton
				icon="close"
				label={say("welcome.close")}
				onPress={forgetNewcomer}
				className="absolute end-3 top-3 md:end-4 md:top-4"
			/>
		</section>
	);
}

function Given({ amount, currency }: { readonly amount: string; readonly currency: string }) {
	const say = useMembersText();
	const formats = useFormats();
	const { data } = useBootstrapSite({});
	if (Number(amount) === 0) return <p className="text-16">{say("welcome.nothing")}</p>;
	return (
		<>
			<p role="status" className="text-16 font-medium">
				{say("welcome.given", { amount: formats.amount(amount, currency) })}
			</p>
			{data?.brand.playMoney === false ? null : (
				<p className="text-14 text-text-2">{say("welcome.playMoney", { currency })}</p>
			)}
		</>
	);
}
