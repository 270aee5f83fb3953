import type { Change } from '../../edit/types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { DocumentKey, DocumentVersion } from '../contract/documents.ts';
import { addVersion, changesOfCopy } from '../documents/createDocument.ts';
import { idFor, refuseTaken } from '../workspace/claims.ts';
import { checkLanguage, mainOf, mainVersion } from '../workspace/documentIndex.ts';
import { stemOf, versionPath } from '../workspace/documentPaths.ts';
import { noteBase } from '../workspace/draftBase.ts';
import { editText, readFile } from '../workspace/files.ts';
import { languageOf } from '../workspace/summary.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';
import { groupOf } from './translations.ts';

/**
 * Saves the content of a document as a draft in another language. Both belong together by the name of their
 * files; one with a name of its own lists the document.
 */
export function translateDocument(
  workspace: Workspace,
  given: DocumentKey,
  { to, name }: { readonly to: string; readonly name?: string | undefined },
): Promise<DocumentVersion> {
  return restructure(workspace, [], async (index) => {
    const document = index.get(given);
    const { key: source } = document;
    const { languages } = index.folder.settings;
    checkLanguage(index, to, 'to');
    const known = groupOf(index, document)?.get(to);
    if (known) {
      const message = `${stemOf(source)} is in ${to} already: ${stemOf(known.key)}`;
      throw new AuthoringError('exists', message, { at: 'to' });
    }
    const own = { type: source.type, name: name ?? source.name };
    const key = index.check(to === languages[0].id ? own : { ...own, lang: to });
    refuseTaken(index, key);
    const file = readFile(workspace, versionPath(source, mainVersion(document)));
    if (file === null) throw new AuthoringError('not_found', `${stemOf(source)} no longer exists`);
    const loaded = mainOf(document)?.document;
    const other = loaded?.uid
      ? { uid: loaded.uid, lang: languageOf(index.folder, document) }
      : loaded && { id: loaded.id };
    const link: Change[] =
      key.name === source.name || !other
        ? []
        : [{ op: 'set', path: ['alternate_languages'], value: [other] }];
    const isWritten = Object.hasOwn(file.value, 'lang');
    const text = editText(file.text, [
      ...changesOfCopy(file.value, idFor(index, key)),
      // A file may say its language beside its name.
      ...(isWritten ? [{ op: 'remove', path: ['lang'] } satisfies Change] : []),
      ...link,
      noteBase(null),
    ]);
    return addVersion(workspace, index, key, 'draft', text);
  });
}
