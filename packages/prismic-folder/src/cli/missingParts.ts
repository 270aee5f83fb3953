import { isFolder, shownPath } from '../lib/listFiles.ts';
import { readProjectConfig } from '../models/projectConfig.ts';
import type { Snapshot } from '../types.ts';
import type { Command } from './parseCommand.ts';

/** What a project lacks, each in a sentence that says where it would be; none for one with models and documents. */
export function missingParts(
  { root, contentDir }: Pick<Command, 'root' | 'contentDir'>,
  { models, documents, releases, drafts }: Snapshot,
): string[] {
  const { customTypes } = readProjectConfig(root);
  const sentences: string[] = [];
  if (models.types.size === 0) {
    sentences.push(
      `There are no custom types: no ${customTypes}/<id>/index.json in ${root}. Is this the project? --cwd names another folder.`,
    );
  }
  // That there is no folder at all is a problem of the snapshot.
  if (isFolder(contentDir) && documents.length + releases.length === 0 && drafts === null) {
    const content = shownPath(root, contentDir);
    sentences.push(
      `There are no documents yet: a document is a file ${content}/documents/<type>/<uid>.json.`,
    );
  }
  return sentences;
}
