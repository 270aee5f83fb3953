import type { JsonPath } from '#prismic-folder/edit';
import type { EditorField } from '../../model/EditorModels.ts';
import { FieldRow } from './FieldRow.tsx';
import { FieldsAround } from './FieldsAround.ts';
import * as styles from './FieldList.styles.ts';

type FieldListProps = {
  fields: readonly EditorField[];
  /** Of the object that has them; it must stay the same object. */
  path: JsonPath;
};

/** Fields one below the other, 24 px apart; neighbouring switches touch. */
export function FieldList({ fields, path }: FieldListProps) {
  return (
    <FieldsAround value={fields}>
      <div className={styles.list}>
        {fields.map((field) => (
          <FieldRow key={field.id} field={field} parent={path} />
        ))}
      </div>
    </FieldsAround>
  );
}
