import { memoize } from '../../json.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { NewLanguage, RepositoryLanguage } from '../contract/languages.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';
import {
  checkLanguage,
  type DocumentIndex,
  type IndexedDocument,
} from '../workspace/documentIndex.ts';
import { stemOf, versionPath } from '../workspace/documentPaths.ts';
import { addLanguageEntry, removeEntry, renameLanguageEntry } from '../workspace/settings.ts';
import { languageOf } from '../workspace/summary.ts';

/** So many documents are named in a message; the problems name all. */
const NAMED = 3;

/** The languages of a folder, the master language first. */
export async function listLanguages(workspace: Workspace): Promise<RepositoryLanguage[]> {
  const index = await workspace.fresh();
  return index.folder.settings.languages.map(({ id }) => describe(index, id));
}

export async function addLanguage(
  workspace: Workspace,
  { id, name = languageWords(id) }: NewLanguage,
): Promise<RepositoryLanguage> {
  await restructure(workspace, [], async (index) => {
    const { languages } = index.folder.settings;
    if (languages.some((known) => known.id === id)) {
      throw new AuthoringError('exists', `${id} is among the languages already`, { at: 'id' });
    }
    await workspace.commit(addLanguageEntry(workspace, { id, name }, languages));
  });
  return describe(await workspace.fresh(), id);
}

/** Changes the name that people read. */
export async function renameLanguage(
  workspace: Workspace,
  id: string,
  name: string,
): Promise<RepositoryLanguage> {
  await restructure(workspace, [], async (index) => {
    checkLanguage(index, id, 'language', 'not_found');
    await workspace.commit(renameLanguageEntry(workspace, { id, name }));
  });
  return describe(await workspace.fresh(), id);
}

export function removeLanguage(workspace: Workspace, id: string): Promise<void> {
  return restructure(workspace, [], async (index) => {
    checkLanguage(index, id, 'language', 'not_found');
    if (index.folder.settings.languages[0].id === id) {
      const message = `${id} is the master language: documents without a language are in it`;
      throw new AuthoringError('refused', message, { at: 'language' });
    }
    refuseUsed(workspace, documentsIn(index, id), id);
    await workspace.commit(removeEntry(workspace, 'languages', id));
  });
}

/** Documents that would lose their language: by their name, or by what their file says. */
const documentsIn = (index: DocumentIndex, id: string): readonly IndexedDocument[] =>
  byLanguage(index).get(id) ?? [];

const byLanguage = memoize((index: DocumentIndex) => {
  const found = new Map<string, IndexedDocument[]>();
  for (const document of index.documents.values()) {
    const { key, versions } = document;
    const written = [...versions.values()].map(({ loaded }) => loaded?.document.lang);
    for (const id of new Set([key.lang, languageOf(index.folder, document), ...written])) {
      if (id === undefined) continue;
      const known = found.get(id);
      if (known) known.push(document);
      else found.set(id, [document]);
    }
  }
  return found;
});

function describe(index: DocumentIndex, id: string): RepositoryLanguage {
  const { languages } = index.folder.settings;
  const name = languages.find((known) => known.id === id)?.name ?? id;
  return { id, name, isMaster: languages[0].id === id, documents: documentsIn(index, id).length };
}

/** Throws AuthoringError (in_use) that names the documents. */
function refuseUsed(workspace: Workspace, documents: readonly IndexedDocument[], id: string): void {
  if (documents.length === 0) return;
  const problems = documents.flatMap(({ key, versions }) =>
    [...versions.keys()].map((version) => ({
      file: workspace.shown(versionPath(key, version)),
      reason: `is in ${id}`,
      severity: 'error' as const,
    })),
  );
  const names = documents.slice(0, NAMED).map(({ key }) => stemOf(key));
  const more = documents.length - names.length;
  const list = names.join(', ') + (more > 0 ? ` and ${more} more` : '');
  const message = `${id} is in use by ${list}. Delete or move these documents first`;
  throw new AuthoringError('in_use', message, { at: 'language', problems });
}

/** The name of a language by its id: 'French (France)' for `fr-fr`; the id if nobody knows it. */
export function languageWords(id: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(id) ?? id;
  } catch {
    return id;
  }
}
