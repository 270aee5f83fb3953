import { parseInBrowser } from '#external/markup/parseInBrowser.ts';
import { readEmbed } from '#external/markup/embedPlan.ts';
import { readText } from '#external/markup/readText.ts';

/** Markup, parsed on either side, as a text and as an embed. */
export const readingOf = (parsed: Parameters<typeof readText>[0]) => ({
  blocks: readText(parsed),
  plan: readEmbed(parsed),
});

export type Reading = ReturnType<typeof readingOf>;

/** What a browser parses from markup, as the tests request it. */
export const readInBrowser = (markup: string) => readingOf(parseInBrowser(markup));
