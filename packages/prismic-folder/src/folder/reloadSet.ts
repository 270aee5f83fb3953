import type { LoadedDocument, LoadedFile } from './loadedDocument.ts';
import {
  createSet,
  isUnread,
  type LoadedSet,
  readFile,
  resolveIn,
  type SetContext,
  type SetFolder,
} from './loadedSet.ts';
import { areLinksCurrent } from './resolveLinks.ts';

/**
 * A set of which only texts have changed: most edits are of one document, and what that is to all others stays. Only the
 * files that were written, and those that link to them, are read. undefined where more has changed.
 */
export function reloadSet(
  context: SetContext,
  folder: SetFolder,
  previous: LoadedSet,
): LoadedSet | undefined {
  const { master } = folder;
  const { conflicts, languages } = previous.found;
  if (previous.master?.shape !== master?.shape) return undefined;
  if (previous.files.length !== folder.files.length) return undefined;

  const files = [...previous.files];
  const versions = new Map<LoadedDocument, LoadedDocument>();
  const entangled = new Set([...conflicts.values(), languages].flat().map(({ file }) => file));
  /** Reads a file anew; false if its document is another one to others than it was. */
  const reread = (at: number, before: LoadedFile): boolean => {
    const file = folder.files[at] ?? before.file;
    const now = readFile(context, folder, file, before);
    if (!now.loaded || !before.loaded || entangled.has(now.shown)) return false;
    if (now.isKept || before.isKept || !isSameToOthers(before.loaded, now.loaded)) return false;
    now.loaded.alternates.push(...before.loaded.alternates);
    versions.set(before.loaded, now.loaded);
    files[at] = now;
    return true;
  };
  for (const [at, before] of previous.files.entries()) {
    const file = folder.files[at];
    if (file?.name !== before.file.name || isUnread(before)) return undefined;
    if (file.stamp !== before.file.stamp && !reread(at, before)) return undefined;
  }

  let documents = previous.documents.replaced(versions, master?.documents);
  const masterLang = context.settings.languages[0].id;
  const isRenamed = [...versions].some(([before, now]) => !isLinkedAlike(before, now));
  if (isRenamed || previous.master !== master) {
    for (const [at, one] of files.entries()) {
      const { loaded } = one;
      if (!loaded || documents.byId(loaded.document.id) !== loaded) continue;
      const isNew = one !== previous.files[at];
      if (!isNew && !areLinksCurrent(loaded, documents, masterLang) && !reread(at, one)) {
        return undefined;
      }
    }
    documents = previous.documents.replaced(versions, master?.documents);
  }

  const links = new Map(previous.found.links);
  for (const before of versions.keys()) links.delete(before);
  for (const [one, problems] of resolveIn(context, documents, versions.values(), files)) {
    links.set(one, problems);
  }
  return createSet(context, folder, {
    documents,
    files,
    shape: previous.shape,
    found: { conflicts, links, languages },
    related: previous.related.map((document) => {
      const [before, now] = [previous.master, master].map((set) =>
        set?.documents.byId(document.id),
      );
      const { alternate_languages } = document;
      return before === now || !now ? document : { ...now.document, alternate_languages };
    }),
  });
}

/** Whether a document is found under the same names, and in the same languages. */
function isSameToOthers(before: LoadedDocument, now: LoadedDocument): boolean {
  const namesOf = ({ document, defaultId, name, writtenAlternates }: LoadedDocument) => {
    const { id, uid, type, lang, previous_uids: previous } = document;
    return JSON.stringify([id, defaultId, uid, type, lang, name, previous, writtenAlternates]);
  };
  return namesOf(before) === namesOf(now);
}

/** Whether links to a document say the same of it. */
const isLinkedAlike = ({ document: one }: LoadedDocument, { document: other }: LoadedDocument) =>
  JSON.stringify([one.tags, one.slugs]) === JSON.stringify([other.tags, other.slugs]);
