import type { Content } from '@prismicio/client';
import type { AnySlice } from '#content/sliceRegistry.ts';

type Study = Content.CaseStudyDocument;

/** A case study with every fact filled in; `data` replaces fields. */
export function caseStudy(data: Partial<Study['data']> = {}): Study {
  const study = {
    id: 'study',
    uid: 'low-tide',
    type: 'case_study',
    data: {
      project_name: 'Low Tide',
      company: 'Velmarsh Trust',
      company_symbol: {
        url: 'https://example.com/symbol.svg',
        alt: 'Velmarsh Trust symbol',
        dimensions: { width: 56, height: 56 },
      },
      project_type: 'Mobile product',
      status: 'Shipped',
      project_role: 'Lead designer',
      responsibilities: [{ responsibility: 'Field research' }, { responsibility: null }],
      overview: [{ type: 'paragraph', text: 'Swimmers check five sources.', spans: [] }],
      spread: [],
      ...data,
    },
  };
  // Cast: fields the slices do not read are left out.
  return study as unknown as Study;
}

const sampleImage = {
  id: 'picture',
  url: 'https://example.com/picture.webp',
  alt: 'A tide chart on concrete.',
  copyright: null,
  dimensions: { width: 1800, height: 1125 },
};

const sampleText = [{ type: 'paragraph', text: 'In the order she consulted it.', spans: [] }];

const samples = { image: sampleImage, text: sampleText };

/** A slice with the given fields, as the API would serve it. */
export function slice(
  slice_type: AnySlice['slice_type'],
  primary: Record<string, unknown> | ((with_: typeof samples) => Record<string, unknown>) = {},
  variation = 'default',
): AnySlice {
  const fields = typeof primary === 'function' ? primary(samples) : primary;
  const made = {
    id: slice_type,
    slice_type,
    slice_label: null,
    variation,
    version: 'initial',
    primary: fields,
    items: [],
  };
  // Cast: tests give only the fields their rule reads.
  return made as unknown as AnySlice;
}
