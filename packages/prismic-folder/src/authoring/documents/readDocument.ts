import { AuthoringError } from '../../store/AuthoringError.ts';
import type { DocumentKey, DocumentVersion, VersionName } from '../contract/documents.ts';
import { checkFile, versionOf } from '../workspace/checkDocument.ts';
import { type IndexedDocument, mainVersion } from '../workspace/documentIndex.ts';
import { releaseOf, stemOf, versionPath } from '../workspace/documentPaths.ts';
import { changedMeanwhile } from '../workspace/draftBase.ts';
import { type EditableFile, readFile } from '../workspace/files.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Reads a version of a document: by default the draft, else the published one, else the archived one. */
export async function readDocument(
  workspace: Workspace,
  given: DocumentKey,
  version?: VersionName,
): Promise<DocumentVersion> {
  const index = await workspace.fresh();
  const document = index.get(given);
  const { key } = document;
  const wanted = version ?? mainVersion(document);
  const file = readShown(workspace, document, wanted);
  if (file === null) {
    const release = releaseOf(wanted);
    const name = release === undefined ? `${wanted} version` : `version in ${release}`;
    throw new AuthoringError('not_found', `${stemOf(key)} has no ${name}`);
  }
  const checked = checkFile(workspace, index, { key, version: wanted }, file);
  // Problems with other files, such as a uid that two have, are found by the load only.
  const known = wanted === 'archived' ? [] : index.problemsOf(checked.shown);
  const isCurrent = document.versions.get(wanted)?.loaded?.digest === file.revision;
  const found = isCurrent ? { ...checked, problems: known } : checked;
  const madeFrom = await madeFromOf(workspace, key, wanted, file);
  return { ...versionOf(index, key, wanted, file, found), ...madeFrom };
}

/** Reads a file for editing. The refusal of what is published says what visitors see meanwhile. */
function readShown(
  workspace: Workspace,
  { key, versions }: IndexedDocument,
  version: VersionName,
): EditableFile | null {
  try {
    return readFile(workspace, versionPath(key, version));
  } catch (error) {
    const file = versions.get(version);
    const isShown = file?.loaded !== undefined && file.isKept !== true;
    if (!(error instanceof AuthoringError) || version !== 'published' || isShown) throw error;
    const seen = file?.loaded ? 'what could be read last' : 'nothing of it';
    const message = `${error.message.replace(/\.$/, '')}. Visitors see ${seen}.`;
    throw new AuthoringError(error.code, message, error.details);
  }
}

/** What a draft, or a version of a release, was made from, if something else is public now. */
async function madeFromOf(
  workspace: Workspace,
  key: DocumentKey,
  version: VersionName,
  file: EditableFile,
): Promise<Pick<DocumentVersion, 'madeFrom'>> {
  if (version === 'published' || version === 'archived') return {};
  const { base } = await changedMeanwhile(workspace, key, file);
  return base === null ? {} : { madeFrom: base };
}
