import type { Json } from 'prismic-folder/edit';
import { linkAddress } from '../format/attributes.ts';
import { quoteLabel, type TextBlock, type TextRules } from '../format/textRules.ts';
import { createBlockBuilder, PLAIN_RUN, type BlockBuilder, type RunLooks } from './blockBuilder.ts';
import { BLOCK_TAGS, isCode, isHidden, isInline, isItalic, signOf, weightOf } from './htmlLooks.ts';
import { NOTHING_LEFT, type Pasted } from './Pasted.ts';

interface Walk {
  readonly rules: TextRules;
  readonly out: BlockBuilder;
  readonly counts: { tables: number; pictures: number; embeds: number };
}

/** Where an element is: what its text becomes. */
interface Context {
  readonly run: RunLooks;
  readonly type: TextBlock;
  readonly label: string | null;
  readonly direction: string | null;
  readonly depth: number;
}

/** Deeper elements are read as text only: nothing is written so deep, and the stack has an end. */
const MAX_DEPTH = 250;

/** Reads copied HTML, parsed into a document that loads and runs nothing, to Prismic's blocks. */
export function readHtml(page: Document, rules: TextRules): Pasted {
  const only = readTable(page.body);
  if (only !== null) return only;
  const walk: Walk = {
    rules,
    out: createBlockBuilder(),
    counts: { tables: 0, pictures: 0, embeds: 0 },
  };
  const context = {
    run: PLAIN_RUN,
    type: 'paragraph',
    label: null,
    direction: null,
    depth: 0,
  } as const;
  readChildren(page.body, context, walk);
  walk.out.end();
  const report = { ...NOTHING_LEFT, ...walk.counts, leftOut: walk.out.leftOut() };
  return { blocks: walk.out.blocks, report };
}

function readChildren(parent: Element, context: Context, walk: Walk): void {
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === 3) addText(child.nodeValue ?? '', context, walk.out);
    // Cast: the type of an element node.
    else if (child.nodeType === 1) readElement(child as Element, context, walk);
  }
}

function addText(text: string, { run, type }: Context, out: BlockBuilder): void {
  if (type === 'preformatted') out.addExact(text, PLAIN_RUN);
  else out.addFlowing(text, run);
}

function readElement(element: Element, context: Context, walk: Walk): void {
  const tag = element.tagName.toLowerCase();
  if (walk.out.isFull()) {
    walk.out.skip(element.textContent.length);
    return;
  }
  if (isHidden(element, tag) || readLeaf(element, tag, context, walk)) return;
  if (context.depth > MAX_DEPTH) {
    addText(element.textContent, context, walk.out);
    return;
  }
  const inner = { ...context, depth: context.depth + 1 };
  if (isCode(element, tag)) readBlock(element, 'preformatted', inner, walk);
  else if (BLOCK_TAGS.has(tag) && !isInline(element)) readBlockElement(element, tag, inner, walk);
  else readChildren(element, { ...inner, run: runOf(element, tag, context, walk.rules) }, walk);
}

/** Elements without text; false for others. */
function readLeaf(element: Element, tag: string, context: Context, walk: Walk): boolean {
  switch (tag) {
    case 'br':
      walk.out.breakLine();
      return true;
    case 'img':
      readPicture(element, context, walk);
      return true;
    case 'iframe':
    case 'embed':
    case 'object':
    case 'video':
    case 'audio':
      readEmbed(element, walk);
      return true;
    case 'table': {
      // A table of one cell is a frame around text.
      const isFrame = element.querySelectorAll('td, th').length <= 1;
      if (isFrame) return false;
      walk.counts.tables++;
      walk.out.start(context.type, context);
      return true;
    }
    default:
      return false;
  }
}

function readPicture(element: Element, context: Context, walk: Walk): void {
  const { rules, out, counts } = walk;
  const sign = signOf(element);
  if (sign !== null) {
    addText(sign, context, out);
    return;
  }
  const file = rules.hasImages ? fileOfDataUrl(element.getAttribute('src') ?? '') : null;
  if (file === null) counts.pictures++;
  else out.addBlock({ type: 'picture', file });
}

function readEmbed(element: Element, { rules, out, counts }: Walk): void {
  const address = linkAddress(element.getAttribute('src') ?? '');
  if (!rules.hasEmbeds || address === null || !/^https?:/i.test(address)) counts.embeds++;
  else {
    const json = { type: 'embed', oembed: { type: 'link', embed_url: address } };
    out.addBlock({ type: 'atom', json });
  }
}

function readBlockElement(element: Element, tag: string, context: Context, walk: Walk): void {
  const { rules } = walk;
  const direction = element.getAttribute('dir');
  const inner = {
    ...context,
    direction: direction === 'rtl' ? 'rtl' : direction === 'ltr' ? null : context.direction,
    label: tag === 'blockquote' ? (quoteLabel(rules.labels) ?? context.label) : context.label,
  };
  const type = blockOf(element, tag);
  if (type !== null) readBlock(element, type, inner, walk);
  else if (context.type === 'paragraph') readBlock(element, 'paragraph', inner, walk);
  else readLine(element, tag, inner, walk);
}

/** Within an item or code, blocks are lines of it. */
function readLine(element: Element, tag: string, context: Context, walk: Walk): void {
  const isInCode = context.type === 'preformatted';
  if (!isInCode && tag !== 'ul' && tag !== 'ol') walk.out.breakLine();
  readChildren(element, context, walk);
  if (isInCode && element.lastElementChild?.tagName !== 'BR') walk.out.breakLine();
}

function readBlock(element: Element, type: TextBlock, context: Context, walk: Walk): void {
  walk.out.start(type, context);
  const isHeading = type.startsWith('heading');
  readChildren(element, { ...context, type: isHeading ? 'paragraph' : type }, walk);
  walk.out.start(context.type, context);
}

/** The block that an element is by itself; null: one of those it is in. */
function blockOf(element: Element, tag: string): TextBlock | null {
  const level = /^h([1-6])$/.exec(tag)?.[1];
  const name = element.getAttribute('class') ?? '';
  const wordLevel = /\bMso(?:Heading([1-6])|Title)\b/.exec(name);
  const heading = level ?? (wordLevel === null ? undefined : (wordLevel[1] ?? '1'));
  // Cast: the pattern allows 1 to 6.
  if (heading !== undefined) return `heading${heading}` as TextBlock;
  if (tag === 'li')
    return element.closest('ol, ul')?.tagName === 'OL' ? 'o-list-item' : 'list-item';
  return wordList(element);
}

function runOf(element: Element, tag: string, { run }: Context, rules: TextRules): RunLooks {
  return {
    isStrong: weightOf(element, tag) ?? run.isStrong,
    isEm: isItalic(element, tag) ?? run.isEm,
    link: tag === 'a' ? (linkOf(element, rules) ?? run.link) : run.link,
  };
}

function linkOf(element: Element, { allowTargetBlank }: TextRules): Json {
  const url = linkAddress(element.getAttribute('href') ?? '');
  // Without a scheme it would lead to a place on another site's page.
  if (url === null || !/^(?:https?|mailto|tel):/i.test(url)) return null;
  const isBlank = allowTargetBlank && element.getAttribute('target') === '_blank';
  return { link_type: 'Web', url, ...(isBlank && { target: '_blank' }) };
}

const PICTURE = /^data:(image\/(?:png|jpeg|webp|avif|gif));base64,([a-z0-9+/=\s]+)$/i;
/** Of the base64 text: pictures of about 15 MB. */
const MAX_LENGTH = 20_000_000;

/** The picture that is written in a `data:` address, as a file to be added to the library. */
function fileOfDataUrl(address: string): File | null {
  if (address.length > MAX_LENGTH) return null;
  const [, type, base64] = PICTURE.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const ending = type.toLowerCase().replace('image/', '').replace('jpeg', 'jpg');
    return new File([bytes], `pasted.${ending}`, { type });
  } catch {
    return null;
  }
}

/** The list that a paragraph of Word belongs to: Word writes none, but names it in the style. */
function wordList(element: Element): TextBlock | null {
  const style = element.getAttribute('style') ?? '';
  if (!/mso-list\s*:\s*l\d+/i.test(style)) return null;
  const marker = [...element.querySelectorAll('[style]')].find((part) =>
    /mso-list\s*:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent.replaceAll(/[\s\u00a0]/g, '') ?? '';
  return /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(text) ? 'o-list-item' : 'list-item';
}

/**
 * The rows of a spreadsheet as lines; null if there is other text than one table with several cells,
 * or no table.
 */
function readTable(body: Element): Pasted | null {
  const table = body.querySelector('table');
  if (table === null || table.querySelectorAll('td, th').length < 2) return null;
  const silent = [...body.querySelectorAll('style, script')].filter((one) => !table.contains(one));
  const shown = [table, ...silent].reduce(
    (sum, { textContent }) => sum + textLength(textContent),
    0,
  );
  if (textLength(body.textContent) !== shown) return null;
  const out = createBlockBuilder();
  let rows = 0;
  for (const row of table.querySelectorAll('tr')) {
    const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent.trim());
    const text = cells.filter((cell) => cell !== '').join(' · ');
    if (text === '') continue;
    rows++;
    out.start('paragraph');
    out.addFlowing(text, PLAIN_RUN);
  }
  out.end();
  return { blocks: out.blocks, report: { ...NOTHING_LEFT, rows, leftOut: out.leftOut() } };
}

function textLength(text: string): number {
  return text.replaceAll(/\s+/g, '').length;
}
