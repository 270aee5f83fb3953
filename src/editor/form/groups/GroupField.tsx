import { use } from 'react';
import { Button } from 'react-aria-components';
import type { JsonPath } from '#prismic-folder/edit';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { GroupDepth, useForm } from '../../field/FormContext.ts';
import { isEmptyValue, isJsonList } from '../../field/guards.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { useValue } from '../../field/useField.ts';
import { groupFields } from '../../model/editorFields.ts';
import type { EditorField } from '../../model/EditorModels.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Note, Text } from '../../ui/text/Text.tsx';
import * as styles from './GroupLink.styles.ts';
import { GroupList } from './GroupList.tsx';
import { nounOf, countWords } from './nouns.ts';

/** A list of entries. Within an entry it is a row that opens in a column of its own. */
export function GroupField(props: FieldProps) {
  const { field, path, value } = props;
  const depth = use(GroupDepth);
  if (!isEmptyValue(value) && !isJsonList(value)) return <UnknownField {...props} />;
  if (depth > 0) return <GroupLink field={field} path={path} />;
  return (
    <FieldFrame {...frameProps(props)} isRinged={false}>
      {() => (
        <GroupList
          label={field.label}
          noun={nounOf(field.label)}
          fields={groupFields(field.model)}
          path={path}
          readOnly={props.readOnly}
        />
      )}
    </FieldFrame>
  );
}

type GroupLinkProps = {
  field: EditorField;
  path: JsonPath;
};

/** A group within an entry: leads to a column of its own, so that nothing is indented twice. */
function GroupLink({ field, path }: GroupLinkProps) {
  const { onFocusField } = useForm();
  const value = useValue(path);
  const count = isJsonList(value) ? value.length : 0;
  return (
    <Button className={styles.link} onPress={() => onFocusField(path)}>
      <Text isGrowing>{field.label}</Text>
      <Note as="span">{countWords(count, nounOf(field.label), field.label)}</Note>
      <Icon name="chevron-right" />
    </Button>
  );
}
