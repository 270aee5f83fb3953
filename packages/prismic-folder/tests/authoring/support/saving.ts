import type { Authoring } from '../../../src/authoring/Authoring.ts';
import type {
  DocumentKey,
  SaveDocument,
  VersionName,
} from '../../../src/authoring/contract/documents.ts';

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
  { documents }: Pick<Authoring, 'documents'>,
  key: DocumentKey,
  changes: Change[] | Readonly<Record<string, Value>>,
  from?: VersionName,
) {
  const { version, revision } = await documents.read(key, from);
  const all = Array.isArray(changes) ? changes : fields(changes);
  return documents.save(key, { version, revision, changes: all });
}
