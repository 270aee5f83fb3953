import type { Content } from '@prismicio/client';
import { renderSliceMock } from '@prismicio/mocks';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { FieldModel } from '#prismic-folder';
import type { AnySlice, SliceType } from '#content/sliceRegistry.ts';
import type { ZoneVariant, WorkState } from '#content/sliceZone.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { preloadParts } from '#ui/loadable.ts';
import { SliceZone } from '#screens/SliceZone.tsx';
import { slices } from '#slices';
import { createLanguage, type Language, LanguageContext } from '#ui/words/language.ts';
import { fieldKind } from '../../packages/prismic-folder/src/fields/kinds.ts';

interface SliceModel {
  readonly id: string;
  readonly variations: readonly {
    readonly id: string;
    readonly primary?: Record<string, FieldModel>;
    readonly items?: Record<string, FieldModel>;
  }[];
}

/** What the API serves for empty fields. */
const emptyFields = (fields: Record<string, FieldModel> = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, config = {} }]) => [
      name,
      fieldKind(type)?.empty(config),
    ]),
  );

/** A slice of a type and variation as the API would serve it. */
export interface SampleSlice {
  readonly type: SliceType;
  readonly variation: string;
  readonly filled: AnySlice;
  readonly empty: AnySlice;
}

/** Every slice in every variation, filled with its mock data and with nothing at all. */
async function sampleSlices(): Promise<SampleSlice[]> {
  // Cast: the registry's keys are the slice types.
  const types = Object.keys(slices) as SliceType[];
  const samples = await Promise.all(
    types.map(async (type) => {
      const [file, mocks] = await Promise.all([slices[type].model(), slices[type].mocks()]);
      // Cast: the JSON module's inferred type is narrower than the shape read here.
      const model = file as unknown as SliceModel;
      return mocks.map((mock): SampleSlice => {
        const variation = model.variations.find(({ id }) => id === mock.variation);
        const empty = {
          id: `${type}-empty`,
          slice_type: type,
          slice_label: null,
          variation: mock.variation,
          version: 'initial',
          primary: emptyFields(variation?.primary),
          items: [emptyFields(variation?.items)],
        };
        return {
          type,
          variation: mock.variation,
          // Casts: made from the model the types are generated from.
          filled: renderSliceMock(model as never, mock as never) as AnySlice,
          empty: empty as unknown as AnySlice,
        };
      });
    }),
  );
  return samples.flat();
}

interface RenderOptions {
  readonly variant?: ZoneVariant;
  readonly work?: WorkState;
  readonly projectCount?: number;
  readonly caseStudy?: Content.CaseStudyDocument;
  readonly language?: Language;
}

export const samples = await sampleSlices();

/** The mock data of a slice with some of its fields changed. */
export function sample(type: SliceType, fields: object = {}, variation = 'default'): AnySlice {
  const found = samples.find((one) => one.type === type && one.variation === variation)?.filled;
  // Cast: fields of the same slice replace its own.
  return { ...found, primary: { ...found?.primary, ...fields } } as AnySlice;
}

/** The HTML of some slices as the server renders them, without React's comments, with a given variant. */
export async function renderSlices(zone: readonly AnySlice[], options: RenderOptions = {}) {
  await Promise.all([preloadSlices(zone), preloadParts()]);
  const { variant = 'page', language = createLanguage('en'), ...around } = options;
  const html = renderToString(
    <LanguageContext value={language}>
      <MemoryRouter>
        <SliceZone slices={zone} variant={variant} {...around} />
      </MemoryRouter>
    </LanguageContext>,
  );
  return html.replaceAll(/<!--.*?-->/g, '');
}
