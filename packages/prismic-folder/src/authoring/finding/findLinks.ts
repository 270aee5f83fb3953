import type { Json, JsonPath } from '../../edit/types.ts';
import { valueAt } from '../../edit/paths.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import { pathId } from '../../folder/documentHeader.ts';
import { isRecord, parsePath } from '../../json.ts';
import type { FoundLink, LinkDestination } from '../contract/finding.ts';
import { type DocumentIndex, mainVersion } from '../documents/documentIndex.ts';
import { versionPath } from '../documents/documentPaths.ts';
import { readFile } from '../documents/files.ts';
import { leadsTo } from '../documents/lists/documentUses.ts';
import { summaryOf } from '../documents/summary.ts';
import type { Workspace } from '../documents/Workspace.ts';
import { editedVersions, type EditedVersion } from './editedVersions.ts';
import { writtenLinks, type WrittenLink } from './linkValues.ts';

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
        path: [...path],
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
  const target = index.get(to.document);
  const written = target.versions.get(mainVersion(target))?.loaded?.document;
  const { key } = target;
  const wanted = written ?? { id: pathId(key), type: key.type, uid: key.name };
  const masterLang = index.folder.settings.languages[0].id;
  const around = index.set(version)?.documents ?? index.folder.drafts.documents;
  return loaded.links
    .filter((link) => leadsTo(around, link, wanted, masterLang))
    .map(({ field, link }) => {
      const path = parsePath(field);
      const { text } = link;
      return { path: [...path], words: typeof text === 'string' ? text : markedAt(loaded, path) };
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
  const file = readFile(workspace, path);
  // Changed since it was loaded: the next look has it.
  if (file === null || file.revision !== loaded.digest) return [];
  const links = writtenLinks(file.value satisfies Json);
  known.set(loaded, links);
  return links;
}
