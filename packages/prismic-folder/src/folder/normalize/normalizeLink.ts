import { isRecord, kindOf } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import { isMediaAddress } from '../mediaAddress.ts';
import { nearest } from '../nearest.ts';
import { withScheme } from '../withScheme.ts';
import {
  EMPTY_LINK,
  EMPTY_LIST,
  fault,
  isMissing,
  type NormalizeContext,
  normalizeEach,
  placeId,
} from './normalizeContext.ts';
import { normalizeDocumentLink } from './normalizeDocumentLink.ts';
import { normalizeMediaLink } from './normalizeMediaLink.ts';

type Config = NonNullable<FieldModel['config']>;
export type LinkType = 'Web' | 'Media' | 'Document';

const KEYS: Readonly<Record<LinkType, readonly string[]>> = {
  Web: ['url', 'target'],
  Media: ['url', 'target', 'id', 'name', 'kind', 'size', 'width', 'height'],
  // Most keys of a document link come from its target; they are allowed, but ignored.
  Document: [
    'id',
    'type',
    'uid',
    'lang',
    'tags',
    'slug',
    'url',
    'isBroken',
    'data',
    'target',
  ].concat(['first_publication_date', 'last_publication_date']),
};

/** A link, or a list of links with keys if the model has `repeat`. */
export function normalizeLink(context: NormalizeContext, value: unknown, config: Config): unknown {
  if (config.repeat !== true) return normalizeOneLink(context, value, config);
  if (isMissing(value)) return EMPTY_LIST;
  if (!Array.isArray(value)) return fault(context, `must be a list of links, is ${kindOf(value)}`);
  return normalizeEach(context, value, (entry) => {
    const link = normalizeOneLink(context, entry, config);
    const key = isRecord(entry) ? entry['key'] : undefined;
    const own = typeof key === 'string' ? key : undefined;
    const made = own ?? placeId(context);
    // Not a copy: pending document links are completed in place.
    return isRecord(link)
      ? Object.assign(link === EMPTY_LINK ? { ...link } : link, { key: made })
      : link;
  });
}

/** One link; `link_type` is optional where other keys imply it. */
export function normalizeOneLink(
  context: NormalizeContext,
  value: unknown,
  config: Config,
): unknown {
  if (isMissing(value)) return EMPTY_LINK;
  if (!isRecord(value)) return fault(context, `must be a link object, is ${kindOf(value)}`);
  const type = linkType(context, value);
  if (type === undefined) return undefined;
  checkKeys(context, value, type === 'Any' ? [] : KEYS[type]);
  const extras = readExtras(context, value, config);
  if (type === 'Any') return extras === undefined ? EMPTY_LINK : { ...EMPTY_LINK, ...extras };
  const select = config.select;
  if (!isMissing(select) && select !== type.toLowerCase()) {
    return fault(context, `only a ${select} link is allowed here, this is a ${type} link`);
  }
  const isTarget = isMissing(value['target']) || typeof value['target'] === 'string';
  if (!isTarget) fault(context, 'must be text such as _blank', 'target');
  const written = isTarget ? value : { ...value, target: null };
  if (type === 'Document') return normalizeDocumentLink(context, written, config, extras);
  if (type === 'Media') return normalizeMediaLink(context, written, config, extras);
  return normalizeWebLink(context, written, extras);
}

function linkType(
  context: NormalizeContext,
  value: Record<string, unknown>,
): LinkType | 'Any' | undefined {
  const { link_type: written, url, id, uid } = value;
  if (written === 'Web' || written === 'Media' || written === 'Document') {
    const isFilled = !isMissing(url) || !isMissing(id) || !isMissing(uid);
    return isFilled ? written : 'Any';
  }
  if (written === 'Any') return 'Any';
  if (!isMissing(written)) {
    return fault(context, 'must be one of Any, Web, Media, Document', 'link_type');
  }
  if (typeof url === 'string' && isMissing(uid) && isMissing(value['type'])) {
    return isMediaAddress(url) ? 'Media' : 'Web';
  }
  if (!isMissing(id) || !isMissing(uid)) return 'Document';
  return isMissing(url) ? 'Any' : fault(context, 'must be text', 'url');
}

function checkKeys(
  context: NormalizeContext,
  value: Record<string, unknown>,
  own: readonly string[],
) {
  const known = ['link_type', 'text', 'variant', 'key', ...own];
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) fault(context, `unknown key of a link${nearest(key, known)}`, key);
  }
}

function readExtras(context: NormalizeContext, value: Record<string, unknown>, config: Config) {
  const { text, variant } = value;
  if (isMissing(text) && isMissing(variant)) return undefined;
  const isText = typeof text === 'string';
  if (!isMissing(text) && !isText) fault(context, 'must be text', 'text');
  const variants: unknown = config['variants'];
  const isVariant = Array.isArray(variants) && variants.includes(variant);
  if (!isMissing(variant) && !isVariant) {
    const known = Array.isArray(variants) ? variants.join(', ') : 'the model has none';
    fault(context, `${JSON.stringify(variant)} is not among the variants: ${known}`, 'variant');
  }
  return { ...(isText && { text }), ...(isVariant && { variant }) };
}

function normalizeWebLink(
  context: NormalizeContext,
  value: Record<string, unknown>,
  extras: object | undefined,
) {
  const { url, target } = value;
  if (typeof url !== 'string' || url.trim() === '')
    return fault(context, 'must be an address', 'url');
  // Content must not contain URLs that run scripts.
  if (/^\s*(?:javascript|vbscript|data):/i.test(url)) {
    return fault(context, `"${url.slice(0, 40)}" is not the address of a page`, 'url');
  }
  const whole = withScheme(url);
  if (whole !== url) fault(context, `"${url}" leads to a page of this site; write ${whole}`, 'url');
  return { link_type: 'Web', url: whole, ...(!isMissing(target) && { target }), ...extras };
}
