import { LIKE_A_LANGUAGE } from '../../folder/documentPlace.ts';
import { memoize } from '../../json.ts';
import type { MediaUse } from '../contract/media.ts';
import { mediaPlace } from '../contract/mediaPlace.ts';
import { splitVersionPath } from '../workspace/documentPaths.ts';
import type { ReferringFile } from './references.ts';

/** What the library knows of the places that use a file. */
export interface FileUses {
  readonly uses: readonly MediaUse[];
  /** How many places these are, as `mediaPlace` tells them apart. */
  readonly places: number;
  /** Types of the documents, `other` for other files. */
  readonly usedIn: readonly string[];
  /** Places of the next version of each document that say nothing about the image. */
  readonly undescribed: number;
  /** Pixels of the file's width that the narrowest crop shows; Infinity if none is cropped. */
  readonly croppedWidth: number;
}

/** The uses of each file, by its name. */
export const usesByName = memoize(
  (referring: readonly ReferringFile[]): ReadonlyMap<string, FileUses> => {
    const drafts = new Set(referring.map(({ file }) => file).filter(isDraft));
    const found = new Map<string, { use: MediaUse; croppedWidth: number }[]>();
    for (const { file, references } of referring) {
      const place = { file, ...documentOf(file) };
      const isNext = isNextVersion(place, drafts);
      for (const { path, names, isUndescribed, croppedWidth = Infinity } of references) {
        const undescribed = isNext && isUndescribed === true;
        const use = { ...place, path, ...(undescribed && { undescribed }) };
        for (const name of names) {
          const known = found.get(name) ?? [];
          known.push({ use, croppedWidth });
          found.set(name, known);
        }
      }
    }
    return new Map([...found].map(([name, places]) => [name, summaryOf(places)]));
  },
);

function summaryOf(places: readonly { use: MediaUse; croppedWidth: number }[]): FileUses {
  const uses = places.map(({ use }) => use);
  return {
    uses,
    places: new Set(uses.map(mediaPlace)).size,
    usedIn: [...new Set(uses.map(({ document }) => document?.type ?? 'other'))].sort(),
    undescribed: uses.filter(({ undescribed }) => undescribed).length,
    croppedWidth: Math.min(...places.map(({ croppedWidth }) => croppedWidth)),
  };
}

function isDraft(file: string): boolean {
  return file.startsWith('drafts/');
}

/** Whether a document is as it will be published: its draft, or else what is public. */
function isNextVersion(
  { file, version }: Pick<MediaUse, 'file' | 'version'>,
  drafts: ReadonlySet<string>,
): boolean {
  if (version === undefined || version === 'archived') return false;
  return version !== 'published' || !drafts.has(`drafts/${file}`);
}

/** Which version of which document a file below the content folder is; nothing for other files. */
function documentOf(file: string): Pick<MediaUse, 'document' | 'version'> {
  const found = splitVersionPath(file);
  const [, type, stem] = /^([^/]+)\/([^/]+)\.json$/.exec(found?.name ?? '') ?? [];
  if (found === undefined || type === undefined || stem === undefined) return {};
  const lang = LIKE_A_LANGUAGE.exec(stem)?.[0].slice(1);
  const name = lang === undefined ? stem : stem.slice(0, -lang.length - 1);
  const { version } = found;
  return { document: { type, name, ...(lang !== undefined && { lang }) }, version };
}
