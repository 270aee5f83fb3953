import DOMPurify, { type Config } from 'dompurify';
import { embedPlan, type EmbedPlan } from './embedPlan.ts';
import { readBlocks } from './readBlocks.ts';
import { plainTags, type TextBlock } from './textBlock.ts';

// This module brings the sanitiser along and needs a browser: it is loaded with the view, never by
// the server.

const textRules: Config = {
  ALLOWED_TAGS: [...plainTags, 'a', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ALLOWED_ATTR: ['class', 'href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

const embedRules: Config = {
  ALLOWED_TAGS: ['a', 'blockquote', 'div', 'iframe', 'p', 'span'],
  ALLOWED_ATTR: ['href', 'src', 'title'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

const sanitize = (markup: string, rules: Config) =>
  DOMPurify.sanitize(markup, { ...rules, RETURN_DOM_FRAGMENT: true });

/** The lines of a text module: no script, style or event handler, no address that could run. */
export function textBlocks(markup: string): readonly TextBlock[] {
  return readBlocks(sanitize(markup, textRules));
}

/** What may be shown for an embed's markup; null where nothing of it can be. */
export function readEmbed(markup: string): EmbedPlan | null {
  const root = sanitize(markup, embedRules);
  for (const frame of root.querySelectorAll('iframe')) {
    const plan = embedPlan({ src: frame.getAttribute('src'), title: frame.title });
    if (plan) return plan;
  }
  for (const link of root.querySelectorAll('a')) {
    const title = link.textContent || link.title;
    const plan = embedPlan({ src: link.getAttribute('href'), title }, 'a');
    if (plan) return plan;
  }
  return null;
}
