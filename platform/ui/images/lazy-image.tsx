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
	/** The same picture in a shape for a narrow window. */
	readonly narrow?: string;
	/**
	 * The same picture in other sizes, and how wide it is on the page: the browser takes what its screen needs. Where that
	 * does not come, `src` is tried.
	 */
	readonly sizes?: { readonly set: string; readonly width: string };
	/** Seen at once: it does not wait to come near, and is fetched before the rest. */
	readonly eager?: boolean;
	readonly className?: string;
};

const errorImage = "/art/missing.svg";

/** Where there is nothing to watch with, every picture counts as near. */
const cannotWatch = typeof IntersectionObserver === "undefined";

const narrowWindow = "(max-width: 39.99rem)";

export function LazyImage({ src, narrow, ...rest }: LazyImageProps) {
	const address = narrow !== undefined && matchMedia(narrowWindow).matches ? narrow : src;
	return <Picture key={address} src={address} {...rest} />;
}

function Picture(props: Omit<LazyImageProps, "narrow">) {
	const { src, sizes, width, height, alt = "", eager = false, className = "" } = props;
	const place = useRef<HTMLImageElement>(null);
	const [state, happen] = useReducer(afterImageEvent, eager || isKnown(src), firstState);
	useEffect(() => {
		const element = place.current;
		if (state.stage !== "waiting" || element === null) return undefined;
		if (!cannotWatch) return watchNear(element, () => happen("near"));
		happen("near");
		return undefined;
	}, [state]);
	// Once a size did not come, the picture alone is tried.
	const { set, width: across } = ("attempt" in state && state.attempt === 1 ? sizes : undefined) ?? {};
	useEffect(
		() => (state.stage === "trying" ? attempt({ src, set, across, number: state.attempt }, happen) : undefined),
		[src, set, across, state],
	);
	const sized = state.stage === "shown" && set !== undefined ? { sizes: across, srcSet: set } : {};
	return (
		<img
			ref={place}
			{...sized}
			src={addressOf(src, state)}
			alt={alt}
			width={width}
			height={height}
			decoding={eager ? "auto" : "async"}
			{...(eager ? { fetchPriority: "high" as const } : {})}
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

type Try = {
	readonly src: string;
	readonly set: string | undefined;
	readonly across: string | undefined;
	readonly number: number;
};

/** One try, decoded before it is shown; the second and third begin a moment later. The answer drops it. */
function attempt(
	{ src, set = "", across = "", number }: Try,
	happen: (event: "loaded" | "failed") => void,
): () => void {
	let dropped = false;
	const tell = (event: "loaded" | "failed") => () => {
		if (!dropped) happen(event);
	};
	const begin = () => {
		const image = new Image();
		image.sizes = across;
		image.srcset = set;
		image.src = src;
		image.decode().then(tell("loaded"), tell("failed"));
	};
	const timer = setTimeout(begin, number === 1 ? 0 : watchThrottleMilliseconds);
	return () => {
		dropped = true;
		clearTimeout(timer);
	};
}
