import { use } from 'react';
import { isEmpty, isList } from 'prismic-folder/edit';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { GroupDepth, useForm } from '../../field/FormContext.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { useValue } from '../../field/useField.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { RowLink } from '../FormHead.tsx';
import { lazyPart } from '../../../kit/loading/lazy.tsx';
import { orderedGroup } from '../order/orderRows.ts';
import { GroupList } from './GroupList.tsx';
import { countWords, nounOf } from './nouns.ts';

/** A list of entries. Within an entry it is a row that opens in a column of its own. */
export function GroupField(props: FieldProps) {
  const { field, path, value } = props;
  const depth = use(GroupDepth);
  if (!isEmpty(value) && !isList(value)) return <UnknownField {...props} />;
  const ordered = orderedGroup(field);
  if (depth > 0) return <GroupLink field={field} path={path} />;
  return (
    <FieldFrame {...frameProps(props)} isRinged={false}>
      {() =>
        ordered ? (
          <OrderList label={field.label} group={ordered} path={path} readOnly={props.readOnly} />
        ) : (
          <GroupList field={field} path={path} readOnly={props.readOnly} />
        )
      }
    </FieldFrame>
  );
}

const OrderList = lazyPart(async () => (await import('../order/OrderList.tsx')).OrderList);

/** A group within an entry: leads to a column of its own, so that nothing is indented twice. */
function GroupLink({ field, path }: Pick<FieldProps, 'field' | 'path'>) {
  const { onFocusField } = useForm();
  const value = useValue(path);
  const count = isList(value) ? value.length : 0;
  return (
    <RowLink
      label={field.label}
      count={countWords(count, nounOf(field.label), field.label)}
      onPress={() => onFocusField(path)}
    />
  );
}
