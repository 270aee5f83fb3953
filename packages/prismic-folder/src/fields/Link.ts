import { nearest } from '../lib/nearest.ts';
import { withScheme } from '../lib/withScheme.ts';
import { isEmpty, isRecord } from '../json.ts';
import { isMediaAddress } from '../lib/mediaAddress.ts';
import { hasKey } from './plain.ts';
import { unwantedMedia, wantedMedia } from './wantedMedia.ts';
import type { Config, FieldKind, Inner, Json, PageContext, Writers } from './FieldKind.ts';
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
  placeId,
} from './normalizing.ts';
import { pickedModels, type Picks, picksOf } from './pickedFields.ts';
import { finite, recordsIn, replaceUnwritable, sanitizeTexts, textsOf } from './sanitizing.ts';

/** What authors can set on any link. */
const OWN = ['text', 'variant', 'key'] as const;
const DATES = ['first_publication_date', 'last_publication_date'] as const;

/** The other keys of a link; most of those to a document come from its target, and are ignored in files. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  Any: [],
  Web: ['url', 'target'],
  Media: ['url', 'target', 'id', 'name', 'kind', 'size', 'width', 'height'],
  Document: /* @__PURE__ */ [
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
  ].concat(DATES),
};

/** One link; `link_type` is optional where other keys imply it. */
export function normalizeLink(context: NormalizeContext, value: unknown, config: Config): unknown {
  if (isMissing(value)) return EMPTY_LINK;
  if (!isRecord(value)) return misfit(context, 'a link object', value);
  const type = typeOf(context, value);
  if (type === undefined) return undefined;
  const known = ['link_type', ...OWN, ...(KEYS[type] ?? [])];
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) fault(context, `unknown key of a link${nearest(key, known)}`, key);
  }
  const own = readOwn(context, value, config);
  if (type === 'Any') return own === undefined ? EMPTY_LINK : { ...EMPTY_LINK, ...own };
  const { select } = config;
  if (!isMissing(select) && select !== type.toLowerCase()) {
    return fault(context, `only a ${select} link is allowed here, this is a ${type} link`);
  }
  const isTarget = isMissing(value['target']) || typeof value['target'] === 'string';
  if (!isTarget) fault(context, 'must be text such as _blank', 'target');
  const target = isTarget && !isMissing(value['target']) ? { target: value['target'] } : undefined;
  if (type === 'Document') return normalizeDocumentLink(context, value, config, own, target);
  if (type === 'Media') return normalizeMediaLink(context, value, config, own, target);
  return normalizeWebLink(context, value, own, target);
}

function typeOf(context: NormalizeContext, value: Json): string | undefined {
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

function readOwn(context: NormalizeContext, { text, variant }: Json, { variants }: Config) {
  if (isMissing(text) && isMissing(variant)) return undefined;
  const isText = typeof text === 'string';
  if (!isMissing(text) && !isText) fault(context, 'must be text', 'text');
  const isVariant = Array.isArray(variants) && variants.includes(variant);
  if (!isMissing(variant) && !isVariant) {
    const known = Array.isArray(variants) ? variants.join(', ') : 'the model has none';
    fault(context, `${JSON.stringify(variant)} is not among the variants: ${known}`, 'variant');
  }
  return { ...(isText && { text }), ...(isVariant && { variant }) };
}

function normalizeWebLink(
  context: NormalizeContext,
  { url }: Json,
  own: object | undefined,
  target: object | undefined,
) {
  if (typeof url !== 'string' || url.trim() === '')
    return fault(context, 'must be an address', 'url');
  // Content must not contain URLs that run scripts.
  if (/^\s*(?:javascript|vbscript|data):/i.test(url)) {
    return fault(context, `"${url.slice(0, 40)}" is not the address of a page`, 'url');
  }
  const whole = withScheme(url);
  if (whole !== url) fault(context, `"${url}" leads to a page of this site; write ${whole}`, 'url');
  return { link_type: 'Web', url: whole, ...target, ...own };
}

/** A link to a file: name, kind, bytes and pixels. As in the API, numbers are strings. */
function normalizeMediaLink(
  context: NormalizeContext,
  value: Json,
  { select }: Config,
  own: object | undefined,
  target: object | undefined,
) {
  const { url } = value;
  if (typeof url !== 'string') return fault(context, 'a link to a file needs its url', 'url');
  const found = context.findMedia(url);
  if (found.at === 'nowhere') return fault(context, found.reason, 'url');
  // After the API ID of the field, the path has the positions of repeated links only.
  const field = String(context.path.findLast((key) => typeof key === 'string'));
  const wanted = select === 'media' ? wantedMedia(field) : undefined;
  // What an address on another host leads to is in its name only if that has an extension.
  const isKnown = found.at === 'media' || found.kind !== 'file';
  const unwanted = isKnown ? unwantedMedia(wanted, found.name) : undefined;
  if (unwanted !== undefined) return fault(context, unwanted, 'url');
  const [, name = ''] = /([^/]*)\/*$/.exec(found.name) ?? [];
  const playback = found.playback();
  if (playback !== undefined) {
    context.report.warn(fieldAt(context, 'url'), `${name} ${playback}`);
  }
  const width = wordOf(value['width'] ?? found.image?.width);
  const height = wordOf(value['height'] ?? found.image?.height);
  return {
    id: wordOf(value['id']) ?? found.id,
    link_type: 'Media',
    name: wordOf(value['name']) ?? name,
    kind: wordOf(value['kind']) ?? found.kind,
    url: found.url,
    size: wordOf(value['size']) ?? String(found.size),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...target,
    ...own,
  };
}

const wordOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A link by `id`, or by `type` and `uid`; `resolveLinks` adds the target's properties later. */
function normalizeDocumentLink(
  context: NormalizeContext,
  value: Json,
  config: Config,
  own: object | undefined,
  target: object | undefined,
) {
  const { id, type, uid, lang } = value;
  for (const [key, text] of Object.entries({ id, type, uid, lang })) {
    if (!isMissing(text) && typeof text !== 'string') return fault(context, 'must be text', key);
  }
  const types = admitted(config.customtypes);
  if (typeof id !== 'string' && (typeof type !== 'string' || typeof uid !== 'string')) {
    return fault(context, 'a link to a document names its type and uid, or its id');
  }
  const known = context.models.types;
  if (typeof type === 'string' && !known.has(type)) {
    return fault(context, `there is no type "${type}"${nearest(type, known.keys())}`, 'type');
  }
  if (typeof type === 'string' && types !== undefined && !types.includes(type)) {
    return fault(context, `only documents of ${types.join(', ')} may be linked here`, 'type');
  }
  const link: Record<string, unknown> = { link_type: 'Document', ...own, ...target };
  context.links.push({
    link,
    ...(typeof id === 'string' && { id }),
    ...(typeof type === 'string' && { type }),
    ...(typeof uid === 'string' && { uid }),
    lang: typeof lang === 'string' ? lang : context.lang,
    ...(types && { types }),
    field: fieldAt(context),
  });
  return link;
}

/** A model lists types by id, or as objects that also select some of their fields. */
function admitted(customtypes: unknown): readonly string[] | undefined {
  if (!Array.isArray(customtypes) || customtypes.length === 0) return undefined;
  return customtypes.map((entry) => String(isRecord(entry) ? entry['id'] : entry));
}

/** A safe address as a member; none if it could run a script or deceive. */
function addressIn({ url }: Json, { safeAddress }: PageContext): { readonly url?: string } {
  const address = typeof url === 'string' ? safeAddress(replaceUnwritable(url)) : null;
  return address === null ? {} : { url: address };
}

/** An address to load media from: on this site or on the web. */
export function mediaAddressIn(from: Json, page: PageContext): { readonly url?: string } {
  const { url } = addressIn(from, page);
  return url !== undefined && /^(?:https?:\/\/|\/(?![/\\]))/i.test(url) ? { url } : {};
}

/** One link; empty if it has no target or one its model does not allow. */
export function sanitizeLink(value: unknown, page: PageContext, select?: string | null): Json {
  if (!isRecord(value)) return { link_type: 'Any' };
  const own = textsOf(value, OWN);
  const { link_type: type } = value;
  const isOther = select && typeof type === 'string' && type.toLowerCase() !== select;
  return { ...((!isOther && sanitizeTarget(value, page)) || { link_type: 'Any' }), ...own };
}

/** The link with the fields that its model picks of the linked document, if it came with any. */
function withSafeData(
  link: Json,
  from: unknown,
  picks: Picks,
  page: PageContext,
  inner: Inner,
): Json {
  const data = isRecord(from) ? from['data'] : undefined;
  const type = String(link['type']);
  const [model, picked] = [page.types?.get(type), picks.get(type)];
  if (!model || !picked || !isRecord(data)) return link;
  return { ...link, data: inner(data, pickedModels(model.fields, picked)) };
}

/** Where a link leads, and how; undefined if nowhere. */
function sanitizeTarget(value: Json, page: PageContext): Json | undefined {
  switch (value['link_type']) {
    case 'Document':
      return documentTarget(value, page);
    case 'Media': {
      const address = mediaAddressIn(value, page);
      if (address.url === undefined) return undefined;
      return {
        link_type: 'Media',
        ...address,
        ...textsOf(value, ['id', 'name', 'kind', 'size']),
        ...sidesIn(value),
        ...windowIn(value),
      };
    }
    case 'Web': {
      const { url } = value;
      const address = addressIn({ url: typeof url === 'string' ? withScheme(url) : url }, page);
      if (address.url === undefined) return undefined;
      return { link_type: 'Web', ...address, ...windowIn(value) };
    }
    default:
      return undefined;
  }
}

function documentTarget(value: Json, page: PageContext): Json | undefined {
  const { id, type, lang, ...names } = textsOf(value, ['id', 'type', 'uid', 'lang', 'slug']);
  if (id === undefined || type === undefined) {
    // A link whose document is not chosen yet keeps its type.
    return 'id' in value ? undefined : { link_type: 'Document' };
  }
  return {
    link_type: 'Document',
    id,
    type,
    ...(lang !== undefined && { lang }),
    ...names,
    ...textsOf(value, DATES),
    ...addressIn(value, page),
    ...windowIn(value),
    tags: sanitizeTexts(value['tags']),
    ...('isBroken' in value && { isBroken: value['isBroken'] === true }),
  };
}

/** Dimensions are texts for files and numbers for images. */
function sidesIn(value: Json): Json {
  const sides = (['width', 'height'] as const).map((name) => {
    const side = value[name];
    return [name, typeof side === 'string' ? replaceUnwritable(side) : finite(side)] as const;
  });
  return Object.fromEntries(sides.filter(([, side]) => side !== null));
}

/** Only predefined targets: any other name could be a window of another page. */
function windowIn({ target }: Json): Json {
  return target === '_blank' || target === '_self' ? { target } : {};
}

/** Writes a link; undefined if it is empty. A link with only a text is not empty. */
export function writeLink(value: unknown, writers: Writers): Json | undefined {
  if (!isRecord(value)) return undefined;
  const { link_type, url, target, text, variant } = value;
  const own = { ...(!isEmpty(text) && { text }), ...(!isEmpty(variant) && { variant }) };
  if (link_type === 'Document') return { ...writers.documentLink(value), ...own };
  if (link_type === 'Media' && !isEmpty(url)) return { ...writers.mediaLink(value), ...own };
  if (link_type === 'Web' && !isEmpty(url)) {
    return { link_type, url, ...(!isEmpty(target) && { target }), ...own };
  }
  return Object.keys(own).length === 0 ? undefined : { link_type: 'Any', ...own };
}

const isLink = (value: unknown) => hasKey(value, 'link_type', 'url', 'uid', 'id', ...OWN);

/** Documents of an example are not in this repository. */
export function exampleLink(link: Json): Json | undefined {
  if (typeof link['url'] !== 'string') return undefined;
  return link['__TYPE__'] === 'FileLink'
    ? { link_type: 'Media', url: link['url'] }
    : { link_type: 'Web', ...textsOf(link, ['url', 'target']) };
}

/** A link, or a list of links with keys if the model has `repeat`. */
export * from './plain.ts';
export const query = 'link';
export const mock: FieldKind['mock'] = ({ repeat }) =>
  repeat === true ? 'RepeatableContent' : 'LinkContent';
/** A link's model may list allowed types, by id or as objects that also select fields. */
export const checkModel: FieldKind['checkModel'] = ({ customtypes }, { report, place, models }) => {
  for (const entry of Array.isArray(customtypes) ? customtypes : []) {
    const id: unknown = isRecord(entry) ? entry['id'] : entry;
    if (typeof id !== 'string' || models.types.has(id)) continue;
    const hint = nearest(id, models.types.keys());
    const reason = `there is no type "${id}"${hint}`;
    report.doubt(`${place}.config.customtypes`, reason, 'missing-model');
  }
};
export const example: FieldKind['example'] = ({ value }) => {
  if (isRecord(value)) return exampleLink(value);
  const links = recordsIn(value).flatMap((content) =>
    isRecord(content['value']) ? (exampleLink(content['value']) ?? []) : [],
  );
  return links.length === 0 ? undefined : links;
};
export const empty: FieldKind['empty'] = ({ repeat }) =>
  repeat === true ? EMPTY_LIST : EMPTY_LINK;
export const normalize: FieldKind['normalize'] = (value, { config = EMPTY_OBJECT }, context) => {
  if (config.repeat !== true) return normalizeLink(context, value, config);
  if (!Array.isArray(value)) return misfit(context, 'a list of links', value);
  return normalizeEach(context, value, (entry) => {
    const link = normalizeLink(context, entry, config);
    const own = isRecord(entry) ? entry['key'] : undefined;
    const key = typeof own === 'string' ? own : placeId(context);
    // Not a copy: pending document links are completed in place.
    return isRecord(link) ? Object.assign(link === EMPTY_LINK ? { ...link } : link, { key }) : link;
  });
};
export const sanitize: FieldKind['sanitize'] = (value, config, page, inner) => {
  const picks = picksOf(config);
  const one = (from: unknown) => {
    const link = sanitizeLink(from, page, config.select);
    return picks === undefined ? link : withSafeData(link, from, picks, page, inner);
  };
  if (config.repeat !== true) return one(value);
  return Array.isArray(value) ? value.map(one) : [];
};
export const fits: FieldKind['fits'] = (value, { repeat }) =>
  repeat === true ? Array.isArray(value) && value.every(isLink) : isLink(value);
export const write: FieldKind['write'] = (value, _model, writers) => {
  if (!Array.isArray(value)) return writeLink(value, writers);
  const links = value.map((link) => writeLink(link, writers) ?? { link_type: 'Any' });
  return links.length === 0 ? undefined : links;
};
