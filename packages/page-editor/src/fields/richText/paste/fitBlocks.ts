import { isRecord, type Json } from 'prismic-folder/edit';
import { spanLabel, linkAddress } from '../format/attributes.ts';
import type { TextBlock, TextRules } from '../format/textRules.ts';
import { isPastedText, type Pasted, type PastedBlock, type PastedText } from './Pasted.ts';

/** What a field's model allows of a paste. What is left out is counted. */
export function fitBlocks({ blocks, report }: Pasted, rules: TextRules): Pasted {
  const counts = { pictures: 0, embeds: 0 };
  const fitting = blocks.flatMap((block): PastedBlock[] => {
    if (isPastedText(block)) return [fitText(block, rules)];
    const type = block.type === 'picture' ? 'image' : typeOf(block.json);
    if (type === 'embed' ? rules.hasEmbeds : type !== 'image' || rules.hasImages) return [block];
    counts[type === 'embed' ? 'embeds' : 'pictures']++;
    return [];
  });
  const texts = fitting.filter(isPastedText);
  return {
    blocks: rules.isSingle ? [oneLine(texts, rules)] : fitting,
    report: {
      ...report,
      pictures: report.pictures + counts.pictures,
      embeds: report.embeds + counts.embeds,
    },
  };
}

const typeOf = (json: Json) => (isRecord(json) ? json['type'] : undefined);

function fitText(block: PastedText, rules: TextRules): PastedText {
  const { label = null, direction = null } = block;
  return {
    ...block,
    type: fitStyle(block.type, rules),
    spans: block.spans.filter((span) => allowsSpan(span, rules)),
    label: label !== null && rules.labels.includes(label) ? label : null,
    direction: rules.hasDirection ? direction : null,
  };
}

/** A style that is not allowed becomes the nearest heading, lower ones first, or the standard one. */
function fitStyle(type: TextBlock, { blocks, standard }: TextRules): TextBlock {
  if (blocks.includes(type)) return type;
  const level = Number(/^heading(\d)$/.exec(type)?.[1] ?? 0);
  if (level > 0) {
    const headings = blocks.filter((name) => name.startsWith('heading'));
    const lower = headings.find((name) => Number(name.slice(-1)) > level);
    return lower ?? headings.at(-1) ?? standard;
  }
  const isList = type.endsWith('list-item');
  return (isList && blocks.find((name) => name.endsWith('list-item'))) || standard;
}

function allowsSpan(span: Json, rules: TextRules): boolean {
  if (!isRecord(span)) return false;
  const { type, data } = span;
  if (type === 'strong') return rules.hasStrong;
  if (type === 'em') return rules.hasEm;
  if (type === 'label') return rules.labels.includes(spanLabel(data) ?? '');
  return type === 'hyperlink' && rules.hasLinks && isSafeLink(data);
}

/** Links of the file's own kinds, without scripts. */
function isSafeLink(data: unknown): boolean {
  if (!isRecord(data) || typeof data['link_type'] !== 'string') return false;
  const { url } = data;
  return url === undefined || (typeof url === 'string' && linkAddress(url) !== null);
}

/** All text in one line of the field's style. */
function oneLine(texts: readonly PastedText[], { standard, blocks }: TextRules): PastedText {
  let text = '';
  const spans: Json[] = [];
  for (const block of texts) {
    if (text !== '') text += ' ';
    for (const span of block.spans) spans.push(moved(span, text.length));
    text += block.text.replaceAll('\n', ' ');
  }
  const type = texts[0]?.type ?? standard;
  return { type: blocks.includes(type) ? type : standard, text, spans };
}

function moved(span: Json, by: number): Json {
  // Cast: only spans of this form are left.
  const { start, end, ...rest } = span as { readonly start: number; readonly end: number };
  return { ...rest, start: start + by, end: end + by };
}
