import { describe, expect, it } from 'vitest';
import { ask, clientOf } from '../support/repositoryClient.ts';
import { works } from '../../../../tests/support/works.ts';

const client = clientOf(works);
const alps = async (parameters: object) => (await client.getByUID('work', 'alps', parameters)).data;

describe('fetch', () => {
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
    expect(await alps({ fetch: ['uid', 'work.year'] })).toEqual({ year: 2019 });
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

  it('makes media of linked documents absolute, and leaves broken links as they are', async () => {
    const { author } = await alps({ fetchLinks: 'person.portrait' });
    const portrait = { url: 'http://repository.test/media/ada.webp' };
    expect(author).toMatchObject({ data: { portrait } });
    const { data } = await client.getSingle('front', { fetchLinks: 'work.client' });
    expect(data['picks'][1].work).not.toHaveProperty('data');
  });

  it.each([
    ['fetch', 'work.clinet', 1, "unexpected field 'work.clinet'", 'did you mean "client"?'],
    ['fetchLinks', 'person.name.x', 1, "unexpected field 'person.name.x'", 'no parts'],
  ])('%s=%s is a 400 that says where', async (name, value, column, reason, hint) => {
    const { status, body } = await ask(works, { [name]: value });
    expect(status).toBe(400);
    expect(body.message).toContain(`${reason} on line:1 col:${column} in ${name} '${value}'`);
    expect(body.message).toContain(hint);
  });
});

describe('graphQuery', () => {
  const quoteOf = (variation: string) =>
    `{ work { body { ...on quote { variation ${variation} } } } }`;

  it.each<[string, object]>([
    ['{ work { client year } }', { client: 'Museum', year: 2019 }],
    ['{ work { credits { role } } }', { credits: [{ role: 'Maps' }, { role: 'Words' }] }],
    [
      '{ work { credits { stages { ...stagesFields } } } }',
      { credits: [{ stages: [{ name: 'Survey' }] }, { stages: [] }] },
    ],
    ['{ person { name } }', {}],
  ])('takes the fields of %s', async (graphQuery, data) => {
    expect(await alps({ graphQuery })).toEqual(data);
  });

  it('takes every field by its spread, with others chosen beside it', async () => {
    const data = await alps({ graphQuery: '{ work { ...workFields credits { role } } }' });
    expect(data).toMatchObject({ client: 'Museum', kind: 'print', author: { uid: 'ada' } });
    expect(data['credits']).toEqual([{ role: 'Maps' }, { role: 'Words' }]);
  });

  it.each([
    '{ work { author { ...on person { name studio { ...on studio { name parent { name } } } } } } }',
    '{ work { author { name studio { name parent { name } } } } }',
  ])('follows relationships as deep as it says: %s', async (graphQuery) => {
    const { author } = await alps({ graphQuery });
    const parent = { data: { name: 'World' } };
    const data = { name: 'Ada', studio: { data: { name: 'North', parent } } };
    expect(author).toMatchObject({ uid: 'ada', data });
    expect(author).not.toHaveProperty('data.bio');
  });

  it.each([
    '{ work { author { ...authorFields } } }',
    '{ work { author { ...on person { ...personFields } } } }',
    '{ work { author { studio { ...studioFields } ...authorFields skills { skill } } } }',
    '{ work { author { ...on person { studio { name parent } } ...authorFields skills { skill } } } }',
  ])(
    'takes all of a linked document by a spread, and what is beside it: %s',
    async (graphQuery) => {
      const { data } = (await alps({ graphQuery }))['author'];
      expect(data).toMatchObject({ name: 'Ada', bio: expect.anything() });
      const isChosen = graphQuery.includes('studio {');
      const years = isChosen ? {} : { years: 4 };
      expect(data.skills[0]).toEqual({ skill: 'Ice', ...years });
      if (isChosen) expect(data.studio.data).toMatchObject({ name: 'North', parent: {} });
      else expect(data.studio).not.toHaveProperty('data');
    },
  );

  it('follows relationships in groups and repeatable links', async () => {
    const graphQuery = `{ work {
      author { ...on studio { name } }
      authors { ...on studio { name } ...on person { name } }
      credits { role person { ...on person { name } } }
    } }`;
    const data = await alps({ graphQuery });
    // Its type is not named.
    expect(data['author']).not.toHaveProperty('data');
    expect(data).toMatchObject({
      authors: [
        { key: 'a', data: { name: 'Ada' } },
        { key: 'b', data: { name: 'Ben' } },
      ],
      credits: [{ role: 'Maps', person: { data: { name: 'Ben' } } }, { role: 'Words' }],
    });
  });

  it('takes slices by variation', async () => {
    const graphQuery = quoteOf(`{
      ...on default { primary { by { ...on person { name } } } }
      ...on many { primary { ...primaryFields } items { words } }
    }`);
    expect((await alps({ graphQuery }))['body']).toMatchObject([
      { variation: 'default', primary: { by: { data: { name: 'Ben' } } }, items: [] },
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

  it.each<[string, number, string, string?, number?]>([
    ['work { client }', 1, "expected '{', found 'w'"],
    ['{ wrok { client } }', 3, "unexpected type 'wrok'", 'did you mean "work"?'],
    ['{ work { clinet } }', 10, "unexpected field 'clinet'", 'did you mean "client"?'],
    ['{ work { ...wrokFields } }', 10, "unexpected '...wrokFields'", '...workFields'],
    ['{ work { client { x } } }', 17, "the text field 'client' has no fields"],
    ['{ work { ...on person { name } } }', 10, '...on belongs in links and slice zones'],
    ['{ work { author { nmae } } }', 19, "unexpected field 'nmae'", '...on type'],
    ['{ work { body { words } } }', 17, "'body' is a slice zone", 'variation'],
    ['{ work { body { ...on quotes { variation } } } }', 17, "slice 'quotes'", '"quote"?'],
    ['{ work { body { ...on quote { primary { words } } } } }', 31, 'go in a variation'],
    [quoteOf('{ ...on defualt { primary { words } } }'), 43, "variation 'defualt'", '"default"?'],
    [quoteOf('{ ...on default { words } }'), 59, "unexpected 'words' in a variation"],
    ['{ work { ...x { } } }', 10, "expected 'on' after '...'"],
    [`{ work ${'{ credits '.repeat(40)}`, 248, 'sets go at most 24 deep'],
    ['{\n  work {\n    clinet\n  }\n}', 5, "unexpected field 'clinet'", '"client"?', 3],
  ])('%s is a 400 that says where', async (graphQuery, column, reason, hint = '', line = 1) => {
    const { status, body } = await ask(works, { graphQuery });
    expect(status).toBe(400);
    expect(body.message).toContain(reason);
    expect(body.message).toContain(`on line:${line} col:${column} in graphQuery '`);
    expect(body.message).toContain(hint);
  });
});
