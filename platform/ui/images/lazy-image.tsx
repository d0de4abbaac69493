// A picture that is fetched when it comes near, tried three times, and replaced by the error image after that.
// Its width and height keep its place, so that nothing jumps.
import { useEffect, useReducer, useRef } from "react";
import { afterImageEvent, firstState, type ImageState } from "./image-state.ts";
import { isKnown, remember } from "./known-images.ts";
import { watchNear, watchThrottleMilliseconds } from "./near-watch.ts";

export type LazyImageProps = {
	/** A path on this site. */
	readonly src: string;
	/** In pixels of the drawing: they give its shape, not its size on the page. */
	readonly width: number;
	readonly height: number;
	/** Empty, or left out, for what only decorates. */
	readonly alt?: string;
	/** Seen at once: it does not wait to come near. */
	readonly eager?: boolean;
	readonly className?: string;
};

const errorImage = "/art/missing.svg";

/** Where there is nothing to watch with, every picture counts as near. */
const cannotWatch = typeof IntersectionObserver === "undefined";

export function LazyImage(props: LazyImageProps) {
	return <Picture key={props.src} {...props} />;
}

function Picture({ src, width, height, alt = "", eager = false, className = "" }: LazyImageProps) {
	const place = useRef<HTMLImageElement>(null);
	const [state, happen] = useReducer(afterImageEvent, eager || isKnown(src), firstState);
	useEffect(() => {
		const element = place.current;
		if (state.stage !== "waiting" || element === null) return undefined;
		if (!cannotWatch) return watchNear(element, () => happen("near"));
		return happen("near");
	}, [state]);
	useEffect(
		() => (state.stage === "trying" ? attempt({ src, number: state.attempt }, happen) : undefined),
		[src, state],
	);
	return (
		<img
			ref={place}
			src={addressOf(src, state)}
			alt={alt}
			width={width}
			height={height}
			decoding="async"
			data-image={state.stage}
			onLoad={state.stage === "shown" ? () => remember(src) : undefined}
			onError={state.stage === "shown" ? () => happen("failed") : undefined}
			className={className}
		/>
	);
}

function addressOf(src: string, { stage }: ImageState): string | undefined {
	if (stage === "failed") return errorImage;
	return stage === "shown" ? src : undefined;
}

type Try = { readonly src: string; readonly number: number };

/** One try, decoded before it is shown; the second and third begin a moment later. The answer drops it. */
function attempt({ src, number }: Try, happen: (event: "loaded" | "failed") => void): () => void {
	let dropped = false;
	const tell = (event: "loaded" | "failed") => () => {
		if (!dropped) happen(event);
	};
	const begin = () => {
		const image = new Image();
		image.src = src;
		image.decode().then(tell("loaded"), tell("failed"));
	};
	const timer = setTimeout(begin, number === 1 ? 0 : watchThrottleMilliseconds);
	return () => {
		dropped = true;
		clearTimeout(timer);
	};
}
