// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import type { Change, Json } from '../../../../packages/prismic-folder/src/edit.ts';
import { applyPatches } from '../../../../src/editor/document/changes/applyPatches.ts';
import type {
  DocumentJson,
  DocumentSession,
} from '../../../../src/editor/document/DocumentSession.ts';
import { EditorContext } from '../../../../src/editor/EditorContext.ts';
import { slicesOf } from '../../../../src/editor/model/sliceAt.ts';
import type { Place } from '../../../../src/editor/place.ts';
import { createDragStore } from '../../../../src/editor/slices/drag/dragStore.ts';
import { Outline } from '../../../../src/editor/slices/Outline.tsx';
import { useSliceActions } from '../../../../src/editor/slices/useSliceActions.ts';
import { mount } from '../../ui/mount.tsx';
import { press } from '../form/support/renderForm.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { memorySession } from '../form/support/memorySession.ts';

const ZONES = [{ id: 'spread', label: 'Spread', tab: 'Main', slices: [] }];

/** A session whose untouched slices stay the same objects. */
function sessionOf(letters: string, readOnly: string | null): DocumentSession {
  const json: DocumentJson = {
    data: { spread: [...letters].map((slice_type) => ({ slice_type })) },
  };
  const memory = memorySession('page', json, { readOnly });
  const listeners = new Set<() => void>();
  let open = memory.get();
  return {
    ...memory,
    get: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(changes: readonly Change[]) {
      // Cast: the file's object, changed within.
      const next = applyPatches(open.json as Json, changes).value as DocumentJson;
      open = { ...open, json: next };
      for (const listener of listeners) listener();
    },
  };
}

async function outline(letters: string, readOnly: string | null = null) {
  const session = sessionOf(letters, readOnly);
  const drag = createDragStore();
  function Shown() {
    const [place, setPlace] = useState<Place>({ zone: 'spread', index: 2 });
    const actions = useSliceActions(session, setPlace);
    return (
      <Outline
        session={session}
        zones={ZONES}
        place={place}
        actions={actions}
        drag={drag}
        onPlace={setPlace}
        onInsert={() => {}}
      />
    );
  }
  const { container } = await mount(
    <EditorContext value={bareServices}>
      <Shown />
    </EditorContext>,
  );
  const rows = () => [...container.querySelectorAll<HTMLElement>('[role=row]')];
  return {
    container,
    order: () =>
      slicesOf(session.get().json, 'spread')
        // Cast: slices made above.
        .map((slice) => (slice as { slice_type: string }).slice_type)
        .join(''),
    focus: (at: number) => act(async () => rows()[at]?.focus()),
    focused: () => rows().findIndex((row) => row === document.activeElement),
    selected: () =>
      rows().flatMap((row, at) => (row.getAttribute('aria-selected') === 'true' ? [at] : [])),
    key: async (key: string, init: KeyboardEventInit = {}) => {
      if (document.activeElement) await press(document.activeElement, key, init);
    },
  };
}

test('several rows move together as often as the key is pressed, and the focus goes with them', async () => {
  const { order, focus, focused, selected, key } = await outline('ABCDEF');
  await focus(2);
  await key('ArrowDown', { shiftKey: true });
  await key('ArrowDown', { shiftKey: true });
  expect(selected()).toEqual([2, 3, 4]);
  expect(focused()).toBe(4);
  await key('ArrowUp', { altKey: true });
  expect([order(), focused(), selected()]).toEqual(['ACDEBF', 3, [1, 2, 3]]);
  await key('ArrowUp', { altKey: true });
  expect([order(), focused(), selected()]).toEqual(['CDEABF', 2, [0, 1, 2]]);
  await key('ArrowDown', { altKey: true });
  expect([order(), focused(), selected()]).toEqual(['ACDEBF', 3, [1, 2, 3]]);
});

test('Enter opens one of several, which is selected alone', async () => {
  const { focus, selected, key } = await outline('ABCDEF');
  await focus(2);
  await key('ArrowDown', { shiftKey: true });
  expect(selected()).toEqual([2, 3]);
  await key('Enter');
  expect(selected()).toEqual([3]);
});

test('a document that cannot be changed has no tools for several', async () => {
  const { container, focus, key, selected } = await outline('ABC', 'It is archived.');
  await focus(2);
  await key('ArrowUp', { shiftKey: true });
  expect(selected()).toEqual([1, 2]);
  expect(container.querySelector('[role=toolbar]')).toBeNull();
});
