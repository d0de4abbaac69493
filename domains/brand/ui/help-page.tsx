// The help centre: topics with their answers, and a search over all of them.
import { useState } from "react";
import { Button, EmptyState, FailureNote, Field, Icon, Skeleton, usePageTitle } from "#platform/ui";
import { useReadHelpCenter } from "./calls.gen.ts";
import { useCustomerService } from "./customer-service.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { useBrandText } from "./text.ts";

export function HelpPage() {
	const say = useBrandText();
	const service = useCustomerService();
	const [words, setWords] = useState("");
	const { data, error, refetch } = useReadHelpCenter({});
	usePageTitle(say("titles.help"));
	const topics = withWords(data?.topics ?? [], words);
	return (
		<div className="mx-auto flex w-full max-w-[76ch] flex-col gap-6 py-6">
			<header className="flex flex-col gap-2">
				<h1 className="text-28 font-bold md:text-40">{say("help.title")}</h1>
				<p className="text-text-2">{say("help.intro")}</p>
			</header>
			<Field
				label={say("help.search")}
				type="search"
				value={words}
				onChange={(event) => setWords(event.target.value)}
				before={<Icon name="search" className="text-text-3" />}
			/>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <Skeleton className="h-80 rounded-card" /> : null}
			{topics.map((topic) => (
				<TopicCard key={topic.code} topic={topic} />
			))}
			{data !== undefined && topics.length === 0 ? (
				<EmptyState
					title={say("help.none")}
					text={say("help.noneText")}
					action={<Button onPress={service.open}>{say("help.contact")}</Button>}
				/>
			) : null}
		</div>
	);
}

type Topic = {
	readonly code: string;
	readonly title: string;
	readonly articles: readonly { readonly code: string; readonly title: string; readonly body: string }[];
};

/** The topics with the articles that hold every word typed. */
export function withWords(topics: readonly Topic[], typed: string): Topic[] {
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
	return topics.flatMap((topic) => {
		const articles = topic.articles.filter((article) => {
			const text = `${article.title} ${article.body}`.toLowerCase();
			return words.every((word) => text.includes(word));
		});
		return articles.length === 0 ? [] : [{ ...topic, articles }];
	});
}

function TopicCard({ topic }: { readonly topic: Topic }) {
	return (
		<section>
			<h2 className="mb-2 text-20 font-bold">{topic.title}</h2>
			<div className="overflow-hidden rounded-card bg-surface-1">
				{topic.articles.map((article) => (
					<details key={article.code} className="group border-line not-first:border-t">
						<summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-5 py-3 font-medium hover:bg-surface-2">
							<span className="grow">{article.title}</span>
							<Icon name="chevron-down" className="text-text-3 transition group-open:rotate-180" />
						</summary>
						<div className="px-5 pb-5">
							<Paragraphs text={article.body} />
						</div>
					</details>
				))}
			</div>
		</section>
	);
}
