import { textOf } from '../../edit/values.ts';
import { isLoopback } from '../../api/allowedOrigins.ts';
import { rectOf, type Size } from '../../authoring/media/crop.ts';
import type { JsonPath as Path } from '../../edit/types.ts';
import type { Json } from '../../fields/FieldKind.ts';
import { normalizeFields } from '../../fields/normalizeFields.ts';
import type { PendingLink } from '../../fields/normalizing.ts';
import { createFindMedia } from '../../folder/locateMedia.ts';
import type { MediaCatalog } from '../../folder/mediaCatalog.ts';
import { decode, formatPath, isEmpty, isRecord } from '../../json.ts';
import { createReport, type Report } from '../../lib/createReport.ts';
import { stableId } from '../../lib/digest.ts';
import { folderAddress, mediaAddress } from '../../lib/mediaAddress.ts';
import { parseUrl } from '../../parseUrl.ts';
import { folderData } from '../../sync/form/forms.ts';
import type { Problem, TypeModel } from '../../types.ts';
import type { WriteProject } from '../WriteProject.ts';
import { refuseProblems } from '../refusal.ts';

/** The document whose data is converted. */
interface FieldOwner {
  readonly id: string;
  readonly type: TypeModel;
  readonly lang: string;
}

/**
 * Converts data in the format of the Migration API to that of files in the folder. Throws a 400
 * with every value that the model does not allow, and every id of which there is nothing.
 */
export function folderFields(data: Json, owner: FieldOwner, project: WriteProject): Json {
  const problems: Problem[] = [];
  const report = createReport('', problems);
  const { media, documents } = project;
  const expanded = expandIds(data, { documents, media, assets: assetNames(media), report });
  const fields = canonicalFields(expanded, owner, project, problems);
  refuseProblems(problems);
  return fields;
}

/** Data of a file in the folder's format as a pull writes it; invalid values are left out. */
export function canonicalFields(
  data: unknown,
  { id, type, lang }: FieldOwner,
  { models, media }: Pick<WriteProject, 'models' | 'media'>,
  problems: Problem[] = [],
): Json {
  const links: PendingLink[] = [];
  const report = createReport('', problems);
  const findMedia = createFindMedia(media);
  const context = { models, findMedia, documentId: id, lang, report, path: [], links };
  const normalized = normalizeFields(context, data, type.fields, type.file);
  for (const { link, ...target } of links) {
    Object.assign(link, { id: target.id, type: target.type, uid: target.uid, lang: target.lang });
  }
  return folderData(normalized, type, {
    models,
    media({ url }) {
      const address = mediaAddress(String(url));
      return address.at === 'media' ? folderAddress(address.name) : String(url);
    },
    target: ({ id: linked, type: linkedType, uid, lang: linkedLang }) =>
      linkedType === undefined || uid === undefined
        ? { id: linked }
        : { type: linkedType, uid, ...(linkedLang !== lang && { lang: linkedLang }) },
  });
}

/** What ids in a document's data stand for. */
interface Expansion {
  readonly documents: WriteProject['documents'];
  readonly media: MediaCatalog;
  /** Names of files by their asset ids. */
  readonly assets: ReadonlyMap<string, string>;
  readonly report: Report;
}

/** Names of files by the ids that the Content API and the Asset API give them. */
function assetNames(media: MediaCatalog): ReadonlyMap<string, string> {
  return new Map([...media.keys()].map((name) => [stableId(name), name]));
}

/**
 * Replaces ids in a document's data by what the folder has instead: addresses of files, and type
 * and uid of documents. Reports ids of which there is nothing.
 */
function expandIds(value: unknown, expansion: Expansion, path: Path = ['data']): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => expandIds(item, expansion, [...path, index]));
  }
  if (!isRecord(value)) return value;
  if (value['link_type'] === 'Document') return expandDocumentLink(value, expansion, path);
  if (value['link_type'] === 'Media') return expandMediaLink(value, expansion, path);
  const members = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      expandIds(member, expansion, [...path, key]),
    ]),
  );
  return isImage(value, expansion) ? expandImage(members, expansion, path) : members;
}

const LINK_KEYS = ['link_type', 'text', 'variant', 'target', 'key'];

function expandDocumentLink(link: Json, { documents, report }: Expansion, path: Path): Json {
  const { id, isBroken } = link;
  if (isEmpty(id)) return link;
  const kept = pick(link, LINK_KEYS);
  const target = typeof id === 'string' ? documents.byId(id) : undefined;
  if (target !== undefined) {
    const { type, uid, name, lang } = target;
    return { ...kept, type, uid: uid ?? name, lang };
  }
  // The client sends links that were broken before with a made-up id.
  if (isBroken !== true)
    report.error(formatPath([...path, 'id']), `there is no document ${quote(id)}`);
  return { ...kept, id };
}

function expandMediaLink(link: Json, expansion: Expansion, path: Path): Json {
  if (isEmpty(link['id']) && isEmpty(link['url'])) return link;
  return { ...pick(link, LINK_KEYS), url: addressOf(link, expansion, path) };
}

const IMAGE_KEYS = ['id', 'url', 'alt', 'copyright', 'dimensions', 'edit', 'type', 'linkTo'];

/** An image comes with its size, as the API returns it, or with the id of a file and no more. */
function isImage(value: Json, { assets }: Expansion): boolean {
  const { id, url } = value;
  if (typeof id !== 'string' && typeof url !== 'string') return false;
  if (isRecord(value['dimensions'])) return true;
  // Other records in an image are its thumbnails.
  const isKnown = ([key, member]: [string, unknown]) =>
    IMAGE_KEYS.includes(key) || isRecord(member);
  return assets.has(String(id)) && Object.entries(value).every(isKnown);
}

function expandImage({ id, ...image }: Json, expansion: Expansion, path: Path): Json {
  const [, query] = textOf(image['url']).split('?');
  const plain = addressOf({ ...image, id }, expansion, path);
  if (query === undefined) return { ...image, url: plain };
  const url = `${plain}?${query}`;
  const dimensions = viewSize(url) ?? image['dimensions'];
  return { ...image, url, ...(dimensions !== undefined && { dimensions }) };
}

/** The size of the part that an address shows: the client sends the whole file's with it. */
function viewSize(url: string): Size | undefined {
  const [, query] = url.split('?');
  const parameters = new URLSearchParams(query);
  const [width = 0, height = 0] = ['w', 'h'].map((name) => Number(parameters.get(name)));
  // Numbers below 1 are shares of the file's size.
  if (width >= 1 && height >= 1) return { width, height };
  const rectangle = rectOf(url);
  return rectangle && { width: rectangle.width, height: rectangle.height };
}

/** The address of the file that an image or a link names, without parameters. */
function addressOf({ id, url }: Json, { assets, media, report }: Expansion, path: Path): string {
  const address = typeof url === 'string' ? url : '';
  const name = assets.get(String(id)) ?? ownName(address, media);
  if (name !== undefined) return folderAddress(name);
  const [plain = ''] = address.split('?');
  // The Content API serves files of other hosts under ids made of their addresses.
  if (address !== '' && (id === stableId(address) || id === stableId(plain))) return plain;
  report.error(formatPath([...path, 'id']), `there is no asset ${quote(id)}`);
  return address;
}

/** The file of an address that this repository served, whatever its port was then. */
function ownName(address: string, media: MediaCatalog): string | undefined {
  const url = parseUrl(address);
  if (url === null || !isLoopback(url.hostname)) return undefined;
  const name = decode(url.pathname.replace(/^\/media\//, ''), '');
  return url.pathname.startsWith('/media/') && media.has(name) ? name : undefined;
}

function pick(value: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}

function quote(id: unknown): string {
  return JSON.stringify(id)?.slice(0, 100) ?? 'without an id';
}
