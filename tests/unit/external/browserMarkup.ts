import { parseInBrowser } from '#external/markup/parseInBrowser.ts';
import { readEmbed } from '#external/markup/embedPlan.ts';
import { readText } from '#external/markup/readText.ts';

/** What a browser parses from markup, as the tests request it. */
export const browserMarkup = {
  readText: (markup: string) => readText(parseInBrowser(markup)),
  readEmbed: (markup: string) => readEmbed(parseInBrowser(markup)),
};
