import { useMemo } from 'react';
import { valueAt, type Json } from 'prismic-folder/edit';
import { pathOfField } from '../../field/fieldPath.ts';
import { FIELD_ATTRIBUTE } from '../../field/focusField.ts';
import { useForm } from '../../field/FormContext.ts';
import { useOpen } from '../../field/useField.ts';
import { groupFields } from '../../../model/editorFields.ts';
import type { Place } from '../../../model/place.ts';
import { FormHead, FormTitle, type Crumb } from '../FormHead.tsx';
import type { GroupColumn as Column } from '../groupColumn.ts';
import { entryWords } from './entryWords.ts';
import * as styles from './Group.styles.ts';
import { GroupList } from './GroupList.tsx';

type GroupColumnProps = {
  place: Place;
  isSlice: boolean;
  column: Column;
};

/** A group within an entry, in a column of its own, with the way back above it. */
export function GroupColumn({ place, isSlice, column }: GroupColumnProps) {
  const { session, onPlace } = useForm();
  const { zone, index } = place;
  const base = useMemo(
    (): Place => (isSlice && zone !== undefined && index !== undefined ? { zone, index } : {}),
    [zone, index, isSlice],
  );
  const isOfItems = column.path[0] === 'items';
  const path = useMemo(
    () => pathOfField(base, column.path.join('/'), isOfItems),
    [base, column.path, isOfItems],
  );
  const readOnly = useOpen((open) => open.readOnly);
  const crumbs = column.above.map(({ field, group, entry }): Crumb => {
    const at = pathOfField(base, field, isOfItems);
    // Cast: a value of a JSON file.
    const value = (valueAt(session.get().json, at) ?? null) as Json;
    const { text } = entryWords(value, groupFields(group.model));
    const label = text === '' ? `${group.label} ${entry + 1}` : text;
    return { label, onPress: () => onPlace({ ...base, field }) };
  });
  const { group } = column;
  return (
    <>
      <FormHead place={place} isSlice={isSlice} below={[...crumbs, { label: group.label }]} />
      <FormTitle title={group.label} />
      <div className={styles.column} {...{ [FIELD_ATTRIBUTE]: column.path.join('/') }}>
        <GroupList field={group} path={path} readOnly={readOnly} />
      </div>
    </>
  );
}
