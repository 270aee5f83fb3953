import type { ContentClient } from '#content/client.ts';
import { readSettings } from '#content/fetchers.ts';
import type { Language } from '#content/repositoryLanguages.ts';
import { faviconAddress, TOUCH_ICON } from '#ui/look/favicon.ts';
import type { Look } from '#ui/look/look.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import * as feed from '#ui/words/en/server/feed.ts';
import { loadLanguage, nameLanguage } from '#ui/words/loadLanguage.ts';

/** The web app manifest, by which a browser can install the site (https://www.w3.org/TR/appmanifest). */
export async function manifest(
  client: ContentClient,
  language: Language,
  { themes: [theme], ramp }: Look,
): Promise<string> {
  const settings = await readSettings(client);
  const { say } = await loadLanguage(nameLanguage(language.id));
  const { background } = theme === 'dark' ? darkPalette : lightPalette;
  const content = {
    name: settings?.data.name || say(feed.portfolio),
    start_url: '/',
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      { src: faviconAddress(ramp?.turn ?? null), type: 'image/svg+xml', sizes: 'any' },
      { src: TOUCH_ICON, type: 'image/png', sizes: '180x180' },
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
