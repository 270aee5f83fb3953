// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { isSameSlice } from '#editor/canvas/marks/isSameSlice.ts';
import { AroundSliceContext, type AroundSlice, SliceZone } from '#screens/SliceZone.tsx';
import { mount } from '../../ui/mount.tsx';

const COUNT = 200;

const slice = (at: number, title: string): AnySlice =>
  // Cast: the fields that a section header shows.
  ({
    id: `slice-${at}`,
    slice_type: 'section_header',
    variation: 'default',
    version: 'initial',
    slice_label: null,
    primary: { title_text: title, body_text: [] },
    items: [],
  }) as unknown as AnySlice;

/** A zone as the page in the editor's frame has it, without the slices' own content. */
async function zone(slices: readonly AnySlice[]) {
  const render = vi.fn<AroundSlice['render']>(({ slice: shown }) => <p>{shown.id}</p>);
  const around: AroundSlice = {
    render,
    isSame: (before, after) => isSameSlice(before, after, (document) => document),
  };
  const show = (shown: readonly AnySlice[]) => (
    <AroundSliceContext value={around}>
      <SliceZone slices={shown} variant="case_study" leading />
    </AroundSliceContext>
  );
  const { update } = await mount(show(slices));
  const rendered = async (shown: readonly AnySlice[]) => {
    render.mockClear();
    await update(show(shown));
    return render.mock.calls.map(([{ slice: one }]) => one.id);
  };
  return { render, rendered };
}

test('of two hundred slices only the edited one renders', async () => {
  const slices = Array.from({ length: COUNT }, (_none, at) => slice(at, `Title ${at}`));
  const { render, rendered } = await zone(slices);
  expect(render).toHaveBeenCalledTimes(COUNT);
  expect(await rendered(slices.with(3, slice(3, 'Title 3x')))).toEqual(['slice-3']);
  expect(await rendered(slices)).toEqual(['slice-3']);
  expect(await rendered([...slices])).toEqual([]);
});

test('slices render that stand elsewhere, and those whose number is another one', async () => {
  const slices = Array.from({ length: 4 }, (_none, at) => slice(at, `Title ${at}`));
  const { rendered } = await zone(slices);
  const [one, two, three, four] = slices as [AnySlice, AnySlice, AnySlice, AnySlice];
  expect(await rendered([one, three, two, four])).toEqual(['slice-2', 'slice-1']);
  expect(await rendered([one, three, four])).toEqual(['slice-3']);
});
