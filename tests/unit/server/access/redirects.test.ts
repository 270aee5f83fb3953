import { describe, expect, test } from 'vitest';
import { redirectLocation } from '#server/access/redirects/readRedirects.ts';
import { snapshotRedirects } from '#server/editor/publication/redirectRemarks.ts';
import { randomOf } from '../../../support/random.ts';
import { documentOf, linkTo, snapshotOf } from '../../../support/snapshot.ts';

const OWN = 'https://portfolio.example';
const web = (url: string) => ({ link_type: 'Web', url });
const page = (path: string, rest = {}) => linkTo(path, rest);

/** The list of a small site, with these rows. */
const redirects = (...rows: (readonly [from: string, to: object])[]) =>
  snapshotRedirects(
    snapshotOf([
      documentOf('home'),
      documentOf('page/about'),
      documentOf('page/a-propos', {}, { lang: 'fr-fr' }),
      documentOf(
        'project/tide',
        { case_study: page('case_study/low-tide') },
        { tags: ['Web Design'] },
      ),
      documentOf('case_study/low-tide'),
      documentOf('settings'),
      documentOf('redirects', { redirects: rows.map(([from, to]) => ({ from, to })) }),
    ]),
    [OWN],
  );

describe('an old address leads on', () => {
  test.each([
    ['/work/tide', page('project/tide'), '/work/tide', '/project/tide'],
    ['/work/tide/', page('project/tide'), '/Work//TIDE', '/project/tide'],
    ['https://old.example/work/tide#top', page('project/tide'), '/work/tide', '/project/tide'],
    ['/Über uns'.replace(' ', '%20'), page('page/about'), '/%C3%BCber%20uns', '/about'],
    ['/project/gone', page('project/tide'), '/project/gone', '/project/tide'],
    ['/old/index.html', page('home'), '/old/index.html', '/'],
    ['/fr-fr/vieux', page('page/a-propos', { lang: 'fr-fr' }), '/fr-fr/vieux', '/fr-fr/a-propos'],
    ['/en-gb/older', page('page/about'), '/older', '/about'],
    ['/shop', web('https://shop.example/a?b=c'), '/shop', 'https://shop.example/a?b=c'],
    ['/mine', web(`${OWN}/about?x=1#end`), '/mine', '/about?x=1#end'],
    ['/cv', { link_type: 'Media', url: 'repository:/media/cv.pdf' }, '/cv', '/media/cv.pdf'],
    ['/two', web('/..//evil.example'), '/two', '/evil.example'],
  ])('%s to %j: %s goes to %s', (from, to, asked, location) => {
    const { find, problems } = redirects([from, to]);
    expect(problems).toEqual([]);
    expect(find(asked)).toBe(location);
  });

  test('through other old addresses at once', () => {
    const { find, problems, all } = redirects(
      ['/a', web('/b?x=1')],
      ['/b', web('/C/')],
      ['/c', page('page/about')],
    );
    expect(problems).toEqual([]);
    expect(['/a', '/b', '/c'].map(find)).toEqual(['/about', '/about', '/about']);
    expect(all).toContainEqual(['/a', '/about']);
  });

  test('with what was asked for, but not to another site', () => {
    expect(redirectLocation('/about', '?password=x&y')).toBe('/about?password=x&y');
    expect(redirectLocation('/about?a=b#c', '?d=e')).toBe('/about?a=b&d=e#c');
    expect(redirectLocation('https://shop.example/', '?password=x')).toBe('https://shop.example/');
  });
});

describe('a row that leads nowhere says why', () => {
  test.each([
    ['', page('page/about'), 'from', 'is empty'],
    ['/x', {}, 'to', 'is empty'],
    ['/x', page('page/none'), 'to', 'is not there any more'],
    ['/x', { link_type: 'Document', isBroken: true }, 'to', 'is not there any more'],
    ['/x', page('settings'), 'to', 'is no page'],
    ['/x', web('mailto:a@b.example'), 'to', 'begins neither'],
    ['/x', web('//evil.example/a'), 'to', 'begins neither'],
    ['/x', web('/\\evil.example'), 'to', 'begins neither'],
    ['/x', web('javascript:alert(1)'), 'to', 'begins neither'],
    ['/about', page('project/tide'), 'from', 'is a page of this site'],
    ['/categories/web-design', page('project/tide'), 'from', 'is a page of this site'],
    ['/case-study/tide', page('page/about'), 'from', 'is a page of this site'],
    ['/api/v2', page('page/about'), 'from', 'is an address of the site itself'],
    ['/index.html', page('page/about'), 'from', 'is an address of the site itself'],
    ['/old?id=7', page('page/about'), 'from', 'has a question mark'],
    ['mailto:a@b.example', page('page/about'), 'from', 'is no address'],
    ['//evil.example/x', page('page/about'), 'from', 'is no address'],
    ['/x', web('/X/'), 'to', 'in a circle'],
  ])('%j to %j: %s %s', (from, to, field, reason) => {
    const { all, problems } = redirects([from, to]);
    expect(all).toEqual([]);
    expect(problems).toEqual([
      expect.objectContaining({ field, reason: expect.stringContaining(reason) }),
    ]);
  });

  test('the second of two, each of a circle, and what leads into it, but no empty row', () => {
    const { find, problems } = redirects(
      ['/one', page('page/about')],
      ['/ONE/', page('project/tide')],
      ['/a', web('/b')],
      ['/b', web('/a')],
      ['/c', web(`${OWN}/a`)],
    );
    expect(redirects(['', {}]).problems).toEqual([]);
    expect(find('/one')).toBe('/about');
    expect(['/a', '/b', '/c'].map(find)).toEqual([null, null, null]);
    expect(problems.map(({ row, field }) => [row.index, field])).toEqual([
      [1, 'from'],
      [2, 'to'],
      [3, 'to'],
      [4, 'to'],
    ]);
  });
});

test('whatever 200 rows say, following what is found ends within one step', () => {
  for (let seed = 1; seed <= 15; seed++) {
    const random = randomOf(seed);
    const name = () => `/p${Math.floor(random() * 120)}`;
    const rows = Array.from({ length: 200 }, (): readonly [string, object] => [
      name(),
      random() < 0.2 ? page('page/about') : web(name()),
    ]);
    const { all, find, problems } = redirects(...rows);
    expect(all.length + problems.length, `seed ${seed}`).toBe(200);
    for (const [, to] of all) expect(find(to), `seed ${seed}: ${to}`).toBeNull();
  }
});
