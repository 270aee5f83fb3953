/** Elements that begin a line of their own. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary
  table tbody td tfoot th thead tr ul`.split(/\s+/),
);

const HIDDEN_TAGS: ReadonlySet<string> = new Set(
  `button canvas datalist head input link map math meta noscript option script select style svg
  template textarea title xml`.split(/\s+/),
);

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

/** Whether an element is no text of the page, or is not shown; lists of Word number themselves so. */
export function isHidden(element: Element, tag: string): boolean {
  if (HIDDEN_TAGS.has(tag)) return true;
  return /display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i.test(styleOf(element));
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
