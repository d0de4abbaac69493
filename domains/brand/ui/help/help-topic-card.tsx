// One topic of the help centre with its answers. The answer that the address names stands open and in view.
import { useEffect, useRef } from "react";
import { Icon, IconButton, showToast } from "#platform/ui";
import { Paragraphs } from "../paragraphs.tsx";
import { useBrandText } from "../text.ts";
import { articleName, type HelpArticle, type HelpTopic } from "./search-help.ts";

export type HelpTopicCardProps = {
	readonly topic: HelpTopic;
	/** The name of the article that the address names. */
	readonly opened: string | undefined;
	readonly onOpen: (name: string | undefined) => void;
};

export function HelpTopicCard({ topic, opened, onOpen }: HelpTopicCardProps) {
	return (
		<section>
			<h2 className="mb-2 text-20 font-bold">{topic.title}</h2>
			<div className="overflow-hidden rounded-card bg-surface-1">
				{topic.articles.map((article) => {
					const name = articleName(topic.code, { article: article.code });
					return <Answer key={name} name={name} article={article} open={opened === name} onOpen={onOpen} />;
				})}
			</div>
		</section>
	);
}

type AnswerProps = {
	readonly name: string;
	readonly article: HelpArticle;
	readonly open: boolean;
	readonly onOpen: (name: string | undefined) => void;
};

function Answer({ name, article, open, onOpen }: AnswerProps) {
	const place = useRef<HTMLDetailsElement>(null);
	const arrived = useRef(open);
	useEffect(() => {
		if (arrived.current) place.current?.scrollIntoView({ block: "center" });
	}, []);
	return (
		<details
			ref={place}
			open={open}
			onToggle={(event) => {
				if (event.currentTarget.open !== open) onOpen(event.currentTarget.open ? name : undefined);
			}}
			className="group border-line not-first:border-t"
		>
			<summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-5 py-3 font-medium -outline-offset-2 hover:bg-surface-2">
				<span className="grow">{article.title}</span>
				<Icon name="chevron-down" className="text-text-3 transition group-open:rotate-180" />
			</summary>
			<div className="flex items-start gap-2 px-5 pb-5">
				<div className="grow">
					<Paragraphs text={article.body} under={2} />
				</div>
				<CopyLink name={name} />
			</div>
		</details>
	);
}

function CopyLink({ name }: { readonly name: string }) {
	const say = useBrandText();
	const copy = () => {
		const address = `${location.origin}/help?article=${name}`;
		void navigator.clipboard.writeText(address).then(
			() => showToast({ tone: "success", text: say("help.copied") }),
			() => showToast({ tone: "info", text: address }),
		);
	};
	return <IconButton icon="copy" label={say("help.copy")} onPress={copy} />;
}
