// Where a part of the page failed to come: one sentence, another try that loads it again, and a reload; meanwhile it is asked
// for quietly, and shown once it is here. It catches parts that did not come, and nothing else: a bug goes on to the error page.
import { Component, createContext, type ReactNode, useContext, useEffect } from "react";
import { Button } from "../controls/button.tsx";
import { liveStanding } from "../live/live-standing.ts";
import { usePlatformText } from "../messages.ts";
import { PartMissing } from "./bring-part.ts";
import { useLayer } from "./layer-stack.ts";
import { untilItComes } from "./until-it-comes.ts";

/** Given where parts lie over the page: what closes the layer that did not come. */
export const LayerPlace = createContext<(() => void) | undefined>(undefined);

type Failing = { readonly missing: PartMissing | undefined };
type PlaceProps = {
	readonly children: () => ReactNode;
	/** Asks for the part, and shows nothing. */
	readonly attempt: () => Promise<unknown>;
	/** From now on the part is loaded anew. */
	readonly onRetry: () => void;
	/** The place says now that the part did not come. */
	readonly onMissing?: (() => void) | undefined;
};

export class PartPlace extends Component<PlaceProps, Failing> {
	override state: Failing = { missing: undefined };

	static getDerivedStateFromError(error: unknown) {
		if (error instanceof PartMissing) return { missing: error };
		throw error;
	}

	override componentDidCatch(): void {
		this.props.onMissing?.();
	}

	retry = (): void => {
		this.props.onRetry();
		this.setState({ missing: undefined });
	};

	override render(): ReactNode {
		const { missing } = this.state;
		return missing === undefined ? (
			this.props.children()
		) : (
			<MissingPart renewed={missing.renewed} attempt={this.props.attempt} onRetry={this.retry} />
		);
	}
}

const lying = "grid min-h-40 place-content-center justify-items-center p-4 text-center";
const floating =
	"fixed inset-x-4 bottom-20 z-60 mx-auto grid w-fit justify-items-center rounded-card bg-surface-3 p-4 shadow-float md:bottom-6";

type MissingProps = Pick<PlaceProps, "attempt" | "onRetry"> & { readonly renewed: boolean };

function MissingPart({ renewed, attempt, onRetry }: MissingProps) {
	const say = usePlatformText();
	const close = useContext(LayerPlace);
	useEffect(() => {
		if (renewed) return undefined;
		const orRenewed = (): Promise<unknown> => attempt().catch(unlessRenewed);
		return untilItComes({ attempt: orRenewed, came: onRetry, onSign: onWayBack });
	}, [renewed, attempt, onRetry]);
	useLayer({ open: close !== undefined, close: () => close?.() });
	return (
		<div role="alert" className={`gap-3 text-14 ${close === undefined ? lying : floating}`}>
			<p className="font-medium">{say(renewed ? "partRenewed" : "partMissing")}</p>
			<p className="flex flex-wrap justify-center gap-2">
				{renewed ? null : (
					<Button size="small" onPress={onRetry}>
						{say("retry")}
					</Button>
				)}
				<Button size="small" look={renewed ? "primary" : "plain"} onPress={() => location.reload()}>
					{say("reload")}
				</Button>
				{close === undefined ? null : (
					<Button size="small" look="quiet" onPress={close}>
						{say("close")}
					</Button>
				)}
			</p>
		</div>
	);
}

/** A part whose file is gone comes no more, and is shown as such. */
function unlessRenewed(error: unknown): void {
	if (!(error instanceof PartMissing && error.renewed)) throw error;
}

/** The browser is online again, the page is seen again, or its live connection is back. */
function onWayBack(sign: () => void): () => void {
	const seen = (): void => {
		if (!document.hidden) sign();
	};
	addEventListener("online", sign);
	document.addEventListener("visibilitychange", seen);
	const deaf = liveStanding.onBack(sign);
	return () => {
		removeEventListener("online", sign);
		document.removeEventListener("visibilitychange", seen);
		deaf();
	};
}
