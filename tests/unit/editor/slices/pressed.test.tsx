// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import type { Place } from '../../../../src/editor/place.ts';
import { SliceToolbar } from '../../../../src/editor/slices/SliceToolbar.tsx';
import type { AboutSlice, SliceActions } from '../../../../src/editor/slices/useSliceActions.ts';
import { PhoneBar } from '../../../../src/editor/workspace/PhoneBar.tsx';
import { find, mount } from '../../ui/mount.tsx';

const about: AboutSlice = {
  name: 'Callout',
  words: '',
  count: 5,
  variations: [],
  variation: null,
  isNew: false,
};

type Bar = (props: { place: Place; actions: SliceActions; count: number }) => React.ReactNode;

const toolbar: Bar = ({ place: { zone = '', index = 0 }, actions, count }) => (
  <SliceToolbar
    {...about}
    count={count}
    zone={zone}
    index={index}
    actions={actions}
    isUpright={false}
  />
);

const nothing = () => undefined;
const phoneBar: Bar = ({ place, actions }) => (
  <PhoneBar
    place={place}
    actions={actions}
    onView={nothing}
    isOutlineOpen={false}
    onOutline={nothing}
    onInsert={nothing}
    review={null}
  />
);

/** A bar over five slices; what is done selects the slice as the real actions do. */
async function barOf(render: Bar) {
  const done: unknown[] = [];
  const state = { count: 5, again: nothing as () => void };
  function Workspace() {
    const [place, setPlace] = useState<Place>({ zone: 'slices', index: 1 });
    const [, setTurn] = useState(0);
    useEffect(() => {
      Object.assign(state, { again: () => setTurn((turn) => turn + 1) });
    }, []);
    const [actions] = useState(
      () =>
        ({
          about: () => ({ ...about, count: state.count }),
          move: (zone: string, from: number, to: number) => {
            done.push(['move', from, to]);
            setPlace({ zone, index: to });
          },
          duplicate: (zone: string, index: number) => {
            done.push(['duplicate', index]);
            setPlace({ zone, index: index + 1 });
          },
          remove: (zone: string, index: number) => {
            done.push(['remove', index]);
            setPlace({ zone, index: index - 1 });
          },
          // Cast: the bars call no others here.
        }) as unknown as SliceActions,
    );
    return render({ place, actions, count: state.count });
  }
  const { container } = await mount(<Workspace />);
  const button = (label: string) => find<HTMLElement>(container, `button[aria-label="${label}"]`);
  return {
    done,
    state,
    button,
    /** The second press comes before the bar has rendered what follows late. */
    pressTwice: (label: string) =>
      act(async () => {
        flushSync(() => button(label).click());
        flushSync(() => button(label).click());
      }),
  };
}

test.each([
  [
    'the toolbar',
    toolbar,
    'Move down',
    [
      ['move', 1, 2],
      ['move', 2, 3],
    ],
  ],
  [
    'the toolbar',
    toolbar,
    'Duplicate',
    [
      ['duplicate', 1],
      ['duplicate', 2],
    ],
  ],
  [
    'the toolbar',
    toolbar,
    'Delete',
    [
      ['remove', 1],
      ['remove', 0],
    ],
  ],
  [
    'the bar of a phone',
    phoneBar,
    'Move down',
    [
      ['move', 1, 2],
      ['move', 2, 3],
    ],
  ],
] as const)(
  'two quick presses in %s are for the slice that is selected by then',
  async (_, bar, label, expected) => {
    vi.spyOn(console, 'error').mockImplementation(nothing);
    const { done, pressTwice } = await barOf(bar);
    await pressTwice(label);
    expect(done).toEqual(expected);
  },
);

test('the bar of a phone follows the number of slices, also where the place stays', async () => {
  const { state, button } = await barOf(phoneBar);
  expect(button('Move down').getAttribute('aria-disabled')).toBeNull();
  state.count = 2;
  await act(async () => state.again());
  expect(button('Move down').getAttribute('aria-disabled')).toBe('true');
});
