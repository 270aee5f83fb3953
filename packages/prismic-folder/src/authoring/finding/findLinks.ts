import { valueAt } from '../../edit/values.ts';
import type { Json, JsonPath } from '../../edit/types.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import { isRecord, parsePath } from '../../json.ts';
import { mediaAddress } from '../../lib/mediaAddress.ts';
import type { FoundLink, LinkDestination } from '../contract/finding.ts';
import { leadsTo } from '../documents/documentUses.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { type DocumentIndex, documentsAround, linkedAs } from '../workspace/documentIndex.ts';
import { versionPath } from '../workspace/documentPaths.ts';
import { parseText } from '../workspace/files.ts';
import { summaryOf } from '../workspace/summary.ts';
import { type EditedVersion, editedVersions } from './editedVersions.ts';

/** Every link to a destination in the versions that are edited next, archived documents aside. */
export const findLinks = async (workspace: Workspace, to: LinkDestination): Promise<FoundLink[]> =>
  linksTo(workspace, await workspace.fresh(), to);

/** The same in documents as they were loaded. */
export function linksTo(
  workspace: Workspace,
  index: DocumentIndex,
  to: LinkDestination,
): FoundLink[] {
  return editedVersions(index)
    .filter(({ version }) => version !== 'archived')
    .flatMap((edited) => {
      const places = placesIn(workspace, index, edited, to);
      if (places.length === 0) return [];
      const document = summaryOf(index, edited.document);
      const { version, loaded } = edited;
      return places.map(({ path, words }): FoundLink => ({
        document,
        version,
        revision: loaded.digest,
        path,
        words,
      }));
    });
}

interface LinkInFile {
  readonly path: JsonPath;
  readonly words: string;
}

function placesIn(
  workspace: Workspace,
  index: DocumentIndex,
  { document, version, loaded }: EditedVersion,
  to: LinkDestination,
): LinkInFile[] {
  if (to.kind === 'document') return documentLinks(index, { document, version, loaded }, to);
  const path = versionPath(document.key, version);
  return writtenIn(workspace, path, loaded).filter(
    (link) => link.kind === to.kind && link.to === (to.kind === 'web' ? to.url.trim() : to.name),
  );
}

function documentLinks(
  index: DocumentIndex,
  { version, loaded }: EditedVersion,
  to: Extract<LinkDestination, { kind: 'document' }>,
): LinkInFile[] {
  const wanted = linkedAs(index.get(to.document));
  const masterLang = index.folder.settings.languages[0].id;
  const around = documentsAround(index, version);
  return loaded.links
    .filter((link) => leadsTo(around, link, wanted, masterLang))
    .map(({ field, link }) => {
      const path = parsePath(field);
      const { text } = link;
      return { path, words: typeof text === 'string' ? text : markedAt(loaded, path) };
    });
}

/** What a link in a text marks. */
function markedAt(loaded: LoadedDocument, path: JsonPath): string {
  const span = valueAt(loaded.document, path.slice(0, -1));
  const block = valueAt(loaded.document, path.slice(0, -3));
  if (!isRecord(span) || !isRecord(block) || typeof block['text'] !== 'string') return '';
  const { start, end } = span;
  return typeof start === 'number' && typeof end === 'number'
    ? block['text'].slice(start, end)
    : '';
}

const known = new WeakMap<LoadedDocument, readonly WrittenLink[]>();

/** The links of a file, read once: a changed file is another loaded document. */
function writtenIn(workspace: Workspace, path: string, loaded: LoadedDocument) {
  const found = known.get(loaded);
  if (found) return found;
  const stored = workspace.store.read(path);
  // Changed since it was loaded, or not readable any more: the next look has it.
  if (stored?.revision !== loaded.digest) return [];
  const links = writtenLinks(parseText(Buffer.from(stored.bytes).toString()));
  known.set(loaded, links);
  return links;
}

/** A link to a web address or a file, as it is written. */
interface WrittenLink {
  readonly path: JsonPath;
  readonly kind: 'web' | 'media';
  /** The address, or the file's name below `content/media`. */
  readonly to: string;
  /** Its own text, or what is marked by it. */
  readonly words: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Keys of a link without `link_type`, as a file may have it. */
const BARE: ReadonlySet<string> = new Set(['url', 'target', 'text', 'variant', 'key']);

/** All links to web addresses and files in a document's file. */
function writtenLinks(json: unknown): WrittenLink[] {
  const links: WrittenLink[] = [];
  const visit = (value: unknown, path: JsonPath, marked: string): void => {
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) visit(entry, [...path, index], marked);
    } else if (isRecord(value)) {
      const link = readLink(value, path, marked);
      if (link) links.push(link);
      for (const [key, entry] of Object.entries(value)) {
        if (typeof entry === 'object') visit(entry, [...path, key], markedIn(value, marked));
      }
    }
  };
  visit(json, [], '');
  return links;
}

/** What a span marks is in the text of its block. */
function markedIn(value: Values, marked: string): string {
  const { text, spans, start, end } = value;
  if (typeof text === 'string' && Array.isArray(spans)) return text;
  if (typeof start === 'number' && typeof end === 'number') return marked.slice(start, end);
  return marked;
}

function readLink(value: Values, path: JsonPath, marked: string): WrittenLink | undefined {
  const { link_type: type, url, text } = value;
  if (typeof url !== 'string') return undefined;
  const isBare = type === undefined && Object.keys(value).every((key) => BARE.has(key));
  if (type !== 'Web' && type !== 'Media' && !isBare) return undefined;
  const words = typeof text === 'string' && text !== '' ? text : marked;
  const file = mediaAddress(url);
  if (file.at === 'media' && type !== 'Web') return { path, kind: 'media', to: file.name, words };
  return type === 'Media' ? undefined : { path, kind: 'web', to: url.trim(), words };
}

/** Keys of a link that belong to where it leads. */
const TARGET_KEYS: ReadonlySet<string> = new Set(
  ['link_type', 'url', 'id', 'type', 'uid', 'lang', 'tags', 'slug', 'isBroken', 'data'].concat(
    ['name', 'kind', 'size', 'width', 'height'],
    ['first_publication_date', 'last_publication_date'],
  ),
);

/** The link with another destination; its text, its look and its window stay. */
export function linkLedTo(link: Values, destination: Readonly<Record<string, Json>>): Json {
  const kept = Object.entries(link).filter(([key]) => !TARGET_KEYS.has(key));
  // Cast: values of a JSON file.
  return { ...destination, ...Object.fromEntries(kept) } as Json;
}
