// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { AuthoringClient } from '../../../../src/editor/api/AuthoringClient.ts';
import { EditorContext, type EditorServices } from '../../../../src/editor/EditorContext.ts';
import type { Place } from '../../../../src/editor/place.ts';
import {
  useSliceActions,
  type SliceActions,
} from '../../../../src/editor/slices/useSliceActions.ts';
import { mount } from '../../ui/mount.tsx';
import { demoModels } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';

const REASON = 'This document is archived. Restore it to change it.';

async function actionsOf(readOnly: string | null) {
  const spread = ['A', 'B', 'C'].map((title_text) => ({
    slice_type: 'section_header',
    variation: 'default',
    primary: { title_text },
  }));
  const session = memorySession('case_study', { data: { spread } }, { readOnly });
  const said: string[] = [];
  const shown: string[] = [];
  const places: Place[] = [];
  const services: EditorServices = {
    // Cast: a document that cannot be changed asks for nothing.
    api: {} as AuthoringClient,
    models: demoModels,
    announce: (sentence) => void said.push(sentence),
    toast: ({ message }) => void shown.push(message),
    open: () => {},
    go: () => {},
    askProtection: async () => null,
    findDocument: async () => null,
  };
  const found: { actions?: SliceActions } = {};
  const onPlace = (place: Place) => void places.push(place);
  function Probe() {
    const actions = useSliceActions(session, onPlace);
    return <div ref={() => void (found.actions = actions)} />;
  }
  await mount(
    <EditorContext value={services}>
      <Probe />
    </EditorContext>,
  );
  if (!found.actions) throw new Error('Nothing was rendered');
  return { session, said, shown, places, actions: found.actions };
}

const EACH: readonly [string, (actions: SliceActions) => unknown][] = [
  ['deleted', (actions) => actions.remove('spread', 0, 1)],
  ['gathered', (actions) => actions.gather('spread', [0, 1], 3)],
  ['duplicated', (actions) => actions.duplicate('spread', 0)],
  ['moved', (actions) => actions.move('spread', 0, 1)],
  ['moved to a seam', (actions) => actions.moveTo('spread', 0, { zone: 'spread', index: 3 })],
  ['added', (actions) => actions.add('spread', 0, 'section_header', 'default')],
  ['switched', (actions) => actions.vary('spread', 0, 'default')],
  ['filled', (actions) => actions.fill('spread', 0)],
];

test.each(EACH)(
  'in a read-only document no slice is %s, and the reason is said',
  async (_title, run) => {
    const { session, said, shown, places, actions } = await actionsOf(REASON);
    await run(actions);
    expect(session.edits).toEqual([]);
    expect(places).toEqual([]);
    expect(said).toEqual([`Nothing was changed. ${REASON}`]);
    expect(shown).toEqual(said);
  },
);

test('nothing is done with no slices', async () => {
  const { session, said, places, actions } = await actionsOf(null);
  act(() => {
    actions.remove('spread');
    actions.gather('spread', [], 0);
    actions.duplicate('spread');
  });
  expect([session.edits, said, places]).toEqual([[], [], []]);
});
