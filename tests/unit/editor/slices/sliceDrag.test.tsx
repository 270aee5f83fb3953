// @vitest-environment happy-dom
import { act, type PointerEvent as ReactPointerEvent } from 'react';
import { expect, test, vi } from 'vitest';
import type { AuthoringClient } from '../../../../src/editor/api/AuthoringClient.ts';
import type { CanvasApi } from '../../../../src/editor/canvas/CanvasApi.ts';
import { EditorContext, type EditorServices } from '../../../../src/editor/EditorContext.ts';
import type { EditorModels } from '../../../../src/editor/model/EditorModels.ts';
import { createDragStore } from '../../../../src/editor/slices/drag/dragStore.ts';
import { useSliceDrag, type OnGrip } from '../../../../src/editor/slices/drag/useSliceDrag.ts';
import type { SliceActions } from '../../../../src/editor/slices/useSliceActions.ts';
import { createViewStore, type SharedView } from '../../../../src/editor/stage/StageView.ts';
import { mount } from '../../ui/mount.tsx';

// Casts: a drag asks for nothing else of them.
const services = {
  api: {} as AuthoringClient,
  models: {} as EditorModels,
  announce: () => {},
} as unknown as EditorServices;
const canvas = { scrollTop: () => 0, scrollBy: () => {} } as unknown as CanvasApi;

/** Three slices of 100 px, the second of which is gripped. */
async function gripped() {
  const boxes = [0, 1, 2].map((index) => ({
    zone: 'spread',
    index,
    top: index * 100,
    height: 100,
  }));
  const view = createViewStore();
  view.set({ layout: { boxes }, fit: { scale: 1, height: 300 } } as unknown as SharedView);
  const drag = createDragStore();
  const move = vi.fn<SliceActions['move']>();
  const actions = { move } as unknown as SliceActions;
  const found: { grip?: OnGrip } = {};
  function Probe() {
    const grip = useSliceDrag({ canvas, view, drag, actions });
    const keep = () => {
      found.grip = grip;
    };
    return <div ref={keep} data-sheet="" />;
  }
  const { container } = await mount(
    <EditorContext value={services}>
      <Probe />
    </EditorContext>,
  );
  const sheet = container.querySelector('[data-sheet]');
  if (sheet) sheet.getBoundingClientRect = () => new DOMRect(0, 0, 800, 300);
  const pressed = { button: 0, clientX: 100, clientY: 150 } as ReactPointerEvent;
  await act(async () => found.grip?.({ zone: 'spread', index: 1 }, pressed));
  return {
    drag,
    move,
    fire: (type: string, clientY: number, buttons: number) =>
      act(async () =>
        window.dispatchEvent(new PointerEvent(type, { clientX: 100, clientY, buttons })),
      ),
  };
}

test('a slice is dragged while the button is pressed, and dropped where it is released', async () => {
  const { drag, move, fire } = await gripped();
  await fire('pointermove', 290, 1);
  expect(drag.get()).toMatchObject({ index: 1, seam: 3 });
  await fire('pointerup', 290, 0);
  expect(drag.get()).toBeNull();
  expect(move.mock.calls).toEqual([['spread', 1, 2]]);
});

test.each([
  ['begins', 0],
  ['goes on', 1],
])('no drag %s without a pressed button, nor later with one', async (_title, moves) => {
  const { drag, move, fire } = await gripped();
  for (let at = 0; at < moves; at += 1) await fire('pointermove', 290, 1);
  await fire('pointermove', 280, 0);
  expect(drag.get()).toBeNull();
  await fire('pointermove', 290, 1);
  await fire('pointerup', 290, 0);
  expect(drag.get()).toBeNull();
  expect(move).not.toHaveBeenCalled();
});
