import { withScheme } from '#prismic-folder/models';
import { safeAddress } from '#ui/links/address.ts';
import type { Json } from './json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { texts } from './text.ts';
import { finite } from './sanitizeScalar.ts';
import { textsOf, replaceUnwritable } from './text.ts';

/** What authors can set on any link. */
const OWN = ['text', 'variant', 'key'] as const;

const EMPTY = { link_type: 'Any' } as const;

/** A safe address as a member; none if it could run a script or deceive. */
export function addressIn({ url }: Json): { readonly url?: string } {
  const address = typeof url === 'string' ? safeAddress(replaceUnwritable(url)) : null;
  return address === null ? {} : { url: address };
}

/** An address to load media from: on this site or on the web. */
export function mediaAddressIn(from: Json): { readonly url?: string } {
  const { url } = addressIn(from);
  return url !== undefined && /^(?:https?:\/\/|\/(?![/\\]))/i.test(url) ? { url } : {};
}

/** A link field; empty if it has no target or one its model does not allow. */
export function sanitizeLink(value: unknown, select?: string | null): Json {
  if (!isRecord(value)) return EMPTY;
  const own = { ...textsOf(value, OWN) };
  const { link_type: type } = value;
  if (select && typeof type === 'string' && type.toLowerCase() !== select) {
    return { ...EMPTY, ...own };
  }
  switch (type) {
    case 'Document':
      return documentLink(value, own) ?? { ...EMPTY, ...own };
    case 'Media':
      return mediaLink(value, own) ?? { ...EMPTY, ...own };
    case 'Web': {
      const { url } = value;
      const address = addressIn({ url: typeof url === 'string' ? withScheme(url) : url });
      return address.url === undefined
        ? { ...EMPTY, ...own }
        : { link_type: 'Web', ...address, ...targetIn(value), ...own };
    }
    default:
      return { ...EMPTY, ...own };
  }
}

const DOCUMENT = ['id', 'type', 'uid', 'lang', 'slug'] as const;
const DATES = ['first_publication_date', 'last_publication_date'] as const;

function documentLink(value: Json, own: Json): Json | null {
  const { id, type, lang, ...names } = textsOf(value, DOCUMENT);
  if (id === undefined || type === undefined) {
    // A link whose document is not chosen yet keeps its type.
    return 'id' in value ? null : { link_type: 'Document', ...own };
  }
  return {
    link_type: 'Document',
    id,
    type,
    ...(lang !== undefined && { lang }),
    ...names,
    ...textsOf(value, DATES),
    ...addressIn(value),
    ...targetIn(value),
    tags: texts(value['tags']),
    ...('isBroken' in value && { isBroken: value['isBroken'] === true }),
    ...own,
  };
}

function mediaLink(value: Json, own: Json): Json | null {
  const address = mediaAddressIn(value);
  if (address.url === undefined) return null;
  return {
    link_type: 'Media',
    ...address,
    ...textsOf(value, ['id', 'name', 'kind', 'size']),
    ...sidesIn(value),
    ...targetIn(value),
    ...own,
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
function targetIn({ target }: Json): Json {
  return target === '_blank' || target === '_self' ? { target } : {};
}
