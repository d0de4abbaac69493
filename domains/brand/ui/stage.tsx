// The stage of the home page: one wide drawn scene with its words, and the next ones a press away.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass, IconButton, LazyImage } from "#platform/ui";
import { useListBanners } from "./calls.gen.ts";
import { useBrandText } from "./text.ts";

const firstScene = "mosaic-hall";

export function Stage() {
	const say = useBrandText();
	const [turn, setTurn] = useState(0);
	const { data } = useListBanners({ group: "home" }, { freshMilliseconds: 600_000 });
	const banners = data?.banners ?? [];
	const index = banners.length === 0 ? 0 : ((turn % banners.length) + banners.length) % banners.length;
	const banner = banners[index];
	return (
		<section
			aria-label={say("stage.label")}
			className="stage relative isolate flex min-h-[26rem] flex-col justify-end overflow-hidden rounded-panel bg-night md:min-h-[27.5rem]"
		>
			<Scene name={banner?.scene ?? firstScene} image={banner?.image ?? ""} />
			<div
				aria-live="polite"
				className="stage-words relative flex min-h-52 flex-col justify-end gap-3 p-5 md:max-w-136 md:p-10"
			>
				{banner === undefined ? null : (
					<>
						<h1 className="text-28 font-bold md:text-40">{banner.title}</h1>
						<p className="max-w-104 text-16 text-[var(--stage-text)]">{banner.text}</p>
						{banner.action === "" || banner.link === "" ? null : (
							<p className="mt-1">
								<Link to={banner.link} className={buttonClass({ size: "large" })}>
									{banner.action}
								</Link>
							</p>
						)}
					</>
				)}
			</div>
			{banners.length < 2 ? null : (
				<div className="absolute end-3 bottom-3 flex items-center text-white md:end-6 md:bottom-6">
					<IconButton
						className={arrow}
						icon="chevron-left"
						label={say("stage.previous")}
						onPress={() => setTurn(index - 1)}
					/>
					<p className="w-12 text-center text-13 text-[var(--stage-text)]">{`${index + 1} / ${banners.length}`}</p>
					<IconButton
						className={arrow}
						icon="chevron-right"
						label={say("stage.next")}
						onPress={() => setTurn(index + 1)}
					/>
				</div>
			)}
		</section>
	);
}

const arrow = "stage-arrow text-[inherit]";

/** The first scene stands in the page before any script runs; the same address here keeps it. */
function Scene({ name, image }: { readonly name: string; readonly image: string }) {
	return (
		<LazyImage
			src={image === "" ? `/art/scenes/${name}.webp` : image}
			width={1440}
			height={600}
			eager
			className="absolute inset-0 -z-10 size-full object-cover"
			{...(image === "" ? { narrow: `/art/scenes/${name}-tall.webp` } : {})}
		/>
	);
}
