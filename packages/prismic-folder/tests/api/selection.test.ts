import { describe, expect, it } from 'vitest';
import { ask, clientOf } from '../support/repositoryClient.ts';
import { works } from '../../../../tests/support/works.ts';

const client = clientOf(works);
const alps = async (parameters: object) => (await client.getByUID('work', 'alps', parameters)).data;

describe('fetch', () => {
  it('keeps the named fields', async () => {
    expect(await alps({ fetch: ['work.client', 'work.year'] })).toEqual({
      client: 'Museum',
      year: 2019,
    });
  });

  it('keeps named fields of groups, and whole groups', async () => {
    expect(await alps({ fetch: 'work.credits.role' })).toEqual({
      credits: [{ role: 'Maps' }, { role: 'Words' }],
    });
    expect((await alps({ fetch: '[work.credits.role,work.credits]' }))['credits']).toMatchObject([
      { hours: 10 },
      { hours: 3 },
    ]);
  });

  it('leaves nothing of types it does not name', async () => {
    expect((await client.getByUID('person', 'ada', { fetch: 'work.client' })).data).toEqual({});
    expect(await alps({ fetch: 'work.uid' })).toEqual({});
  });
});

describe('fetchLinks', () => {
  it('puts fields of linked documents into fields, groups and slices', async () => {
    const data = await alps({ fetchLinks: ['person.name', 'person.skills.skill'] });
    const ada = { name: 'Ada', skills: [{ skill: 'Ice' }, { skill: 'Ink' }] };
    expect(data['author']).toMatchObject({ uid: 'ada', data: ada });
    expect(data['authors']).toMatchObject([{ data: ada }, { data: { name: 'Ben', skills: [] } }]);
    expect(data['credits']).toMatchObject([{ person: { data: { name: 'Ben' } } }, {}]);
    expect(data['body']).toMatchObject([
      { primary: { by: { data: { name: 'Ben' } } } },
      { items: [{ by: { data: { name: 'Ada' } } }] },
      {},
    ]);
  });

  it('follows a link of the linked document once more', async () => {
    const fetchLinks = ['person.studio', 'studio.name', 'studio.parent'];
    const { author } = await alps({ fetchLinks });
    expect(author).toMatchObject({
      data: { studio: { uid: 'north', data: { name: 'North', parent: { uid: 'world' } } } },
    });
    expect(JSON.stringify(author)).not.toContain('"World"');
  });

  it('makes media of linked documents absolute', async () => {
    const { author } = await alps({ fetchLinks: 'person.portrait' });
    expect(author).toMatchObject({
      data: { portrait: { url: 'http://repository.test/media/ada.webp' } },
    });
  });

  it('leaves broken and empty links as they are', async () => {
    const { data } = await client.getSingle('front', { fetchLinks: 'work.client' });
    const [, gone] = data['picks'];
    expect(gone.work).not.toHaveProperty('data');
  });

  it.each([
    ['fetch', 'work.clinet', 1, "unexpected field 'work.clinet'", 'did you mean "client"?'],
    ['fetch', 'wrok.client', 1, "unexpected type 'wrok'", 'did you mean "work"?'],
    ['fetchLinks', 'person.name, person', 14, "'person' names no field", 'write person.field'],
    ['fetchLinks', 'person.name.x', 1, "unexpected field 'person.name.x'", 'no parts'],
  ])('%s=%s is a 400 that says where', async (name, value, column, reason, hint) => {
    const { status, body } = await ask(works, { [name]: value });
    expect(status).toBe(400);
    expect(body.message).toContain(`${reason} on line:1 col:${column} in ${name} '${value}'`);
    expect(body.message).toContain(hint);
  });
});

describe('graphQuery', () => {
  it.each<[string, string, object]>([
    ['fields', '{ work { client year } }', { client: 'Museum', year: 2019 }],
    [
      'fields of groups',
      '{ work { credits { role } } }',
      { credits: [{ role: 'Maps' }, { role: 'Words' }] },
    ],
    [
      'fields of nested groups',
      '{ work { credits { stages { ...stagesFields } } } }',
      { credits: [{ stages: [{ name: 'Survey' }] }, { stages: [] }] },
    ],
    [
      'fields by commas and in another type',
      '{ person { name }, work { client, }}',
      { client: 'Museum' },
    ],
    ['nothing of other types', '{ person { name } }', {}],
  ])('takes %s', async (_, graphQuery, data) => {
    expect(await alps({ graphQuery })).toEqual(data);
  });

  it('takes every field by its spread, with others chosen beside it', async () => {
    const data = await alps({ graphQuery: '{ work { ...workFields credits { role } } }' });
    expect(data).toMatchObject({ client: 'Museum', kind: 'print', author: { uid: 'ada' } });
    expect(data['credits']).toEqual([{ role: 'Maps' }, { role: 'Words' }]);
    expect(data['body']).toHaveLength(3);
  });

  it.each([
    '{ work { author { ...on person { name studio { ...on studio { name parent { ...on studio { name } } } } } } } }',
    '{work{author{...onperson{name studio{...onstudio{name parent{...onstudio{name}}}}}}}}',
    '{ work { author { name studio { name parent { name } } } } }',
  ])('follows relationships as deep as it says: %s', async (graphQuery) => {
    const { author } = await alps({ graphQuery });
    expect(author).toMatchObject({
      uid: 'ada',
      data: {
        name: 'Ada',
        studio: { data: { name: 'North', parent: { data: { name: 'World' } } } },
      },
    });
    expect(author).not.toHaveProperty('data.bio');
  });

  it('follows relationships in groups and repeatable links', async () => {
    const graphQuery = `{ work {
      authors { ...on person { name } }
      credits { role person { ...on person { name } } }
    } }`;
    expect(await alps({ graphQuery })).toMatchObject({
      authors: [
        { key: 'a', data: { name: 'Ada' } },
        { key: 'b', data: { name: 'Ben' } },
      ],
      credits: [{ role: 'Maps', person: { data: { name: 'Ben' } } }, { role: 'Words' }],
    });
  });

  it('leaves a link without data where its type is not named', async () => {
    const { author } = await alps({ graphQuery: '{ work { author { ...on studio { name } } } }' });
    expect(author).toMatchObject({ uid: 'ada' });
    expect(author).not.toHaveProperty('data');
  });

  it('takes slices by variation', async () => {
    const graphQuery = `{
      work {
        body {
          ...on quote {
            variation {
              ...on default { primary { by { ...on person { name } } } }
              ...on many { primary { ...primaryFields } items { words } }
            }
          }
        }
      }
    }`;
    expect((await alps({ graphQuery }))['body']).toMatchObject([
      {
        slice_type: 'quote',
        variation: 'default',
        primary: { by: { data: { name: 'Ben' } } },
        items: [],
      },
      { variation: 'many', primary: { heading: 'Voices' }, items: [{ words: 'Colder' }] },
    ]);
  });

  it('takes the fields of some slices only, and a zone as a whole', async () => {
    const some =
      '{ work { body { ...on picture { variation { ...on default { primary { image } } } } } } }';
    const { body } = await alps({ graphQuery: some });
    expect(body).toHaveLength(1);
    expect(body).toMatchObject([
      { primary: { image: { url: 'http://repository.test/media/peak.webp' } } },
    ]);
    expect((await alps({ graphQuery: '{ work { body } }' }))['body']).toHaveLength(3);
  });

  it.each([
    ['work { client }', 1, 1, "expected '{', found 'w'", ''],
    ['{ work }', 1, 3, 'expected a type and its fields', ''],
    ['{ work { client }', 1, 18, 'expected a field, found the end', ''],
    ['{ work { client } } x', 1, 21, "expected the end, found 'x'", ''],
    ['{ wrok { client } }', 1, 3, "unexpected type 'wrok'", 'did you mean "work"?'],
    [
      '{\n  work {\n    clinet\n  }\n}',
      3,
      5,
      "unexpected field 'clinet'",
      'did you mean "client"?',
    ],
    ['{ work { ...wrokFields } }', 1, 10, "unexpected '...wrokFields'", '...workFields'],
    ['{ work { ...all } }', 1, 10, "'...all' names nothing", ''],
    ['{ work { client { x } } }', 1, 17, "the text field 'client' has no fields", ''],
    ['{ work { ...on person { name } } }', 1, 10, '...on belongs in links and slice zones', ''],
    [
      '{ work { author { ...on persn { name } } } }',
      1,
      19,
      "unexpected type 'persn'",
      'did you mean "person"?',
    ],
    ['{ work { author { nmae } } }', 1, 19, "unexpected field 'nmae'", '...on type'],
    ['{ work { body { words } } }', 1, 17, "'body' is a slice zone", 'variation'],
    [
      '{ work { body { ...on quotes { variation } } } }',
      1,
      17,
      "unexpected slice 'quotes'",
      'did you mean "quote"?',
    ],
    [
      '{ work { body { ...on quote { primary { words } } } } }',
      1,
      31,
      "fields of 'quote' go in a variation",
      '',
    ],
    [
      '{ work { body { ...on quote { variation { ...on defualt { primary { words } } } } } } }',
      1,
      43,
      "unexpected variation 'defualt'",
      'did you mean "default"?',
    ],
    [
      '{ work { body { ...on quote { variation { ...on default { words } } } } } }',
      1,
      59,
      "unexpected 'words' in a variation",
      '',
    ],
    [`{ work ${'{ credits '.repeat(40)}`, 1, 248, 'sets go at most 24 deep', ''],
  ])('%s is a 400 that says where', async (graphQuery, line, column, reason, hint) => {
    const { status, body } = await ask(works, { graphQuery });
    expect(status).toBe(400);
    expect(body.message).toContain(reason);
    expect(body.message).toContain(`on line:${line} col:${column} in graphQuery '`);
    expect(body.message).toContain(hint);
  });
});
