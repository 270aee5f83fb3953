import { decodeSegment } from '#server/lib/decodeSegment.ts';
import { isRecord } from '#ui/isRecord.ts';
import { isDocumentLink, servedText } from '#server/sources/RawDocument.ts';

/** What a part of a document refers to, each once. */
export interface References {
  /** Ids of linked documents. */
  readonly links: readonly string[];
  /** Texts that are paths of this site, such as a menu row's address. */
  readonly paths: readonly string[];
  /** Names of media files below `/media/`, decoded. */
  readonly media: readonly string[];
}

const MEDIA = /(?:^|[^\w/.~%-]|:\/\/[^/\s"']+)\/media\/([^\s"'?#)<>\\]+)/g;

/** What ends a name in attributes without quotes, lists of sources and quotes that are escaped, and may be a part of one. */
const UNSURE = /[&,;].*$/s;

/** Names with signs that could end one: of a text that is an address, and of one in quotes. A name too many does no harm. */
const WHOLE = /^(?:\w+:\/\/[^/\s]+)?\/media\/([^?#<>\\]+)/;
const QUOTED = /(["'])(?:\w+:\/\/[^/\s"']+)?\/media\/((?:(?!\1)[^?#<>\\])+)/g;

/** Collects the references in all texts and links of a JSON value. */
export function collectReferences(value: unknown): References {
  const links: string[] = [];
  const paths: string[] = [];
  const media: string[] = [];
  // A stack instead of recursion: content may be nested to any depth.
  const open: unknown[] = [value];
  while (open.length > 0) {
    const part = open.pop();
    if (typeof part === 'string') {
      if (part.startsWith('/') && /^\/[^/]/.test(part)) paths.push(part.replace(/[?#].*$/s, ''));
      if (!part.includes('/media/')) continue;
      const served = servedText(part);
      for (const [, name = ''] of served.matchAll(MEDIA)) {
        media.push(decoded(name), decoded(name.replace(UNSURE, '')));
      }
      for (const [, , name = ''] of served.matchAll(QUOTED)) media.push(decoded(name));
      const [, whole] = WHOLE.exec(served) ?? [];
      if (whole !== undefined) media.push(decoded(whole));
    } else if (Array.isArray(part)) {
      for (const item of part) open.push(item);
    } else if (isRecord(part)) {
      const isLink = isDocumentLink(part);
      if (isLink) links.push(part.id);
      // Not by entries: most of a start with many documents would be these.
      for (const key of Object.keys(part)) {
        // What a link has of the document it leads to belongs to that one, which may be protected.
        if (!isLink || (key !== 'data' && key !== 'tags')) open.push(part[key]);
      }
    }
  }
  return { links: once(links), paths: once(paths), media: once(media) };
}

const NONE: readonly string[] = [];

/** Most documents refer to nothing of a kind, and all of them are in memory at once: sets would take ten times as much. */
const once = (names: readonly string[]) => (names.length === 0 ? NONE : [...new Set(names)]);

/**
 * One key for all names that a file system may treat as the same file: some ignore case or Unicode
 * composition, some drop trailing dots and spaces or what follows a colon.
 */
export function mediaKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/:.*$|[. ]+$/s, '');
}

const decoded = (name: string) => decodeSegment(name) ?? name;
