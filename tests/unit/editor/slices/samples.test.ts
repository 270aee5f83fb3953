import { expect, test } from 'vitest';
import { host } from '#editing/host.ts';
import type { Json } from '#prismic-folder/edit';
import { exampleOf } from '#page-editor/slices/example/exampleOf.ts';
import { tabPlace } from '#page-editor/slices/example/SampleMarks.tsx';
import { findSamples, withoutSamples } from '#page-editor/slices/example/samples.ts';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { placeHash } from '#page-editor/model/place.ts';
import { demoModels as models } from '../form/support/demoModels.ts';

// Cast: every file of an example is there.
const api = { call: async () => ({}) } as unknown as AuthoringClient;

const new_ = (slice_type: string, variation = 'default') => ({ slice_type, variation });

async function example(slice_type: string): Promise<Json> {
  const found = await exampleOf({ api, host }, models, new_(slice_type));
  if (!found) throw new Error(`${slice_type} has no example`);
  return found.slice;
}

const placesIn = async (json: DocumentJson, published: DocumentJson | null = null) => {
  const samples = await findSamples({ host, models, type: 'case_study', json, published });
  return samples.map(({ place }) => placeHash(place));
};

const study = (...spread: readonly Json[]) => ({ data: { spread } });

const written = (text: string): Json => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: { title_text: text },
});

test('a new slice is a sample as a whole, whatever is beside it', async () => {
  const cards = await example('card_list');
  expect(await placesIn(study(written('Mine'), cards))).toEqual(['#spread/1']);
});

test('what was written over is none, and leaves the others', async () => {
  const header = await example('section_header');
  // Cast: an object of the mock data.
  const slice = header as { readonly primary: Json };
  const titled = { ...slice, primary: { ...(slice.primary as object), title_text: 'Mine' } };
  expect(await placesIn(study(titled))).toEqual(['#spread/0/body_text']);
});

test('what is public is none, and a second one beside it is', async () => {
  const callout = await example('callout_section');
  expect(await placesIn(study(callout), study(callout))).toEqual([]);
  expect(await placesIn(study(written('Mine'), callout), study(callout))).toEqual([]);
  expect(await placesIn(study(callout, callout), study(callout))).toHaveLength(1);
});

test('what a starter says to its owner is one, also where it is public', async () => {
  const starters = await host.starters?.();
  const data = starters?.ofType['case_study']?.find(({ id }) => id === 'full')?.data ?? {};
  expect(await placesIn({ data })).toContain('#/overview');
  expect(await placesIn({ data }, { data })).toContain('#/overview');
});

test('a slice that is emptied is as a new one without an example; what was written in it stays', async () => {
  const emptied = async (slice: Json) =>
    withoutSamples({ host, models, json: study(slice), published: null }, 'spread', 0);
  const empty = (await emptied(await example('card_list'))) as object;
  expect(empty).toEqual(new_('card_list'));
  expect(await emptied(written('Mine'))).toBeNull();
  const cards = (await example('card_list')) as { items: { card_title: string }[] };
  cards.items[1] = { card_title: 'Mine' };
  expect(await emptied(cards as Json)).toMatchObject({
    primary: {},
    items: [{ card_title: 'Mine' }],
  });
});

test('the tab of a sample covers no words where it can: beside them, or left to the sample above', () => {
  const title = { x: 20, y: 100, width: 300, height: 40 };
  const below = { x: 20, y: 144, width: 300, height: 40 };
  expect(tabPlace(below, [title, below], 600)).toBe('beside');
  expect(tabPlace(title, [title, below], 360)).toBe('end');
  expect(tabPlace(below, [title, below], 360)).toBeNull();
  expect(tabPlace({ ...title, y: 4 }, [], 360)).toBe('inside');
  const next = { ...title, x: 340 };
  expect(tabPlace(title, [title, next], 900)).toBeNull();
  expect(tabPlace(next, [title, next], 900)).toBe('beside');
});
