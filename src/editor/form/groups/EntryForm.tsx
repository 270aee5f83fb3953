import { use, useMemo } from 'react';
import type { JsonPath } from '#prismic-folder/edit';
import type { EditorField } from '../../model/EditorModels.ts';
import { FieldList } from '../field/FieldList.tsx';
import { GroupDepth } from './GroupDepth.ts';

type EntryFormProps = {
  fields: readonly EditorField[];
  /** Of the group. */
  path: JsonPath;
  index: number;
};

/** The fields of an entry. */
export function EntryForm({ fields, path, index }: EntryFormProps) {
  const depth = use(GroupDepth);
  const entryPath = useMemo(() => [...path, index], [path, index]);
  return (
    <GroupDepth value={depth + 1}>
      <FieldList fields={fields} path={entryPath} />
    </GroupDepth>
  );
}
