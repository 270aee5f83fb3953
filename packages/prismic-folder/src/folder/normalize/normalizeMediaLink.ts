import { basename } from 'node:path/posix';
import { unwantedMedia, wantedMedia } from '../../models/wantedMedia.ts';
import type { FieldModel } from '../../types.ts';
import { playbackIn } from '../playback.ts';
import { mediaKind } from '../mediaCatalog.ts';
import { fault, fieldAt, isMissing, locateIn, type NormalizeContext } from './normalizeContext.ts';

type Config = NonNullable<FieldModel['config']>;

/** A link to a file: name, kind, bytes and pixels. As in the API, numbers are strings. */
export function normalizeMediaLink(
  context: NormalizeContext,
  value: Record<string, unknown>,
  { select }: Config,
  extras: object | undefined,
): unknown {
  const { url } = value;
  if (typeof url !== 'string') return fault(context, 'a link to a file needs its url', 'url');
  const located = locateIn(context, url);
  if (located.at === 'nowhere') return fault(context, located.reason, 'url');
  const file = located.at === 'media' ? located.file : undefined;
  const name = file?.file.name ?? new URL(url).pathname;
  const wanted = select === 'media' ? wantedMedia(fieldName(context)) : undefined;
  // What an address on another host leads to is in its name only if that has an extension.
  const isKnown = file !== undefined || mediaKind(name) !== 'file';
  const unwanted = isKnown ? unwantedMedia(wanted, name) : undefined;
  if (unwanted !== undefined) return fault(context, unwanted, 'url');
  const playback = file && playbackIn(context.media, file);
  if (playback !== undefined) {
    context.report.warn(fieldAt(context, 'url'), `${basename(name)} ${playback}`);
  }
  const image = file?.image;
  return {
    id: text(value['id']) ?? located.id,
    link_type: 'Media',
    name: text(value['name']) ?? basename(name),
    kind: text(value['kind']) ?? file?.kind ?? mediaKind(name),
    url: located.url,
    size: text(value['size']) ?? String(file?.file.size ?? 0),
    ...side('width', value['width'] ?? image?.width),
    ...side('height', value['height'] ?? image?.height),
    ...(!isMissing(value['target']) && { target: value['target'] }),
    ...extras,
  };
}

/** The API ID of the field: after it, the path has the positions of repeated links only. */
function fieldName({ path }: NormalizeContext): string {
  return String(path.findLast((key) => typeof key === 'string'));
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function side(name: 'width' | 'height', value: unknown) {
  const pixels = text(value);
  return pixels === undefined ? undefined : { [name]: pixels };
}
