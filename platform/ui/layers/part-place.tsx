// Where a part of the page failed to come: one sentence, another try that loads it again, and a reload. It catches parts
// that did not come, and nothing else: a bug goes on to the error page.
import { Component, createContext, type ReactNode, useContext } from "react";
import { Button } from "../controls/button.tsx";
import { usePlatformText } from "../messages.ts";
import { PartMissing } from "./bring-part.ts";
import { useLayer } from "./layer-stack.ts";

/** Given where parts lie over the page: what closes the layer that did not come. */
export const LayerPlace = createContext<(() => void) | undefined>(undefined);

type Failing = { readonly missing: PartMissing | undefined };
type PlaceProps = { readonly children: () => ReactNode; readonly onRetry: () => void };

export class PartPlace extends Component<PlaceProps, Failing> {
	override state: Failing = { missing: undefined };

	static getDerivedStateFromError(error: unknown) {
		if (error instanceof PartMissing) return { missing: error };
		throw error;
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
			<MissingPart renewed={missing.renewed} onRetry={this.retry} />
		);
	}
}

const lying = "grid min-h-40 place-content-center justify-items-center p-4 text-center";
const floating =
	"fixed inset-x-4 bottom-20 z-60 mx-auto grid w-fit justify-items-center rounded-card bg-surface-3 p-4 shadow-float md:bottom-6";

function MissingPart({ renewed, onRetry }: { readonly renewed: boolean; readonly onRetry: () => void }) {
	const say = usePlatformText();
	const close = useContext(LayerPlace);
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
