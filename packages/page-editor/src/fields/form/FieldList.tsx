import { memo, use, useMemo } from 'react';
import { isEmpty, isObject, isSamePath, type JsonPath } from 'prismic-folder/edit';
import { fieldOfPath } from '../field/fieldPath.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import {
  FIELD_ATTRIBUTE,
  LINK_ATTRIBUTE,
  WAITING_ATTRIBUTE,
  selectSample,
} from '../field/focusField.ts';
import { FieldsAround, useForm, SampleContext } from '../field/FormContext.ts';
import { UnknownField } from '../field/UnknownField.tsx';
import { useField, useValue } from '../field/useField.ts';
import { SourceText } from '../field/SourceText.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import { editorKind } from '../../model/editorKinds.ts';
import type { EditorField } from '../../model/EditorModels.ts';
import { wordsOf } from '../../model/words.ts';
import * as styles from './Form.styles.ts';

type FieldListProps = {
  fields: readonly EditorField[];
  /** Of the object that has them; it must stay the same object. */
  path: JsonPath;
};

/** Fields one below the other, 24 px apart; neighbouring switches touch. */
export function FieldList({ fields, path }: FieldListProps) {
  return (
    <FieldsAround value={fields}>
      <div>
        {fields.map((field) => (
          <FieldRow key={field.id} field={field} parent={path} />
        ))}
      </div>
    </FieldsAround>
  );
}

type FieldRowProps = {
  field: EditorField;
  /** Path of the object that has the field; it must stay the same object. */
  parent: JsonPath;
};

/** A field of the open document. It renders again only when its own value or problems change, or what is a sample. */
const FieldRow = memo(function FieldRow({ field, parent }: FieldRowProps) {
  const { onFocusField } = useForm();
  const isUid = field.model.type === 'UID' && parent.length === 1;
  const path = useMemo(
    () => (isUid ? [field.id] : [...parent, field.id]),
    [isUid, parent, field.id],
  );
  const props = useField(field, path);
  const samples = use(SampleContext);
  return (
    <div
      className={styles.field}
      {...{ [FIELD_ATTRIBUTE]: fieldOfPath(path) }}
      onFocus={(event) => {
        // Fields of entries are within the field of their group.
        const own = event.target.closest(`[${FIELD_ATTRIBUTE}]`);
        if (own !== event.currentTarget || event.target.hasAttribute(LINK_ATTRIBUTE)) return;
        onFocusField(path, event.target.hasAttribute(WAITING_ATTRIBUTE));
        if (samples.some((one) => isSamePath(one, path))) selectSample(event.target);
      }}
    >
      <FieldControl {...props} />
      <SourceText field={field} path={path} />
    </div>
  );
});

/** The control of a field by its kind; a kind without one is shown as text. */
function FieldControl(props: FieldProps) {
  const { controls, session } = useForm();
  const { pageFields } = useEditor().host;
  const kind = editorKind(props.field.model.type).control ?? 'Unknown';
  const path = [session.get().key.type, ...fieldOfPath(props.path).split('/')];
  const name = path.filter((key) => !/^\d+$/.test(key)).join('/');
  const Control = controls[kind === 'Text' && pageFields?.includes(name) === true ? 'Page' : kind];
  return <Control {...props} />;
}

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
      isObject(value)
        ? Object.keys(value).filter((id) => !known.includes(id) && !isEmpty(value[id]))
        : [],
    [value, known],
  );
  if (!isObject(value)) return null;
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
