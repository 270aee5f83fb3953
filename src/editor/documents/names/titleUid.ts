import type { DocumentJson } from '../../document/DocumentSession.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { titleField } from './titleField.ts';
import { uidFromName } from './uidFromName.ts';

/** The uid that the title of a document makes; empty if it has none, or its type has no uid. */
export function titleUid(models: EditorModels, type: string, json: DocumentJson): string {
  const model = models.types.get(type);
  if (model?.fields['uid']?.type !== 'UID') return '';
  const field = titleField(model);
  return field ? uidFromName(field.nameOf(json.data?.[field.id])) : '';
}

/** Whether a uid was made from a title: `low-tide` or, where that was taken, `low-tide-2`. */
export function isMadeFrom(uid: string, ofTitle: string): boolean {
  return ofTitle !== '' && uid.startsWith(ofTitle) && /^(?:-\d+)?$/.test(uid.slice(ofTitle.length));
}
