import { documentPlace } from '../../../folder/documentPlace.ts';
import type { OtherFile } from '../../contract/documents.ts';
import type { DocumentIndex } from '../documentIndex.ts';

/** At most so many are named: a wrong folder may have thousands. */
const MAX_NAMED = 100;

const NAME =
  'the editor opens names of letters from a to z, digits, -, _, ~ and dots, at most 200: rename the file';

/** Files that are no document for the editor, although the site may show them. */
export function otherFiles({ others, folder }: DocumentIndex): OtherFile[] {
  return others.slice(0, MAX_NAMED).map(({ file, shown }) => {
    const place = documentPlace(file.name, folder.settings.languages);
    return { file: shown, reason: typeof place === 'string' ? place : NAME };
  });
}
