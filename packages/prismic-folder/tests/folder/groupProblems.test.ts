import { expect, test } from 'vitest';
import { formatGroup } from '../../src/folder/formatProblem.ts';
import { groupProblems } from '../../src/folder/groupProblems.ts';
import { createProject, field, sliceModel, typeModel } from '../support/createProject.ts';

const select = (options: string[]) => field('Select', { options });

/** Lines of the check for documents with `full_bleed`, a field removed from the model. */
async function linesFor(primary: object, documents: Record<string, object>): Promise<string[]> {
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', {
      uid: field('UID'),
      zone: { type: 'Slices', config: { choices: { image: { type: 'SharedSlice' } } } },
    }),
    'slices/Image/model.json': sliceModel('image', { default: { primary } }),
  });
  for (const [uid, values] of Object.entries(documents)) {
    const zone = [{ slice_type: 'image', primary: values }];
    project.write(`content/documents/page/${uid}.json`, { data: { zone } });
  }
  const snapshot = await project.load();
  return groupProblems(snapshot.problems, snapshot).map((group) => formatGroup(group));
}

const HELD = { a: { full_bleed: 'Yes' }, b: { full_bleed: 'No', caption: 'x' } };

test('names a renamed field once, with its documents and the only new name that fits', async () => {
  const fields = {
    edge_to_edge: select(['No', 'Yes']),
    caption: field('Text'),
    size: field('Number'),
  };
  expect(await linesFor(fields, HELD)).toEqual([
    'full_bleed: unknown field, not in slices/Image/model.json; was it renamed to "edge_to_edge"? ' +
      '(2 times in 2 files): content/documents/page/a.json:7, content/documents/page/b.json:7',
  ]);
});

test.each<[string, object, Record<string, object>]>([
  ['none fits', { size: field('Number') }, HELD],
  ['it is filled elsewhere', { tone: field('Text') }, { ...HELD, c: { tone: 'x' } }],
  ['two fit', { one: field('Text'), two: field('Text') }, HELD],
])('suggests no name where %s', async (_why, fields, documents) => {
  const all = { caption: field('Text'), ...fields };
  const [line] = await linesFor(all, { ...documents, d: { caption: 'x' } });
  expect(line).toContain('unknown field, not in slices/Image/model.json (2 times');
});

test('prefers a similar name', async () => {
  const [line] = await linesFor({ full_bleet: field('Text'), two: field('Text') }, HELD);
  expect(line).toContain('did you mean "full_bleet"? (2 times in 2 files)');
});

test('distinguishes different faults of one field, and lists lines of one file together', async () => {
  const lines = await linesFor(
    { tone: select(['Soft']) },
    { a: { tone: 'Loud' }, b: { tone: 'Loud' }, c: { tone: 'Shrill' } },
  );
  expect(lines).toEqual([
    'tone: "Loud" is not among the options: Soft (2 times in 2 files): ' +
      'content/documents/page/a.json:7, content/documents/page/b.json:7',
    'content/documents/page/c.json:7: data.zone[0].primary.tone: ' +
      '"Shrill" is not among the options: Soft',
  ]);
  const place = { file: 'content/x.json', reason: 'must be text' };
  const models = { types: new Map(), slices: new Map() };
  const [group] = groupProblems(
    [3, 9, 12].map((line) => ({ ...place, field: `data.rows[${line}].alt`, line })),
    { models, documents: [], releases: [] },
  );
  expect(group && formatGroup(group)).toBe(
    'alt: must be text (3 times in 1 file): content/x.json:3, 9 and 12',
  );
});

test('reports a problem once that two checks have found', () => {
  const problem = { file: 'slices/A/model.json', field: 'line 1, column 2', reason: 'x' };
  const models = { types: new Map(), slices: new Map() };
  const grounds = { models, documents: [], releases: [] };
  expect(groupProblems([problem, { ...problem }], grounds)).toMatchObject([
    { problems: [problem] },
  ]);
});
