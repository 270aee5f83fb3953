import { diffValues } from '../../edit/diffValues.ts';
import { mergeValues } from '../../edit/mergeValues.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { DocumentKey, DocumentVersion } from '../contract/documents.ts';
import type { MergeRequest } from '../contract/publishing.ts';
import { checkedVersion } from '../workspace/checkDocument.ts';
import { stemOf, versionPath } from '../workspace/documentPaths.ts';
import { type ChangedMeanwhile, changedMeanwhile, noteBase } from '../workspace/draftBase.ts';
import { editText, newFile, readFile } from '../workspace/files.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/**
 * Merges what was published since a draft, or a version of a release, was made into that version: what
 * both changed is as `keep` says. The version as it was stays in the history.
 */
export async function mergePublished(
  workspace: Workspace,
  given: DocumentKey,
  { version, keep }: MergeRequest,
): Promise<DocumentVersion> {
  const key = (await workspace.latest()).check(given);
  if (version === 'published' || version === 'archived') {
    throw new AuthoringError('invalid', `version: the ${version} one is not merged`, {
      at: 'version',
    });
  }
  return workspace.transaction([stemOf(key)], async () => {
    const path = versionPath(key, version);
    const own = readFile(workspace, path);
    if (own === null) throw new AuthoringError('not_found', `${path} does not exist`);
    const meanwhile = await changedMeanwhile(workspace, key, own);
    const { published } = meanwhile;
    let file = own;
    if (published !== null) {
      const changes = diffValues(meanwhile.mine, mergedValue(key, meanwhile, keep));
      const text = editText(own.text, [...changes, noteBase(published.revision)]);
      file = newFile(path, text);
      await workspace.commit([{ path, content: file.bytes, expected: own.revision }]);
    }
    return checkedVersion(workspace, await workspace.fresh(), key, version, file);
  });
}

function mergedValue(
  key: DocumentKey,
  { mine, published, base }: ChangedMeanwhile,
  keep: MergeRequest['keep'],
) {
  const theirs = published?.value ?? mine;
  if (base === null) {
    if (keep !== undefined) return keep === 'own' ? mine : theirs;
    const message = `What ${stemOf(key)} was made from is no longer stored: keep one of both versions`;
    throw new AuthoringError('conflict', message, { conflicts: [] });
  }
  // In a conflict the third value wins.
  const [second, third] = keep === 'own' ? [theirs, mine] : [mine, theirs];
  const { value, conflicts } = mergeValues(base, second, third);
  if (conflicts.length === 0 || keep !== undefined) return value;
  const message = `${stemOf(key)} was published with other values where this version has changes`;
  throw new AuthoringError('conflict', message, { conflicts });
}
