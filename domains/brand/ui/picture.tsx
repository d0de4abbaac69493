// The picture of a piece of content: the operator's own, else the drawn scene of that name.
import { LazyImage } from "#platform/ui";

export type PictureProps = {
	/** An address, or empty. */
	readonly image: string;
	readonly scene: string;
	readonly className?: string;
	/** In a card of a list: the scene as it is drawn small. */
	readonly card?: boolean;
	/** The first picture of a page comes at once, the others when they are near. */
	readonly first?: boolean;
};

export function Picture({ image, scene, className = "", card = false, first = false }: PictureProps) {
	const { width, height } = card ? { width: 800, height: 450 } : { width: 1440, height: 600 };
	return (
		<LazyImage
			src={image === "" ? `/art/scenes/${scene}${card ? "-card" : ""}.webp` : image}
			width={width}
			height={height}
			eager={first}
			className={`bg-night object-cover ${className}`}
		/>
	);
}
