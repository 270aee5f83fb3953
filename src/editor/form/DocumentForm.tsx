import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { useSliceOrder } from '../document/useOpenDocument.ts';
import { useEditor } from '../EditorContext.ts';
import { type Place, placeHash, readPlace } from '../place.ts';
import { FormBody } from './FormBody.tsx';
import { type FieldControls, FormContext, type FormServices } from './FormContext.ts';
import * as styles from './DocumentForm.styles.ts';
import { ownControls } from './ownControls.ts';
import { focusField } from './place/focusField.ts';
import { PlaceContext } from './place/PlaceContext.ts';
import { fieldOfPath } from './values/fieldPath.ts';

export interface DocumentFormProps {
  readonly session: DocumentSession;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  /** Told which tab of the document is shown. It must stay the same function. */
  readonly onTab?: (tab: string | null) => void;
  /** Controls of the kinds that the form has none for. It must stay the same object. */
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
  const latest = useRef({ place, onPlace, isLate });
  useLayoutEffect(() => {
    latest.current = { place, onPlace, isLate };
  });
  const form = useMemo<FormServices>(
    () => ({
      session,
      models,
      controls: { ...ownControls, ...controls },
      onPlace: (next) => {
        latest.current.onPlace(next);
      },
      onTab,
      onFocusField: (path, isWaiting = false) => {
        const { place: now, onPlace: report, isLate: isLeft } = latest.current;
        const field = fieldOfPath(path);
        // The entry that is wanted is not there yet.
        if (isWaiting && now.field?.startsWith(`${field}/`)) return;
        if (now.field !== field && !isLeft) report({ ...now, field });
      },
    }),
    [session, models, controls, onTab],
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
