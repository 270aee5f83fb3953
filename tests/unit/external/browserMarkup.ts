import { parseInBrowser } from '#external/markup/parseInBrowser.ts';
import { readEmbed } from '#external/markup/readEmbed.ts';
import { readText } from '#external/markup/readText.ts';

/** What a browser reads from markup, as the tests ask it. */
export const browserMarkup = {
  readText: (markup: string) => readText(parseInBrowser(markup)),
  readEmbed: (markup: string) => readEmbed(parseInBrowser(markup)),
};
