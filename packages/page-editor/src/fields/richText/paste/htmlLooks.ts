/** Elements that begin a line of their own. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary
  table tbody td tfoot th thead tr ul`.split(/\s+/),
);

const HIDDEN_TAGS: ReadonlySet<string> = new Set(
  `button canvas datalist del head input link map math meta noscript option script select style svg
  template textarea title xml`.split(/\s+/),
);

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

/** Not shown, or what Word has beside the text: its own numbers of lists, and what reviewers remarked. */
const HIDDEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all|mso-list\s*:\s*ignore|mso-element\s*:\s*comment|mso-special-character\s*:\s*comment/i;

/** Marks of reviewers' comments, and words for screen readers only, by the names that are common for both. */
const HIDDEN_CLASS =
  /(?:^|\s)(?:MsoCommentReference|msocomanchor|MsoCommentText|sr-only|visually-hidden|screen-reader-text|cdk-visually-hidden)(?:\s|$)/i;

/** Whether an element is no text of the page, or is not shown as such. */
export function isHidden(element: Element, tag: string): boolean {
  if (HIDDEN_TAGS.has(tag)) return true;
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  return (
    HIDDEN_STYLE.test(styleOf(element)) || HIDDEN_CLASS.test(element.getAttribute('class') ?? '')
  );
}

/** Whether an element is shown within the line it is in, although its tag begins a new one. */
export const isInline = (element: Element): boolean =>
  /display\s*:\s*inline/i.test(styleOf(element));

/** Whether words are one emoji, or a few: signs, and no letter beside them. */
const isEmoji = (words: string): boolean =>
  words.length <= 16 &&
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(words) &&
  !/\p{L}/u.test(words);

/** The sign that a picture stands for: a box of a check list, an emoji, nothing for a blank; null: a picture. */
export function signOf(image: Element): string | null {
  const alt = image.getAttribute('alt')?.trim() ?? '';
  const box = image.closest('[role="checkbox"]');
  if (image.getAttribute('aria-roledescription') === 'checkbox' || box?.contains(image)) {
    const isChecked = box ? box.getAttribute('aria-checked') === 'true' : alt === 'checked';
    return isChecked ? '☑ ' : '☐ ';
  }
  if (isEmoji(alt)) return alt;
  const sides = ['width', 'height'].map((side) =>
    Number.parseFloat(image.getAttribute(side) ?? ''),
  );
  return sides.some((side) => side <= 2) ? '' : null;
}

/** Code: in `pre`, or lines of a fixed font that keep their spaces, as editors copy them. */
export function isCode(element: Element, tag: string): boolean {
  if (tag === 'pre') return true;
  const style = styleOf(element);
  return (
    /white-space\s*:\s*pre/i.test(style) &&
    /font-family[^;]*(mono|consolas|menlo|courier)/i.test(style)
  );
}

/** Whether an inline element says that its text is bold; null if it says nothing. */
export function weightOf(element: Element, tag: string): boolean | null {
  const [, weight] = /(?:^|[;\s])font-weight\s*:\s*(\w+)/i.exec(styleOf(element)) ?? [];
  if (weight !== undefined && weight !== 'inherit' && !isHeadingText(element)) {
    return /^bold/i.test(weight) || Number(weight) >= 600;
  }
  return tag === 'b' || tag === 'strong' ? true : null;
}

/** Browsers copy the weight of a heading with its words; that is the heading's own. */
function isHeadingText(element: Element): boolean {
  return element.closest('h1, h2, h3, h4, h5, h6') !== null;
}

export function isItalic(element: Element, tag: string): boolean | null {
  const [, style] = /(?:^|[;\s])font-style\s*:\s*(\w+)/i.exec(styleOf(element)) ?? [];
  if (style !== undefined && style !== 'inherit') return /^(italic|oblique)/i.test(style);
  return tag === 'i' || tag === 'em' ? true : null;
}
