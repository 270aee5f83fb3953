import { act, useEffect, useState } from 'react';
import { DocumentForm } from '#page-editor/fields/form/DocumentForm.tsx';
import { InsertContext, type FieldControls } from '#page-editor/fields/field/FormContext.ts';
import { fieldKinds } from '#page-editor/fields/form/kinds/fieldKinds.tsx';
import type { EditorModels } from '#page-editor/model/EditorModels.ts';
import type { Place } from '#page-editor/model/place.ts';
import { find } from '../../../ui/mount.tsx';
import { openPart, type Answers } from '../../support/openPart.tsx';
import type { MemorySession } from './memorySession.ts';

/** The controls of the form and the files of what they open: tests wait for none of them. */
async function loadForm() {
  await Promise.all([
    ...Object.values(fieldKinds).map(({ preload }) => preload?.()),
    import('#page-editor/fields/form/groups/GroupColumn.tsx'),
    import('#page-editor/fields/form/kinds/color/ColorPicker.tsx'),
    import('#page-editor/kit/date/MonthGrid.tsx'),
    import('#page-editor/fields/form/kinds/OptionList.tsx'),
  ]);
}

type FormOf = {
  session: MemorySession;
  models: EditorModels;
  place?: Place;
  controls?: Partial<FieldControls>;
  /** What the server answers beside finding no document. */
  answers?: Answers;
};

/** Renders the form of a document; `go` is what the canvas does. */
export async function renderForm({ session, models, place = {}, controls, answers }: FormOf) {
  await loadForm();
  const all = { ...fieldKinds, ...controls };
  const places: Place[] = [];
  const inserted: Place[] = [];
  const said: string[] = [];
  const canvas: { go?: (place: Place) => void } = {};
  function Form() {
    const [current, setCurrent] = useState(place);
    useEffect(() => {
      canvas.go = setCurrent;
    }, []);
    return (
      <DocumentForm
        session={session}
        place={current}
        controls={all}
        onPlace={(next) => {
          places.push(next);
          setCurrent(next);
        }}
      />
    );
  }
  const { container, toast, again } = await openPart(
    <InsertContext value={(at) => void inserted.push(at)}>
      <Form />
    </InsertContext>,
    { listDocuments: () => ({ documents: [] }), ...answers },
    { models, announce: (sentence) => void said.push(sentence) },
  );
  return {
    container,
    places,
    /** Where the picker of slices was asked for. */
    inserted,
    said,
    toast,
    again,
    go: (next: Place) => act(async () => canvas.go?.(next)),
    /** Does something outside of the form, such as an edit, until it is rendered. */
    edit: (run: () => void) => act(async () => run()),
    /** The same within `act`. */
    goNow: (next: Place) => canvas.go?.(next),
    /** A control of a field, by a list of plain selectors. */
    field: <Found extends Element>(id: string, selectors: string) => {
      const own = selectors.split(', ').map((one) => `[data-field="${id}"] ${one}`);
      return find<Found>(container, own.join(', '));
    },
  };
}

/** Types a whole text into an input or a text area. */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  return act(async () => {
    // React sets a value of its own on the element and listens to it; this is the platform's.
    let prototype: unknown = Object.getPrototypeOf(input);
    while (prototype && !Object.hasOwn(prototype, 'value')) {
      prototype = Object.getPrototypeOf(prototype);
    }
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function press(element: Element, key: string, init: KeyboardEventInit = {}) {
  return act(async () => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
    element.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, ...init }));
  });
}

/** Controls without a name for screen readers. */
export function nameless(container: Element): string[] {
  const controls = container.querySelectorAll(
    'button, input:not([type=hidden], [type=file]), textarea, select, [role=radiogroup], [role=tablist], ol[aria-label], fieldset',
  );
  return [...controls]
    .filter((control) => nameOf(control) === '')
    .map(({ outerHTML }) => outerHTML);
}

function nameOf(control: Element): string {
  if (control.closest('[aria-hidden=true], [hidden]')) return 'hidden';
  const labels = (control.getAttribute('aria-labelledby') ?? '').split(' ');
  const named = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const own = control.getAttribute('aria-label') ?? '';
  const around = control.closest('label')?.textContent ?? '';
  const content = control.matches('button') ? (control.textContent ?? '') : '';
  return [named, own, around, content].join('').trim();
}
