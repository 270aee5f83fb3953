import { describe, expect, test } from 'vitest';
import { formatGroup } from '../../src/folder/formatProblem.ts';
import { groupProblems } from '../../src/folder/groupProblems.ts';
import { createProject, field, sliceModel, typeModel, zone } from '../support/createProject.ts';

describe('problems of one kind', () => {
  const select = (options: string[]) => field('Select', { options });

  /** Lines of the check for documents with `full_bleed`, a field removed from the model. */
  async function linesFor(primary: object, documents: Record<string, object>): Promise<string[]> {
    const project = createProject({
      'customtypes/page/index.json': typeModel('page', {
        uid: field('UID'),
        zone: zone('image'),
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
  const FILES = '(2 times in 2 files): content/documents/page/a.json:7, content/documents/page/b';

  test('name a renamed field once, with its documents and the only new name that fits', async () => {
    const caption = field('Text');
    const fields = { edge_to_edge: select(['No', 'Yes']), caption, size: field('Number') };
    expect(await linesFor(fields, HELD)).toEqual([
      'full_bleed: unknown field, not in slices/Image/model.json; ' +
        `was it renamed to "edge_to_edge"? ${FILES}.json:7`,
    ]);
  });

  test.each<[string, object, Record<string, object>, string]>([
    ['no name if none fits', { size: field('Number') }, HELD, ''],
    [
      'no name that is filled elsewhere',
      { tone: field('Text') },
      { ...HELD, c: { tone: 'x' } },
      '',
    ],
    ['no name if two fit', { one: field('Text'), two: field('Text') }, HELD, ''],
    [
      'a similar name before others',
      { full_bleet: field('Text'), two: field('Text') },
      HELD,
      '; did you mean "full_bleet"?',
    ],
  ])('suggest %s', async (_what, fields, documents, hint) => {
    const all = { caption: field('Text'), ...fields };
    const [line] = await linesFor(all, { ...documents, d: { caption: 'x' } });
    expect(line).toContain(`unknown field, not in slices/Image/model.json${hint} (2 times in`);
  });

  test('are apart from other faults of their field, and their lines of one file together', async () => {
    const documents = { a: { tone: 'Loud' }, b: { tone: 'Loud' }, c: { tone: 'Shrill' } };
    expect(await linesFor({ tone: select(['Soft']) }, documents)).toEqual([
      `tone: "Loud" is not among the options: Soft ${FILES}.json:7`,
      'content/documents/page/c.json:7: data.zone[0].primary.tone: ' +
        '"Shrill" is not among the options: Soft',
    ]);
    const place = { file: 'content/x.json', reason: 'must be text' };
    const models = { types: new Map(), slices: new Map() };
    const grounds = { models, documents: [], releases: [] };
    const rows = [3, 9, 9, 12].map((line) => ({ ...place, field: `data.rows[${line}].alt`, line }));
    // The same problem twice, as two checks find it, is one.
    expect(groupProblems(rows, grounds).map((group) => formatGroup(group))).toEqual([
      'alt: must be text (3 times in 1 file): content/x.json:3, 9 and 12',
    ]);
  });
});
