import { useMemo } from 'react';
import { editorFields } from '../model/editorFields.ts';
import { knownSlice, slicesOf } from '../model/sliceAt.ts';
import type { Place } from '../place.ts';
import * as styles from './DocumentForm.styles.ts';
import { DocumentFields } from './document/DocumentFields.tsx';
import { useForm } from './FormContext.ts';
import { FormHead } from './head/FormHead.tsx';
import { groupColumn } from './place/groupColumn.ts';
import { lazyPart } from '../ui/loading/lazy.tsx';
import { SliceForm } from './slice/SliceForm.tsx';
import { itemsField } from './slice/itemsField.ts';
import { useOpen } from './useField.ts';

const GroupColumn = lazyPart(async () => (await import('./groups/GroupColumn.tsx')).GroupColumn);

const NONE = [] as const;

/** As a `ref` of what is shown: the form begins at its top, wherever the one before was scrolled to. */
function startAtTop(part: HTMLElement | null): void {
  const panel = part?.closest('[data-part=form]');
  if (panel) panel.scrollTop = 0;
}

/** What the place names: the document, a slice, or a group within an entry of a group. */
export function FormBody({ place }: { place: Place }) {
  const { models } = useForm();
  const type = useOpen(({ key }) => key.type);
  const { zone = '', index = -1, field = '' } = place;
  const isSlice = useOpen(({ json }) => index >= 0 && index < slicesOf(json, zone).length);
  const known = useOpen(({ json }) => {
    const { model, variation } = knownSlice(models, slicesOf(json, zone)[index]);
    return isSlice && model ? (variation ?? null) : null;
  });
  const sliceName = useOpen(
    ({ json }) => knownSlice(models, slicesOf(json, zone)[index]).model?.name ?? '',
  );
  const fields = useMemo(() => {
    if (known) return [...known.fields, ...itemsField(sliceName, known)];
    const model = models.types.get(type);
    return isSlice || !model ? NONE : editorFields(model.fields);
  }, [known, sliceName, models, type, isSlice]);
  const column = useMemo(() => groupColumn(fields, field), [fields, field]);
  const at = isSlice ? `${zone}/${index}` : '';
  if (column) {
    return (
      <div key={`${at}#${column.path.join('/')}`} ref={startAtTop} className={styles.column}>
        <GroupColumn place={place} isSlice={isSlice} column={column} />
      </div>
    );
  }
  return (
    <div key={at} ref={startAtTop} className={styles.part}>
      {isSlice ? (
        <>
          <FormHead place={place} isSlice />
          <SliceForm zone={zone} index={index} />
        </>
      ) : (
        <DocumentFields field={field} />
      )}
    </div>
  );
}
