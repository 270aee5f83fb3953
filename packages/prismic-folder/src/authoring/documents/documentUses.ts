import type { PendingLink } from '../../fields/normalizing.ts';
import type { DocumentSet } from '../../folder/documentSet.ts';
import { findTarget } from '../../folder/resolveLinks.ts';
import { parsePath } from '../../json.ts';
import type { DocumentKey, DocumentUse } from '../contract/documents.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { documentsAround, linkedAs } from '../workspace/documentIndex.ts';
import { keyOf, stemOf } from '../workspace/documentPaths.ts';
import { summaryOf } from '../workspace/summary.ts';

interface Target {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
}

/** The links to a document in all versions of the other documents. */
export async function listDocumentUses(
  workspace: Workspace,
  given: DocumentKey,
): Promise<DocumentUse[]> {
  const index = await workspace.fresh();
  const found = index.get(given);
  const target = linkedAs(found);
  const { languages } = index.folder.settings;
  return [...index.sets].flatMap(([version, set]) => {
    const around = documentsAround(index, version);
    return set.files.flatMap(({ file, loaded }) => {
      const from = keyOf(file.name, languages);
      if (!loaded || from === undefined || stemOf(from) === stemOf(found.key)) return [];
      const links = loaded.links.filter((link) => leadsTo(around, link, target, languages[0].id));
      if (links.length === 0) return [];
      const document = summaryOf(index, index.get(from));
      return links.map(({ field }) => ({ document, version, path: parsePath(field) }));
    });
  });
}

/** Also links that would lead to it if it were there, such as those to an archived document. */
export function leadsTo(
  documents: DocumentSet,
  link: PendingLink,
  { id, type, uid }: Target,
  masterLang: string,
): boolean {
  const found = findTarget(documents, link, masterLang);
  if (found !== undefined) return found.document.id === id;
  return link.id === undefined ? link.type === type && link.uid === uid : link.id === id;
}
