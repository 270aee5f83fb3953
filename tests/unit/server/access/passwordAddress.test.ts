import { describe, expect, test } from 'vitest';
import { passwordAddress } from '#server/access/unlock/passwordAddress.ts';
import { isCrossSite, isNavigation } from '#server/access/unlock/requestSource.ts';

const ORIGIN = 'https://site.test';
const at = (address: string) => passwordAddress(new URL(ORIGIN + address));

test.each([
  ['/project/a', '/project/a', 'a'],
  ['/project/a/', '/project/a', 'a'],
  ['/project/a//', '/project/a', 'a'],
  ['//project//a', '/project/a', 'a'],
  ['/PROJECT/a', '/project/a', 'a'],
  ['/Case-Study/a', '/case-study/a', 'a'],
  ['/%70roject/%61', '/project/a', 'a'],
  ['/case%2Dstudy/a', '/case-study/a', 'a'],
  ['/project/%E0%A4%A', '/project/%25E0%25A4%25A', '%E0%A4%A'],
  ['/project/a%2Fb', '/project/a%2Fb', 'a/b'],
])('the password at %s is for the document at %s', (path, location, uid) => {
  expect(at(`${path}?password=word`)).toEqual({ location, entry: { uid, password: 'word' } });
});

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about/'],
  ['/project', '/project'],
  ['/project/a/b', '/project/a/b'],
  ['/projects/a', '/projects/a'],
])('the page at %s accepts no password', (path, location) => {
  expect(at(`${path}?password=word`)).toEqual({ location, entry: null });
});

test.each(['//evil.test/', '/\\evil.test/'])('from %s no redirect leaves the site', (address) => {
  expect(at(`${address}?password=word`)?.location).toBe('/evil.test/');
});

test.each([
  ['/about?password=', '/about'],
  ['/about?password', '/about'],
  ['/about?a=1&password=x&b=2&password=y', '/about?a=1&b=2'],
  ['/about?%70assword=x&a=%26', '/about?a=%26'],
])('of %s the rest is kept', (address, location) => {
  expect(at(address)).toEqual({ location, entry: null });
});

test.each(['/project/a', '/project/a?', '/project/a?Password=x', '/project/a?q=password'])(
  'there is no password in %s',
  (address) => expect(at(address)).toBeNull(),
);

describe('the origin of a request', () => {
  const of = (headers: Record<string, string>) =>
    new Request('https://site.test/project/a', { headers });

  test.each([
    [{}, false],
    [{ origin: 'https://site.test' }, false],
    [{ origin: 'https://site.test', 'sec-fetch-site': 'same-origin' }, false],
    // The proxy in front speaks https under another name.
    [{ origin: 'https://public.test', 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: 'https://evil.test' }, true],
    [{ origin: 'http://site.test' }, true],
    [{ origin: 'https://site.test:8443' }, true],
    [{ origin: 'https://other.site.test', 'sec-fetch-site': 'same-site' }, true],
    [{ origin: 'null' }, true],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
  ])('%j is foreign: %j', (headers, foreign) => {
    expect(isCrossSite(of(headers as Record<string, string>))).toBe(foreign);
  });

  test.each([
    [{}, true],
    [
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      true,
    ],
    [
      {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
      true,
    ],
    [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      false,
    ],
    [{ 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, false],
    [{ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, false],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, false],
    [{ 'sec-fetch-dest': 'image' }, false],
    // Node's own fetch.
    [{ 'sec-fetch-mode': 'cors' }, true],
    [{ origin: 'https://evil.test' }, false],
  ])('%j unlocks a page: %j', (headers, opens) => {
    expect(isNavigation(of(headers as Record<string, string>))).toBe(opens);
  });
});
