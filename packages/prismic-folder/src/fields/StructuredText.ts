import { nearest } from '../lib/nearest.ts';
import { isEmpty, isRecord, memoize } from '../json.ts';
import { normalizeEmbed, sanitizeEmbed } from './Embed.ts';
import type { Config, FieldKind, Json, PageContext, Writers } from './FieldKind.ts';
import { normalizeImageView, sanitizeImageView } from './Image.ts';
import { exampleLink, normalizeLink, sanitizeLink, writeLink } from './Link.ts';
import {
  EMPTY_LINK,
  EMPTY_LIST,
  EMPTY_OBJECT,
  fault,
  fieldAt,
  isMissing,
  misfit,
  type NormalizeContext,
  normalizeEach,
  within,
} from './normalizing.ts';
import { recordsIn, replaceUnwritable, textsOf } from './sanitizing.ts';

const TEXT_BLOCK = /^(?:heading[1-6]|paragraph|preformatted|(?:o-)?list-item)$/;
const BLOCKS = [
  'paragraph',
  'preformatted',
  'list-item',
  'o-list-item',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'image',
  'embed',
];
const KEYS = ['type', 'label', 'direction'];
const SPANS = ['strong', 'em', 'hyperlink', 'label'];
const SPAN_KEYS = ['type', 'start', 'end', 'data'];

/**
 * The blocks of a text or a title, without the invalid ones. As in the API, the list is flat: list
 * items are not nested.
 */
export function normalizeBlocks(
  context: NormalizeContext,
  value: unknown,
  config: Config,
): unknown {
  if (isMissing(value)) return EMPTY_LIST;
  if (!Array.isArray(value)) return misfit(context, 'a list of nodes such as paragraph', value);
  if (value.length === 0) return EMPTY_LIST;
  const isSingle = typeof config.single === 'string';
  if (isSingle && value.length > 1) fault(context, `must be one node, holds ${value.length}`);
  const allowed = allowedIn(config);
  return normalizeEach(context, isSingle ? value.slice(0, 1) : value, (block) => {
    if (!isRecord(block)) return misfit(context, 'a node with a type', block);
    const { type } = block;
    if (typeof type !== 'string' || !BLOCKS.includes(type)) {
      const hint = typeof type === 'string' ? nearest(type, BLOCKS) : '';
      const shown = JSON.stringify(type) ?? 'nothing';
      return fault(context, `${shown} is not a kind of node${hint}`, 'type');
    }
    if (allowed !== undefined && !allowed.has(type)) {
      const reason = `${type} is not offered by the model (${[...allowed].join(', ')})`;
      context.report.warn(fieldAt(context, 'type'), reason);
    }
    if (type === 'image') return normalizeImageBlock(context, block);
    if (type === 'embed') return normalizeEmbedBlock(context, block);
    return normalizeTextBlock(context, block, config, allowed);
  });
}

function normalizeTextBlock(
  context: NormalizeContext,
  block: Json,
  config: Config,
  allowed: ReadonlySet<string> | undefined,
): unknown {
  const { text, spans } = block;
  if (typeof text !== 'string') return misfit(context, 'text', text, 'text');
  const known = withoutUnknown(context, block, [...KEYS, 'text', 'spans']);
  if (Array.isArray(spans) && spans.length === 0) return known;
  if (!Array.isArray(spans)) {
    if (!isMissing(spans)) misfit(context, 'a list', spans, 'spans');
    return { ...known, spans: EMPTY_LIST };
  }
  const filled = within(context, 'spans', () =>
    normalizeEach(context, spans, (span) => normalizeSpan(context, span, text, config, allowed)),
  );
  return { ...known, spans: filled };
}

/** Offsets count UTF-16 units from 0; `end` is exclusive. */
function normalizeSpan(
  context: NormalizeContext,
  span: unknown,
  { length }: string,
  config: Config,
  allowed: ReadonlySet<string> | undefined,
): unknown {
  if (!isRecord(span)) return fault(context, 'must be a span with type, start and end');
  const { type, start, end, data } = span;
  if (typeof type !== 'string' || !SPANS.includes(type)) {
    return fault(context, `must be one of ${SPANS.join(', ')}`, 'type');
  }
  for (const key of Object.keys(span)) {
    if (!SPAN_KEYS.includes(key)) fault(context, 'unknown key of a span', key);
  }
  if (!isOffset(start) || !isOffset(end) || start > end || end > length) {
    return fault(context, `start and end must lie in order within the text (0 to ${length})`);
  }
  if (type !== 'label' && allowed !== undefined && !allowed.has(type)) {
    context.report.warn(fieldAt(context, 'type'), `${type} is not offered by the model`);
  }
  if (type === 'hyperlink') {
    const link = within(context, 'data', () => normalizeLink(context, data, EMPTY_OBJECT));
    if (link === EMPTY_LINK) return fault(context, 'a hyperlink needs its link', 'data');
    return link === undefined ? undefined : { type, start, end, data: link };
  }
  if (type === 'label') {
    const label = isRecord(data) ? data['label'] : undefined;
    if (typeof label !== 'string') return fault(context, 'must hold the label', 'data');
    const { labels } = config;
    if (!isMissing(labels) && !(Array.isArray(labels) && labels.includes(label))) {
      const reason = `label "${label}" is not offered by the model`;
      context.report.warn(fieldAt(context, 'data', 'label'), reason);
    }
  }
  return { type, start, end, ...(data !== undefined && { data }) };
}

const isOffset = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function normalizeImageBlock(context: NormalizeContext, block: Json): unknown {
  const { linkTo } = block;
  const image = normalizeImageView(context, block, [...KEYS, 'linkTo']);
  if (image === undefined) {
    return isMissing(block['url']) ? fault(context, 'the image has no url', 'url') : undefined;
  }
  const link = isMissing(linkTo)
    ? undefined
    : within(context, 'linkTo', () => normalizeLink(context, linkTo, EMPTY_OBJECT));
  return { ...ownKeys(block), ...image, ...(link !== undefined && { linkTo: link }) };
}

function normalizeEmbedBlock(context: NormalizeContext, block: Json): unknown {
  withoutUnknown(context, block, [...KEYS, 'oembed']);
  const oembed = within(context, 'oembed', () => normalizeEmbed(context, block['oembed']));
  if (oembed === undefined) return undefined;
  if (oembed === EMPTY_OBJECT) return fault(context, 'the embed has no oembed.embed_url');
  return { ...ownKeys(block), oembed };
}

const ownKeys = ({ type, label, direction }: Json): Json => ({
  type,
  ...(!isMissing(label) && { label }),
  ...(!isMissing(direction) && { direction }),
});

/** Reports unknown keys and returns the block without them. */
function withoutUnknown(context: NormalizeContext, block: Json, known: readonly string[]): Json {
  const unknown = Object.keys(block).filter((key) => !known.includes(key));
  if (unknown.length === 0) return block;
  for (const key of unknown) fault(context, `unknown key of a node${nearest(key, known)}`, key);
  return Object.fromEntries(Object.entries(block).filter(([key]) => known.includes(key)));
}

/** Types of blocks and spans that a model allows; undefined for all. */
const allowedIn = /* @__PURE__ */ memoize((config: Config): ReadonlySet<string> | undefined => {
  const listed = config.single ?? config.multi;
  if (typeof listed !== 'string' || listed === '') return undefined;
  return new Set(listed.split(',').map((kind) => kind.trim()));
});

/** The valid blocks, in order. */
export function sanitizeBlocks(value: unknown, page: PageContext): readonly Json[] {
  return recordsIn(value).flatMap((block): Json[] => {
    const own = sanitizeBlock(block, page);
    return own ? [own] : [];
  });
}

function sanitizeBlock(block: Json, page: PageContext): Json | null {
  const { type, text, spans, direction } = block;
  const label = textsOf(block, ['label']);
  if (type === 'image') {
    const image = sanitizeImageView(block, page);
    if (!('url' in image)) return null;
    return {
      type,
      ...image,
      ...label,
      ...('linkTo' in block && { linkTo: sanitizeLink(block['linkTo'], page) }),
    };
  }
  if (type === 'embed') {
    const oembed = sanitizeEmbed(block['oembed'], page);
    return 'embed_url' in oembed ? { type, oembed, ...label } : null;
  }
  if (typeof type !== 'string' || !TEXT_BLOCK.test(type) || typeof text !== 'string') return null;
  const words = replaceUnwritable(text);
  return {
    type,
    text: words,
    spans: recordsIn(spans).flatMap((span) => sanitizeSpan(span, words, page) ?? []),
    ...((direction === 'ltr' || direction === 'rtl') && { direction }),
    ...label,
  };
}

/** A span of a text; null if it is empty or of an unknown type. */
function sanitizeSpan(span: Json, text: string, page: PageContext): Json | null {
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
      return { start, end, type: 'hyperlink', data: sanitizeLink(data, page) };
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

export function writeBlocks(value: unknown, writers: Writers): readonly Json[] | undefined {
  return Array.isArray(value)
    ? recordsIn(value).map((block) => writeBlock(block, writers))
    : undefined;
}

function writeBlock(block: Json, writers: Writers): Json {
  const { type, label, direction, text, spans, linkTo, oembed } = block;
  const head = {
    type,
    ...(!isEmpty(label) && { label }),
    // The service adds `ltr` to all other texts.
    ...(!isEmpty(direction) && direction !== 'ltr' && { direction }),
  };
  if (type === 'image') {
    const link = writeLink(linkTo, writers);
    return { ...head, ...writers.image(block), ...(link && { linkTo: link }) };
  }
  if (type === 'embed') return { ...head, oembed: isRecord(oembed) ? writers.embed(oembed) : {} };
  return { ...head, text, spans: recordsIn(spans).map((span) => writeSpan(span, writers)) };
}

function writeSpan({ type, start, end, data }: Json, writers: Writers): Json {
  if (type === 'hyperlink') return { type, start, end, data: writeLink(data, writers) ?? {} };
  const label = isRecord(data) ? data['label'] : undefined;
  return { type, start, end, ...(type === 'label' && { data: { label } }) };
}

/** Words with what is set off in them; pictures within a text have no example. */
function exampleBlock(block: Json): Json[] {
  if (!isRecord(block['content'])) return [];
  const { text, spans } = block['content'];
  if (typeof block['type'] !== 'string' || typeof text !== 'string') return [];
  const kept = recordsIn(spans).flatMap(({ type, start, end, data }): Json[] => {
    if (typeof type !== 'string' || typeof start !== 'number' || typeof end !== 'number') return [];
    if (type !== 'hyperlink') return [{ type, start, end }];
    const link = isRecord(data) ? exampleLink(data) : undefined;
    return link === undefined ? [] : [{ type, start, end, data: link }];
  });
  return [{ type: block['type'], text, spans: kept }];
}

/** Rich text and titles: a list of blocks. */
export * from './plain.ts';
export const query = 'rich text';
export const mock = () => 'StructuredTextContent';
export const example: FieldKind['example'] = ({ value }) => {
  const blocks = recordsIn(value).flatMap(exampleBlock);
  return blocks.length === 0 ? undefined : blocks;
};
export const empty = () => EMPTY_LIST;
export const normalize: FieldKind['normalize'] = (value, { config = EMPTY_OBJECT }, context) =>
  normalizeBlocks(context, value, config);
export const sanitize: FieldKind['sanitize'] = (value, _config, page) =>
  sanitizeBlocks(value, page);
export const fits: FieldKind['fits'] = (value) =>
  Array.isArray(value) &&
  value.every((block) => isRecord(block) && typeof block['type'] === 'string');
export const texts: FieldKind['texts'] = (value) => {
  const found: string[] = [];
  for (const block of Array.isArray(value) ? value : []) {
    if (isRecord(block) && typeof block['text'] === 'string') found.push(block['text']);
  }
  return found;
};
export const write: FieldKind['write'] = (value, _model, writers) => writeBlocks(value, writers);
