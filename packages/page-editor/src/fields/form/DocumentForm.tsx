import { memo, useDeferredValue, useEffect, useMemo, useRef, use, useState } from 'react';
import { isEmpty, isList, valueAt, type Json } from 'prismic-folder/edit';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useSliceOrder } from '../../document/useOpenDocument.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { fieldOfPath, pathOfField } from '../field/fieldPath.ts';
import { focusField } from '../field/focusField.ts';
import {
  type FieldControls,
  FormContext,
  type FormServices,
  PlaceContext,
  useForm,
  InsertContext,
} from '../field/FormContext.ts';
import { useOpen } from '../field/useField.ts';
import { editorFields } from '../../model/editorFields.ts';
import { knownSlice, slicesOf } from '../../model/sliceAt.ts';
import { type Place, placeHash, readPlace } from '../../model/place.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { lazyPart } from '../../kit/loading/lazy.tsx';
import * as styles from './Form.styles.ts';
import { FormHead, FormTitle, RowLink } from './FormHead.tsx';
import { groupColumn } from './groupColumn.ts';
import { itemsField, countWords } from './groups/nouns.ts';
import { SliceForm } from './SliceForm.tsx';
import type { EditorZone } from '../../model/EditorModels.ts';
import { Tabs } from '../../kit/controls/Tabs.tsx';
import { FieldList, UnknownKeys } from './FieldList.tsx';

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
  const inLists = useOpen(({ json }) => {
    const keys = field.split('/');
    const hasOther = (at: number) => {
      const path = pathOfField(isSlice ? place : {}, keys.slice(0, at + 1).join('/'), true);
      // Cast: a value of a JSON file.
      const value = valueAt(json, path) as Json | undefined;
      return !isEmpty(value) && !isList(value);
    };
    // What is no list has no column, in which an entry would take its place.
    const end = keys.findIndex((_, at) => at % 2 === 0 && hasOther(at));
    return end < 0 ? field : keys.slice(0, end).join('/');
  });
  const column = useMemo(() => groupColumn(fields, inLists), [fields, inLists]);
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

const DATA = ['data'] as const;

const SoundTab = lazyPart(async () => (await import('./sound/SoundTab.tsx')).SoundTab, 480);

/** The document's own fields by the tabs of its custom type, and rows that lead to its zones. */
function DocumentFields({ field }: { field: string }) {
  const { models, onPlace, onTab } = useForm();
  const { host } = useEditor();
  const type = useOpen(({ key }) => key.type);
  const title = useOpen(({ summary }) => summary.title);
  const model = models.types.get(type);
  const tabs = model?.tabs ?? [];
  const [own = ''] = field.split('/');
  const placed = tabs.find((tab) => tab.fields.some(({ id }) => id === own))?.name ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  // Another place may be in another tab.
  if (field !== seen) {
    setSeen(field);
    if (placed !== null) setChosen(placed);
  }
  const tab = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  const shown = tab?.name ?? null;
  useEffect(() => onTab(shown), [onTab, shown]);
  const zones = (model?.zones ?? []).filter((zone) => {
    const hasTab = tabs.some(({ name }) => name === zone.tab);
    return hasTab ? zone.tab === tab?.name : tab === tabs[0];
  });
  const sound = host.sound?.type === type && host.sound.tab === shown ? host.sound : null;
  const content = (
    <>
      {zones.map((zone) => (
        <ZoneRow key={zone.id} zone={zone} />
      ))}
      {tab && sound && <SoundTab fields={tab.fields} sound={sound} />}
      {tab && !sound && <FieldList fields={tab.fields} path={DATA} />}
      {model && tab === tabs[0] && <UnknownKeys path={DATA} known={Object.keys(model.fields)} />}
      {!model && <UnknownKeys path={DATA} known={[]} />}
    </>
  );
  return (
    <>
      <FormHead place={{}} {...(tab && { tab: tab.name })} />
      <FormTitle title={title} />
      {tab && tabs.length > 1 ? (
        <div className={styles.underTitle}>
          <Tabs
            label="Parts of the document"
            tabs={tabs.map(({ name }) => ({ id: name, label: name }))}
            selected={tab.name}
            onSelect={(name) => {
              setChosen(name);
              // The field that was edited is in another tab.
              if (field !== '') onPlace({});
            }}
          >
            {content}
          </Tabs>
        </div>
      ) : (
        content
      )}
    </>
  );
}

/** A zone of slices: its form is the page, so the row leads to its first slice, or to what can be put there. */
function ZoneRow({ zone }: { zone: EditorZone }) {
  const { onPlace } = useForm();
  const insert = use(InsertContext);
  const count = useOpen(({ json }) => slicesOf(json, zone.id).length);
  return (
    <RowLink
      label={zone.label}
      count={countWords(count, 'slice', 'Slices')}
      onPress={() => (count === 0 ? insert : onPlace)({ zone: zone.id, index: 0 })}
    />
  );
}
