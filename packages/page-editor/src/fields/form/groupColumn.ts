import type { JsonPath } from 'prismic-folder/edit';
import { groupFields } from '../../model/editorFields.ts';
import type { EditorField } from '../../model/EditorModels.ts';

/** A group within an entry of another group, which has a column of its own. */
export interface GroupColumn {
  readonly group: EditorField;
  /** Path of the group below the object that has the outermost group. */
  readonly path: JsonPath;
  /** The way there: the field of each place above, and the words for it. */
  readonly above: readonly {
    readonly field: string;
    readonly group: EditorField;
    readonly entry: number;
  }[];
}

/** The innermost group of a group that the field of a place is in; null if it is in none. */
export function groupColumn(fields: readonly EditorField[], field: string): GroupColumn | null {
  const groups: { at: number; group: EditorField }[] = [];
  const keys = field.split('/');
  let level = fields;
  for (let at = 0; at < keys.length; at += 2) {
    const group = level.find(({ id, model }) => id === keys[at] && model.type === 'Group');
    if (!group) break;
    groups.push({ at, group });
    level = groupFields(group.model);
  }
  const last = groups.at(-1);
  if (!last || groups.length < 2) return null;
  return {
    group: last.group,
    path: keys.slice(0, last.at + 1).map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    above: groups.slice(0, -1).map(({ at, group }) => ({
      group,
      field: keys.slice(0, at + 2).join('/'),
      entry: Number(keys[at + 1]),
    })),
  };
}
