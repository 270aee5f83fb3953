import { Button } from 'react-aria-components';
import type { JsonPath } from '#prismic-folder/edit';
import type { EditorField } from '../../model/EditorModels.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useForm } from '../FormContext.ts';
import { useValue } from '../useField.ts';
import { isJsonList } from '../values/guards.ts';
import { nounOf, countWords } from './nounOf.ts';
import * as styles from './GroupLink.styles.ts';

type GroupLinkProps = {
  field: EditorField;
  path: JsonPath;
};

/** A group within an entry: leads to a column of its own, so that nothing is indented twice. */
export function GroupLink({ field, path }: GroupLinkProps) {
  const { onFocusField } = useForm();
  const value = useValue(path);
  const count = isJsonList(value) ? value.length : 0;
  return (
    <Button
      className={styles.link}
      onPress={() => {
        onFocusField(path);
      }}
    >
      <span className={styles.label}>{field.label}</span>
      <span className={styles.count}>{countWords(count, nounOf(field.label), field.label)}</span>
      <Icon name="chevron-right" />
    </Button>
  );
}
