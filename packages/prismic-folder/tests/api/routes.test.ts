import { describe, expect, it } from 'vitest';
import { documentOf, linkTo, snapshotOf } from '../../../../tests/support/snapshot.ts';
import { ask, clientOf } from '../support/repositoryClient.ts';
import { works } from '../../../../tests/support/works.ts';

describe('routes', () => {
  it('give documents and the links to them an address', async () => {
    const client = clientOf(works, {
      routes: [
        { type: 'work', path: '/work/:uid' },
        { type: 'person', path: '/people/:uid' },
        { type: 'front', path: '/' },
        { type: 'studio', path: '/studios/:uid', uid: 'north' },
      ],
      brokenRoute: '/404',
    });
    const alps = await client.getByUID('work', 'alps', { fetchLinks: 'person.studio' });
    expect(alps.data['author']).toMatchObject({ data: { studio: { url: '/studios/north' } } });
    expect(alps.url).toBe('/work/alps');
    expect(alps.data['author']).toMatchObject({ url: '/people/ada' });
    expect(alps.data['authors']).toMatchObject([{ url: '/people/ada' }, { url: '/people/ben' }]);
    expect(alps.data['body'][0].primary.by).toMatchObject({ url: '/people/ben' });
    const front = await client.getSingle('front');
    expect(front.url).toBe('/');
    expect(front.data['picks']).toMatchObject([
      { work: { url: '/work/alps' } },
      { work: { url: '/404', isBroken: true } },
    ]);
    expect((await client.getByUID('studio', 'world')).url).toBeNull();
    const north = await client.getByUID('studio', 'north');
    expect(north.data['parent']).not.toHaveProperty('url');
  });

  it('reach links inside texts', async () => {
    const spans = [{ type: 'hyperlink', start: 0, end: 3, data: linkTo('person/ada') }];
    const story = [{ type: 'paragraph', text: 'Ada says {"\\u0001":0', spans }];
    const ada = documentOf('person/ada', {}, { slugs: [] });
    const snapshot = snapshotOf([documentOf('work/one', { story }), ada]);
    const client = clientOf(snapshot, { routes: [{ type: 'person', path: '/:uid' }] });
    const { data } = await client.getByUID('work', 'one');
    expect(data['story'][0].text).toBe('Ada says {"\\u0001":0');
    expect(data['story'][0].spans[0].data).toMatchObject({ uid: 'ada', slug: '-', url: '/ada' });
  });

  const north = (path: string, more: object = {}) => ({ type: 'studio', path, ...more });
  const up = { resolvers: { up: 'parent' } };
  const far = { resolvers: { up: 'parent', far: 'parent.parent' } };

  it.each([
    ['its uid', [north('/home', { uid: 'north' })], '/home'],
    ['its language', [north('/en/:uid', { lang: 'en-gb' })], '/en/north'],
    ['not another language', [north('/fr/:uid', { lang: 'fr-fr' })], null],
    [
      'the most particular route',
      [north('/:uid'), north('/home', { uid: 'north' }), north('/en/:uid', { lang: 'en-gb' })],
      '/home',
    ],
    ['a resolver', [north('/:up/:uid', up)], '/world/north'],
    ['the route that follows most', [north('/:uid'), north('/:up/:uid', up)], '/world/north'],
    ['an optional resolver that leads nowhere', [north('/:far?/:up?/:uid', far)], '/world/north'],
    ['no route whose resolver leads nowhere', [north('/:far/:uid', far)], null],
    ['no optional master language', [north('/:lang?/:uid')], '/north'],
    ['another language', [north('/:lang?/:uid', { type: 'work' })], '/fr-fr/rocher', 'rocher'],
  ])('take %s', async (_, routes, url, uid = 'north') => {
    const client = clientOf(works, { routes });
    expect((await client.getByID(`id-${uid}`, { lang: '*' })).url).toBe(url);
  });

  it.each([
    ['{', 'routes is not JSON'],
    ['[{"type":"work","path":"work"}]', 'routes [0].path is not a string that begins with /'],
    ['[{"type":"wrok","path":"/"}]', 'did you mean "work"?'],
    [
      '[{"type":"work","path":"/:uid"},{"type":"work","path":"/:udi"}]',
      "routes [1].path: ':udi' has no resolver",
    ],
    ['[{"type":"work","path":"/:a","resolvers":{"a":"autor"}}]', 'did you mean "author"?'],
    [
      '[{"type":"work","path":"/:a","resolvers":{"a":"client"}}]',
      "'client' is not a link field of work",
    ],
  ])('%s is a 400', async (routes, message) => {
    const { status, body } = await ask(works, { routes });
    expect([status, body.type]).toEqual([400, 'api_validation_error']);
    expect(body.message).toContain(message);
  });
});
