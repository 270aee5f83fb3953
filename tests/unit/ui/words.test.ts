import { readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { visitorsWords } from '#server/lib/visitorsWords.ts';
import * as plain from '#ui/words/en/server/plain.ts';
import * as shell from '#ui/words/en/shell.ts';
import * as states from '#ui/words/en/states.ts';
import * as work from '#ui/words/en/work.ts';
import { languageModule, loadLanguage, nameLanguage } from '#ui/words/loadLanguage.ts';
import { catalogue as french } from '#ui/words/languages/fr.ts';

const load = (id: string) => loadLanguage(nameLanguage(id));

describe('the language of a document', () => {
  test.each([
    ['en-us', 'en-US', 'Try again'],
    ['fr-ca', 'fr-CA', 'Réessayer'],
    ['FR', 'fr', 'Réessayer'],
    ['nl-nl', 'nl-NL', 'Try again'],
    ['../../secret', 'en', 'Try again'],
    ['constructor', 'en', 'Try again'],
    ['__proto__', 'en', 'Try again'],
  ])('%s has the locale %s and says %s', async (id, locale, words) => {
    const language = await load(id);
    expect(language.locale).toBe(locale);
    expect(language.say(states.tryAgain)).toBe(words);
  });
});

test('a language has the module of its catalogue, if it has one', () => {
  expect(languageModule(nameLanguage('fr-ca'))).toBe('src/ui/words/languages/fr.ts');
  expect(languageModule(nameLanguage('en-us'))).toBeUndefined();
});

describe('numbers', () => {
  test.each(['en-us', 'fr-fr', 'de-ch', 'ar-eg', 'ar-ae', 'hi-in', 'ff-adlm'])(
    'of %s are those of Intl',
    async (id) => {
      const { locale, count, digits } = await load(id);
      const intl = new Intl.NumberFormat(locale);
      for (const value of [0, 7, 10, 999, 1000, 1234567, -3, 2.5]) {
        expect(count(value)).toBe(intl.format(value));
      }
      const year = new Intl.NumberFormat(locale, { useGrouping: false }).format(2026);
      expect(digits('© 2026')).toBe(`© ${year}`);
    },
  );

  test('need no Intl in the browser for years and short lists', async () => {
    const names = ['en-us', 'ar-eg'].map(nameLanguage);
    const intl = vi.spyOn(Intl, 'NumberFormat');
    const languages = await Promise.all(names.map(loadLanguage));
    expect(languages.map(({ count, digits }) => count(43) + digits('2026'))).toEqual([
      '432026',
      '٤٣٢٠٢٦',
    ]);
    expect(intl).not.toHaveBeenCalled();
    intl.mockRestore();
  });
});

describe('words', () => {
  test('take values by number', async () => {
    const { say } = await load('en-us');
    expect(say(work.counted, 'More Portfolio Work', '43')).toBe('More Portfolio Work (43)');
    expect(say(work.button, '{1}', 'A {0}')).toBe('{1}: A {0}');
  });

  test('of a question end in its second phrase in every language', async () => {
    for (const file of readdirSync('src/ui/words/languages')) {
      const { say } = await load(file.replace('.ts', ''));
      expect(say(shell.question).endsWith(say(shell.questionEnd))).toBe(true);
    }
  });
});

test('every word of a catalogue has the values of the English', () => {
  const values = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();
  for (const [english, words] of Object.entries(french)) {
    expect(values(words), english).toEqual(values(english));
    expect(words.trim(), english).toBe(words);
    expect(words, english).not.toBe('');
  }
});

test('French has no space before its signs that a line may break at', () => {
  for (const words of Object.values(french)) expect(words).not.toMatch(/ [?!:;»]|[^\u202f][?!;]|'/);
});

test.each([
  [undefined, plain.failed],
  ['en-GB,en;q=0.9,fr;q=0.8', plain.failed],
  ['fr-CH, fr;q=0.9, en;q=0.8', french[plain.failed]],
  ['nl,fr;q=0.5', french[plain.failed]],
  [`${'x,'.repeat(10_000)}fr`, plain.failed],
])('an answer without a page is in a language its visitor reads: %s', async (header, words) => {
  const headers = header === undefined ? {} : { 'accept-language': header };
  const say = await visitorsWords(new Request('https://your-name.com/', { headers }));
  expect(say(plain.failed)).toBe(words);
});
