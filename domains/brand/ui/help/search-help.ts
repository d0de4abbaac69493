// Finds answers in the help centre. Pure.

export type HelpArticle = { readonly code: string; readonly title: string; readonly body: string };
export type HelpTopic = { readonly code: string; readonly title: string; readonly articles: readonly HelpArticle[] };

/** The topics with the articles that hold every word typed; articles whose title has the words stand first. */
export function withWords(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
	const words = plain(typed).split(/\s+/).filter(Boolean);
	return topics.flatMap((topic) => {
		const articles = topic.articles
			.filter((article) => holds(`${topic.title} ${article.title} ${article.body}`, words))
			.sort((left, right) => Number(holds(right.title, words)) - Number(holds(left.title, words)));
		return articles.length === 0 ? [] : [{ ...topic, articles }];
	});
}

function holds(text: string, words: readonly string[]): boolean {
	const plainText = plain(text);
	return words.every((word) => plainText.includes(word));
}

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();

/** An article's address: its topic and its own code, parted by a point. */
export const articleName = (topic: string, code: { readonly article: string }): string => `${topic}.${code.article}`;
