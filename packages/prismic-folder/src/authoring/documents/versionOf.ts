import type { Json } from '../../edit/types.ts';
import type { DocumentKey, DocumentVersion, VersionName } from '../contract/documents.ts';
import type { CheckedFile } from './checkDocument.ts';
import type { DocumentIndex, IndexedDocument } from './documentIndex.ts';
import { asContractJson } from './files.ts';
import { asProblem, summaryOf } from './summary.ts';

/** A version of a document as it was just read or written. */
export function versionOf(
  index: DocumentIndex,
  key: DocumentKey,
  version: VersionName,
  { value, revision }: { readonly value: Json; readonly revision: string },
  checked: CheckedFile,
): DocumentVersion {
  const known = index.find(key);
  const document: IndexedDocument = {
    key,
    versions: new Map([...(known?.versions ?? []), [version, checked]]),
  };
  const problemsOf = (shown: string) =>
    shown === checked.shown ? checked.problems : index.problemsOf(shown);
  return {
    document: summaryOf({ folder: index.folder, problemsOf }, document),
    version,
    revision,
    json: asContractJson(value),
    problems: checked.problems.map(asProblem),
  };
}
