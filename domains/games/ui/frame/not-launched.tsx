// What stands in the place of a game that was not launched: what to do first, or why it failed and what else is open.
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { Button, CallRefused, EmptyState, failureSentence, useFormats } from "#platform/ui";
import { game as gameShape } from "../../contract/index.ts";
import { useFavourites } from "../favourites.ts";
import { GameTile } from "../lobby/game-tile.tsx";
import { useGamesText } from "../text.ts";

export type LogInFirstProps = { readonly onLogIn: () => void; readonly onTrial: (() => void) | undefined };

export function LogInFirst({ onLogIn, onTrial }: LogInFirstProps) {
	const say = useGamesText();
	return (
		<EmptyState
			title={say("frame.logInFirst")}
			action={
				<div className="flex gap-2">
					<Button onPress={onLogIn}>{say("frame.logIn")}</Button>
					<TrialInstead onTrial={onTrial} />
				</div>
			}
		/>
	);
}

function TrialInstead({ onTrial }: Pick<LogInFirstProps, "onTrial">) {
	const say = useGamesText();
	if (onTrial === undefined) return null;
	return (
		<Button look="plain" onPress={onTrial}>
			{say("frame.trialInstead")}
		</Button>
	);
}

const recommendation = z.object({ recommended: z.array(gameShape), backAt: z.optional(instant) });

export type LaunchFailedProps = Pick<LogInFirstProps, "onTrial"> & {
	readonly error: Error;
	readonly onRetry: () => void;
};

/** Why, what can be done, and what else is open: the server names other games when this one is under maintenance. */
export function LaunchFailed(props: LaunchFailedProps) {
	const say = useGamesText();
	const favourites = useFavourites();
	const value = props.error instanceof CallRefused ? props.error.failure.value : undefined;
	const { moment } = useFormats();
	const { recommended: games = [], backAt } = z.safeParse(recommendation, value).data ?? {};
	const back = backAt === undefined ? "" : ` ${say("frame.backAt", { moment: moment(backAt) })}`;
	return (
		<div className="mx-auto max-w-4xl overflow-y-auto">
			<EmptyState
				title={say("frame.failed")}
				text={`${failureSentence(props.error)}${back}`}
				action={
					<div className="flex gap-2">
						<Button onPress={props.onRetry}>{say("frame.again")}</Button>
						<TrialInstead onTrial={props.onTrial} />
					</div>
				}
			/>
			{games.length === 0 ? null : (
				<section className="px-4 pb-8">
					<h2 className="mb-4 text-20 font-bold">{say("frame.recommended")}</h2>
					<div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
						{games.map((game) => (
							<GameTile key={game.gameId} game={game} favourites={favourites} />
						))}
					</div>
				</section>
			)}
		</div>
	);
}
