import { recordsIn, type Json } from './json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { sanitizeEmbed } from './sanitizeEmbed.ts';
import { sanitizeImage } from './sanitizeImage.ts';
import { sanitizeLink } from './sanitizeLink.ts';
import { textsOf, replaceUnwritable } from './text.ts';

const BLOCK = /^(?:heading[1-6]|paragraph|preformatted|(?:o-)?list-item)$/;

/** The valid blocks of a rich text, in order. */
export function sanitizeRichText(value: unknown): readonly Json[] {
  return recordsIn(value)
    .map(sanitizeNode)
    .filter((node) => node !== null);
}

function sanitizeNode(node: Json): Json | null {
  const { type } = node;
  const label = textsOf(node, ['label']);
  if (type === 'image') {
    const image = sanitizeImage(node, []);
    if (!('url' in image)) return null;
    return {
      type,
      ...image,
      ...label,
      ...('linkTo' in node && { linkTo: sanitizeLink(node['linkTo']) }),
    };
  }
  if (type === 'embed') {
    const oembed = sanitizeEmbed(node['oembed']);
    return 'embed_url' in oembed ? { type, oembed, ...label } : null;
  }
  const { text, spans, direction } = node;
  if (typeof type !== 'string' || !BLOCK.test(type) || typeof text !== 'string') return null;
  const words = replaceUnwritable(text);
  return {
    type,
    text: words,
    spans: recordsIn(spans)
      .map((span) => sanitizeSpan(span, words))
      .filter((span) => span !== null),
    ...((direction === 'ltr' || direction === 'rtl') && { direction }),
    ...label,
  };
}

/** A span of a text; null if it is empty or of an unknown type. */
function sanitizeSpan(span: Json, text: string): Json | null {
  const [start, end] = [boundary(span['start'], text), boundary(span['end'], text)];
  if (start === null || end === null || start >= end) return null;
  const data = isRecord(span['data']) ? span['data'] : {};
  switch (span['type']) {
    case 'strong':
    case 'em':
      return { start, end, type: span['type'] };
    case 'label':
      return { start, end, type: 'label', data: { label: '', ...textsOf(data, ['label']) } };
    case 'hyperlink':
      return { start, end, type: 'hyperlink', data: sanitizeLink(data) };
    default:
      return null;
  }
}

/** An offset in a text, moved out of the middle of a surrogate pair. */
function boundary(value: unknown, text: string): number | null {
  if (!Number.isInteger(value)) return null;
  const at = Math.min(Math.max(Number(value), 0), text.length);
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
