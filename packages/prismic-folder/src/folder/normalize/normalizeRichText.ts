import { isRecord, kindOf, memoize } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import { nearest } from '../nearest.ts';
import {
  EMPTY_LIST,
  EMPTY_OBJECT,
  fault,
  fieldAt,
  isMissing,
  type NormalizeContext,
  normalizeEach,
  within,
} from './normalizeContext.ts';
import { normalizeImageView } from './normalizeImage.ts';
import { normalizeOneLink } from './normalizeLink.ts';
import { normalizeEmbed } from './normalizeScalar.ts';
import { normalizeSpans } from './normalizeSpans.ts';

type Config = NonNullable<FieldModel['config']>;

const TEXT_NODES = ['paragraph', 'preformatted', 'list-item', 'o-list-item'].concat(
  [1, 2, 3, 4, 5, 6].map((level) => `heading${level}`),
);
const NODES = [...TEXT_NODES, 'image', 'embed'];
const NODE_KEYS = ['type', 'label', 'direction'];

/**
 * Rich text and titles: a list of nodes, without the invalid ones. As in the API, it is flat: list
 * items are not nested.
 */
export function normalizeRichText(
  context: NormalizeContext,
  value: unknown,
  config: Config,
): unknown {
  if (isMissing(value)) return EMPTY_LIST;
  if (!Array.isArray(value)) {
    return fault(context, `must be a list of nodes such as paragraph, is ${kindOf(value)}`);
  }
  if (value.length === 0) return EMPTY_LIST;
  const isSingle = typeof config.single === 'string';
  if (isSingle && value.length > 1) fault(context, `must be one node, holds ${value.length}`);
  const allowed = allowedIn(config);
  return normalizeEach(context, isSingle ? value.slice(0, 1) : value, (node) =>
    normalizeNode(context, node, config, allowed),
  );
}

function normalizeNode(
  context: NormalizeContext,
  node: unknown,
  config: Config,
  allowed: ReadonlySet<string> | undefined,
): unknown {
  if (!isRecord(node)) return fault(context, `must be a node with a type, is ${kindOf(node)}`);
  const type = node['type'];
  if (typeof type !== 'string' || !NODES.includes(type)) {
    const hint = typeof type === 'string' ? nearest(type, NODES) : '';
    return fault(
      context,
      `${JSON.stringify(type) ?? 'nothing'} is not a kind of node${hint}`,
      'type',
    );
  }
  if (allowed !== undefined && !allowed.has(type)) {
    const reason = `${type} is not offered by the model (${[...allowed].join(', ')})`;
    context.report.warn(fieldAt(context, 'type'), reason);
  }
  if (type === 'image') return normalizeImageNode(context, node);
  if (type === 'embed') return normalizeEmbedNode(context, node);
  return normalizeTextNode(context, node, config, allowed);
}

function normalizeTextNode(
  context: NormalizeContext,
  node: Record<string, unknown>,
  config: Config,
  allowed: ReadonlySet<string> | undefined,
): unknown {
  const { text, spans } = node;
  if (typeof text !== 'string') return fault(context, `must be text, is ${kindOf(text)}`, 'text');
  const known = withoutUnknown(context, node, [...NODE_KEYS, 'text', 'spans']);
  if (isMissing(spans)) return { ...known, spans: EMPTY_LIST };
  if (!Array.isArray(spans)) {
    fault(context, `must be a list, is ${kindOf(spans)}`, 'spans');
    return { ...known, spans: EMPTY_LIST };
  }
  if (spans.length === 0) return known;
  const filled = within(context, 'spans', () =>
    normalizeSpans(context, spans, text, config, allowed),
  );
  return { ...known, spans: filled };
}

function normalizeImageNode(context: NormalizeContext, node: Record<string, unknown>): unknown {
  const { linkTo } = node;
  const image = normalizeImageView(context, node, [...NODE_KEYS, 'linkTo']);
  if (image === undefined) {
    return isMissing(node['url']) ? fault(context, 'the image has no url', 'url') : undefined;
  }
  const link = isMissing(linkTo)
    ? undefined
    : within(context, 'linkTo', () => normalizeOneLink(context, linkTo, EMPTY_OBJECT));
  return { ...nodeKeys(node), ...image, ...(link !== undefined && { linkTo: link }) };
}

function normalizeEmbedNode(context: NormalizeContext, node: Record<string, unknown>): unknown {
  withoutUnknown(context, node, [...NODE_KEYS, 'oembed']);
  const oembed = within(context, 'oembed', () => normalizeEmbed(context, node['oembed']));
  if (oembed === undefined) return undefined;
  if (oembed === EMPTY_OBJECT) return fault(context, 'the embed has no oembed.embed_url');
  return { ...nodeKeys(node), oembed };
}

function nodeKeys({ type, label, direction }: Record<string, unknown>) {
  return { type, ...(!isMissing(label) && { label }), ...(!isMissing(direction) && { direction }) };
}

/** Reports unknown keys and returns the node without them. */
function withoutUnknown(
  context: NormalizeContext,
  node: Record<string, unknown>,
  known: readonly string[],
): Record<string, unknown> {
  const unknown = Object.keys(node).filter((key) => !known.includes(key));
  if (unknown.length === 0) return node;
  for (const key of unknown) fault(context, `unknown key of a node${nearest(key, known)}`, key);
  return Object.fromEntries(Object.entries(node).filter(([key]) => known.includes(key)));
}

/** Types of nodes and spans a model allows; undefined for all. */
const allowedIn = memoize((config: Config): ReadonlySet<string> | undefined => {
  const listed = config.single ?? config.multi;
  if (typeof listed !== 'string' || listed === '') return undefined;
  return new Set(listed.split(',').map((kind) => kind.trim()));
});
