import { noteBase } from '../../authoring/workspace/draftBase.ts';
import { applyChanges } from '../../edit/applyChanges.ts';
import { equalJson } from '../../edit/values.ts';
import { readJsonText } from '../../edit/readJsonText.ts';
import type { Change, Json } from '../../edit/types.ts';
import { isRecord } from '../../json.ts';
import type { StoredFile } from '../../store/types.ts';
import type { TypeModel } from '../../types.ts';
import { refusal } from '../refusal.ts';
import { type IndexedDocument, PUBLISHED_DOCUMENTS, type WriteProject } from '../WriteProject.ts';
import type { DraftBody } from './draftBody.ts';
import { canonicalFields } from './folderFields.ts';
import { shownFile } from './newPlace.ts';

interface Version {
  readonly known: IndexedDocument;
  readonly type: TypeModel;
  readonly project: WriteProject;
}

/**
 * The text of a document's new version, made from the file of the one before: only values whose
 * content differs change, in the file's own style. `draft.data` is in the folder's format.
 */
export function newVersionText(file: StoredFile, draft: DraftBody, version: Version): string {
  const { known } = version;
  const source = readJsonText(file.bytes);
  if (!source.ok) {
    throw refusal(409, `${shownFile(known)} cannot be edited: ${source.reason}`);
  }
  const { value, text } = source;
  // Cast: the request's values were parsed from JSON.
  const set = (path: string[], value: unknown): Change => ({
    op: 'set',
    path,
    value: value as Json,
  });
  const changes: Change[] = [];
  if (draft.tags !== undefined && !equalJson(draft.tags, value['tags'] ?? [])) {
    changes.push(set(['tags'], draft.tags));
  }
  if (draft.uid !== undefined && draft.uid !== known.uid) {
    changes.push(set(['uid'], draft.uid));
    // Links to a published page continue to work.
    if (version.project.documents.published(known.id)?.uid === known.uid) {
      const earlier = Array.isArray(value['previous_uids']) ? value['previous_uids'] : [];
      changes.push(set(['previous_uids'], [...new Set([...earlier, known.uid])]));
    }
  }
  // Publishing merges what an editor publishes meanwhile.
  if (known.folder === PUBLISHED_DOCUMENTS) changes.push(noteBase(file.revision));
  return applyChanges(text, [...changes, ...dataChanges(value['data'], draft.data, version)]);
}

/** Changes of fields; one whose content is the same keeps its form in the file. */
function dataChanges(written: unknown, data: DraftBody['data'], version: Version): Change[] {
  const { known, type, project } = version;
  // Cast: the request's values were parsed from JSON.
  if (!isRecord(written)) return [{ op: 'set', path: ['data'], value: data as Json }];
  const owner = { id: known.id, type, lang: known.lang };
  const before = canonicalFields(written, owner, project);
  const names = new Set([...Object.keys(before), ...Object.keys(data)]);
  return [...names].flatMap((name): Change[] => {
    const path = ['data', name];
    if (equalJson(before[name], data[name])) return [];
    if (!Object.hasOwn(data, name)) return [{ op: 'remove', path }];
    // Cast: as above.
    return [{ op: 'set', path, value: data[name] as Json }];
  });
}
