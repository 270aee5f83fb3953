import { use } from 'react';
import { groupFields } from '../../model/editorFields.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import type { FieldProps } from '../FieldProps.ts';
import { frameProps } from '../frameProps.ts';
import { UnknownField } from '../kinds/UnknownField.tsx';
import { isEmptyValue, isJsonList } from '../values/guards.ts';
import { GroupDepth } from './GroupDepth.ts';
import { GroupLink } from './GroupLink.tsx';
import { GroupList } from './GroupList.tsx';
import { nounOf } from './nounOf.ts';

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
