import { describe, expect, test } from 'vitest';
import { checkAnswers, hasFaults, type Written } from '#editor/firstDay/checkAnswers.ts';

const good: Written = {
  name: 'Ada Example',
  line: 'Product Designer',
  email: 'ada@example.com',
  links: [
    { label: 'Mastodon', address: 'https://social.example/@ada' },
    { label: '', address: '' },
  ],
  picture: new File(['x'], 'boat.png', { type: 'image/png' }),
};

test('what is complete has no fault, nor has a name alone', () => {
  expect(hasFaults(checkAnswers(good))).toBe(false);
  expect(
    hasFaults(checkAnswers({ name: 'Ada', line: '', email: '', links: [], picture: null })),
  ).toBe(false);
});

describe('what is wrong is said at its field', () => {
  test.each<[string, Partial<Written>, 'name' | 'line' | 'email' | 'picture', RegExp]>([
    ['no name', { name: '' }, 'name', /Write your name/],
    ['a name of blanks', { name: '  \n' }, 'name', /Write your name/],
    ['a name of 300 characters', { name: 'x'.repeat(300) }, 'name', /300 characters .* at most 80/],
    ['a line that is a page', { line: 'x'.repeat(500) }, 'line', /500 characters .* at most 160/],
    ['an email without @', { email: 'ada.example.com' }, 'email', /has an @/],
    ['an email with a blank', { email: 'a da@example.com' }, 'email', /has an @/],
    [
      'a text in place of a picture',
      { picture: new File(['x'], 'notes.txt', { type: 'text/plain' }) },
      'picture',
      /notes\.txt is not a picture/,
    ],
  ])('%s', (_, change, field, words) => {
    const faults = checkAnswers({ ...good, ...change });
    expect(hasFaults(faults)).toBe(true);
    expect(faults[field]).toMatch(words);
    expect(Object.keys(faults).sort()).toEqual([field, 'links'].sort());
  });

  test.each([
    ['Mastodon', 'social.example/@ada', /Write the whole address: https:\/\/social\.example/],
    ['Mastodon', '//social.example', /Write the whole address: https:\/\/social\.example/],
    ['Mastodon', 'javascript:alert(1)', /Write the whole address/],
    ['Mastodon', 'https://', /not an address/],
    ['Mastodon', '', /Write the address/],
    ['', 'https://social.example', /what the link is called/],
  ])('the link %j to %j', (label, address, words) => {
    const { links } = checkAnswers({ ...good, links: [{ label, address }] });
    expect(links[0]).toMatch(words);
  });
});
