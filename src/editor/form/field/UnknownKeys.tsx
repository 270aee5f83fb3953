import { useMemo } from 'react';
import type { JsonPath } from '#prismic-folder/edit';
import { wordsOf } from '../../model/words.ts';
import { UnknownField } from '../kinds/UnknownField.tsx';
import { useValue } from '../useField.ts';
import { isEmptyValue, isJsonObject } from '../values/guards.ts';
import * as styles from './FieldList.styles.ts';

type UnknownKeysProps = {
  /** Of the object in the file. */
  path: JsonPath;
  /** Keys that have a field, or another place in the editor. */
  known: readonly string[];
};

/** What a file has beside the fields of its model: readable, and kept as it is. */
export function UnknownKeys({ path, known }: UnknownKeysProps) {
  const value = useValue(path);
  const ids = useMemo(
    () =>
      isJsonObject(value)
        ? Object.keys(value).filter((id) => !known.includes(id) && !isEmptyValue(value[id]))
        : [],
    [value, known],
  );
  if (!isJsonObject(value)) return null;
  return ids.map((id) => (
    <div key={id} className={styles.field}>
      <UnknownField
        field={{ id, label: wordsOf(id), hint: '', model: { type: 'Unknown' } }}
        path={[...path, id]}
        value={value[id]}
        published={undefined}
        isChanged={false}
        problem={null}
        readOnly={null}
        onChange={() => {
          // It is never edited.
        }}
      />
    </div>
  ));
}
