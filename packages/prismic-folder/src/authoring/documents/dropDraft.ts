import { readJsonText } from '../../edit/readJsonText.ts';
import { equalJson } from '../../edit/values.ts';
import type { Json } from '../../edit/types.ts';
import type { DocumentKey, DocumentVersion } from '../contract/documents.ts';
import { checkFile } from './checkDocument.ts';
import { versionPath } from './documentPaths.ts';
import { BASE_KEY } from '../../types.ts';
import { type EditableFile, readFile } from './files.ts';
import { versionOf } from './versionOf.ts';
import type { Workspace } from './Workspace.ts';

/** The published file, if a draft has the same values: publishing the draft would change nothing. */
export function equalPublished(
  workspace: Workspace,
  key: DocumentKey,
  draft: { readonly [key: string]: Json },
): EditableFile | null {
  const path = versionPath(key, 'published');
  const stored = workspace.store.read(path);
  const read = stored && readJsonText(stored.bytes);
  // A draft can be saved although the published file is broken.
  if (!read?.ok) return null;
  const { [BASE_KEY]: _base, ...values } = draft;
  return equalJson(values, read.value) ? readFile(workspace, path) : null;
}

/** Removes a draft in favour of the published version, which is returned. */
export async function dropDraft(
  workspace: Workspace,
  key: DocumentKey,
  draft: EditableFile,
  published: EditableFile,
): Promise<DocumentVersion> {
  await workspace.commit([
    { path: draft.path, content: null, expected: draft.revision },
    { path: published.path, content: published.bytes, expected: published.revision },
  ]);
  const index = await workspace.fresh();
  const checked = checkFile(workspace, index, { key, version: 'published' }, published);
  return versionOf(index, key, 'published', published, checked);
}
