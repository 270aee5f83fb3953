import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useSliceOrder } from '../../document/useOpenDocument.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { fieldOfPath } from '../field/fieldPath.ts';
import { focusField } from '../field/focusField.ts';
import {
  type FieldControls,
  FormContext,
  type FormServices,
  PlaceContext,
  useForm,
} from '../field/FormContext.ts';
import { useOpen } from '../field/useField.ts';
import { editorFields } from '../../model/editorFields.ts';
import { knownSlice, slicesOf } from '../../model/sliceAt.ts';
import { type Place, placeHash, readPlace } from '../../model/place.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { lazyPart } from '../../kit/loading/lazy.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import * as styles from './Form.styles.ts';
import { FormHead } from './FormHead.tsx';
import { groupColumn } from './groupColumn.ts';
import { itemsField } from './groups/nouns.ts';
import { SliceForm } from './SliceForm.tsx';

interface DocumentFormProps {
  readonly session: DocumentSession;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  /** Told which tab of the document is shown. It must stay the same function. */
  readonly onTab?: (tab: string | null) => void;
  /** The control of each kind of field. It must stay the same object. */
  readonly controls: FieldControls;
}

const Body = memo(FormBody);

const isSameSlice = (one: Place, other: Place) =>
  one.zone === other.zone && one.index === other.index;

const NO_TAB = () => {};

/**
 * The form of a document, or of the slice that the place names. The focus follows the place's field, and
 * the place follows the focus.
 */
export function DocumentForm({
  session,
  place,
  onPlace,
  onTab = NO_TAB,
  controls,
}: DocumentFormProps) {
  const { models } = useEditor();
  const ref = useRef<HTMLDivElement>(null);
  // A slice is seen to be selected before its form is there; a field is wanted for typing, at once.
  // Where slices have moved, the place from before names another slice.
  const order = useSliceOrder(session);
  const deferred = useDeferredValue(useMemo(() => ({ place, order }), [place, order]));
  const isLate =
    place.field === undefined && deferred.order === order && !isSameSlice(place, deferred.place);
  const shown = isLate ? deferred.place : place;
  const latest = useLatest({ place, onPlace, isLate });
  const form = useMemo<FormServices>(
    () => ({
      session,
      models,
      controls,
      onPlace: (next) => latest().onPlace(next),
      onTab,
      onFocusField: (path, isWaiting = false) => {
        const { place: now, onPlace: report, isLate: isLeft } = latest();
        const field = fieldOfPath(path);
        // The entry that is wanted is not there yet.
        if (isWaiting && now.field?.startsWith(`${field}/`)) return;
        if (now.field !== field && !isLeft) report({ ...now, field });
      },
    }),
    [session, models, controls, onTab, latest],
  );
  // A form that is about to go takes the focus from nothing, even if the place that it was shown for named a field.
  const hash = isLate ? '' : placeHash(place);
  useEffect(() => {
    const { field } = readPlace(hash);
    if (ref.current && field !== undefined) focusField(ref.current, field);
  }, [hash]);
  return (
    <FormContext value={form}>
      <PlaceContext value={shown}>
        <div ref={ref} className={styles.form} data-form="">
          <Body place={shown} />
        </div>
      </PlaceContext>
    </FormContext>
  );
}

const GroupColumn = lazyPart(async () => (await import('./groups/GroupColumn.tsx')).GroupColumn);

const NONE = [] as const;

/** As a `ref` of what is shown: the form begins at its top, wherever the one before was scrolled to. */
function startAtTop(part: HTMLElement | null): void {
  const panel = part?.closest('[data-part=form]');
  if (panel) panel.scrollTop = 0;
}

/** What the place names: the document, a slice, or a group within an entry of a group. */
function FormBody({ place }: { place: Place }) {
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
