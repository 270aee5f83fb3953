import type { DocumentVersion } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import { asDocument } from '#editor/document/requests.ts';
import { createContent } from '#editor/document/content.ts';
import { readEditorModels } from '#editor/model/readEditorModels.ts';
import { describeChanges } from '#editor/review/describeChanges.ts';
import { type BenchRow, ms, percentile } from './row.ts';

const EDITS = 300;
/** Slices that are being edited. */
const CHANGED = 5;
const SIZES = [40, 1000] as const;

const models = readEditorModels(
  {
    types: [
      { id: 'page', json: { Main: { slices: { type: 'Slices', config: { choices: {} } } } } },
    ],
    slices: [],
  },
  {},
);

/** What a keystroke costs in an open document, without rendering. */
export async function benchEditing(): Promise<BenchRow[]> {
  return SIZES.flatMap(measure);
}

function measure(count: number): BenchRow[] {
  const slices = Array.from({ length: count }, (_none, at) => slice(at));
  const content = createContent(versionOf({ data: { title: 'A long page', slices } }));
  const published = content.json();
  const [edits, differences, counts]: [number[], number[], number[]] = [[], [], []];
  const timed = (samples: number[], run: () => unknown) => {
    const start = performance.now();
    run();
    samples.push(performance.now() - start);
  };
  for (let number = 0; number < EDITS; number++) {
    const path = ['data', 'slices', number % CHANGED, 'primary', 'text', 0, 'text'];
    const change = { op: 'set', path, value: `Word ${number}` } as const;
    timed(edits, () => content.edit([change], { label: 'type', isTyping: true }, number * 50));
    timed(differences, () => content.unsaved());
    timed(counts, () => {
      const versions = { published: asDocument(published), current: asDocument(content.json()) };
      return describeChanges({ ...versions, type: models.types.get('page'), models });
    });
  }
  const row = (what: string, samples: readonly number[]): BenchRow => ({
    what: `${what}, p95 at ${count} slices`,
    figure: ms(percentile(samples, 0.95)),
  });
  return [
    row('an edit', edits),
    row('what is to be saved', differences),
    row('counting the changes once typing pauses', counts),
  ];
}

const slice = (at: number): Json => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: {
    title: [{ type: 'heading2', text: `Section ${at}`, spans: [] }],
    text: [{ type: 'paragraph', text: `Some words, ${at} times. `.repeat(12), spans: [] }],
  },
});

function versionOf(json: object): DocumentVersion {
  // Cast: only the content of a version matters here.
  return { version: 'draft', revision: '', json } as unknown as DocumentVersion;
}
