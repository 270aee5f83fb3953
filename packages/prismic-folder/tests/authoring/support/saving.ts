import type { Authoring } from '../../../src/authoring/createAuthoring.ts';
import type {
  DocumentKey,
  SaveDocument,
  VersionName,
} from '../../../src/authoring/contract/documents.ts';
import { readDocument } from '../../../src/authoring/documents/readDocument.ts';
import { saveDocument } from '../../../src/authoring/documents/saveDocument.ts';

type Change = SaveDocument['changes'][number];
type Value = Extract<Change, { op: 'set' }>['value'];

/** The document that most tests change, and its files. */
export const about = { type: 'page', name: 'about' };
export const ABOUT = 'content/documents/page/about.json';
export const DRAFT = 'content/drafts/documents/page/about.json';
export const SPRING = 'content/releases/spring/documents/page/about.json';

/** A publication whose warnings are accepted. */
export const PUBLISH = { acceptWarnings: true, dryRun: false };

export const set = (path: (string | number)[], value: Value): Change => ({
  op: 'set',
  path,
  value,
});

/** Changes of a document's fields. */
export const fields = (values: Readonly<Record<string, Value>>): Change[] =>
  Object.entries(values).map(([name, value]) => set(['data', name], value));

/** Saves changes, or values of fields, on what is there now. */
export async function save(
  folder: Authoring,
  key: DocumentKey,
  changes: Change[] | Readonly<Record<string, Value>>,
  from?: VersionName,
) {
  const { version, revision } = await readDocument(folder, key, from);
  const all = Array.isArray(changes) ? changes : fields(changes);
  return saveDocument(folder, key, { version, revision, changes: all });
}
