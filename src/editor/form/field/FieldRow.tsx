import { memo, use, useMemo } from 'react';
import type { JsonPath } from '#prismic-folder/edit';
import type { EditorField } from '../../model/EditorModels.ts';
import { SourceText } from '../../languages/SourceText.tsx';
import { FieldControl } from './FieldControl.tsx';
import * as styles from './FieldList.styles.ts';
import { useForm } from '../FormContext.ts';
import { GroupDepth } from '../groups/GroupDepth.ts';
import { isYesNo, optionsOf } from '../kinds/options.ts';
import { FIELD_ATTRIBUTE, WAITING_ATTRIBUTE } from '../place/focusField.ts';
import { useField } from '../useField.ts';
import { fieldOfPath } from '../values/fieldPath.ts';

type FieldRowProps = {
  field: EditorField;
  /** Path of the object that has the field; it must stay the same object. */
  parent: JsonPath;
};

/** A field of the open document. It renders again only when its own value or problems change. */
export const FieldRow = memo(function FieldRow({ field, parent }: FieldRowProps) {
  const { onFocusField } = useForm();
  // A group within an entry opens where the place says so, not when the focus passes by.
  const isLink = use(GroupDepth) > 0 && field.model.type === 'Group';
  const isUid = field.model.type === 'UID' && parent.length === 1;
  const path = useMemo(
    () => (isUid ? [field.id] : [...parent, field.id]),
    [isUid, parent, field.id],
  );
  const props = useField(field, path);
  return (
    <div
      className={styles.field}
      data-row={isRow(field) || undefined}
      {...{ [FIELD_ATTRIBUTE]: fieldOfPath(path) }}
      onFocus={(event) => {
        // Fields of entries are within the field of their group.
        const own = event.target.closest(`[${FIELD_ATTRIBUTE}]`);
        if (own !== event.currentTarget || isLink) return;
        onFocusField(path, event.target.hasAttribute(WAITING_ATTRIBUTE));
      }}
    >
      <FieldControl {...props} />
      <SourceText field={field} path={path} />
    </div>
  );
});

function isRow({ model }: EditorField): boolean {
  return model.type === 'Boolean' || (model.type === 'Select' && isYesNo(optionsOf(model)));
}
