import { createLanguage, type Say } from '#ui/words/language.ts';
import { loadLanguage, nameLanguage } from '#ui/words/loadLanguage.ts';

/** Browsers name few; a request may name any number. */
const MAX_NAMED = 8;

/**
 * The words of answers that come before any content is known: in the first language that the visitor's
 * browser asks for and that has a catalogue, else in English.
 */
export async function visitorsWords({ headers }: Request): Promise<Say> {
  const ranges = headers.get('accept-language')?.split(',', MAX_NAMED) ?? [];
  const names = ranges.map((range) => nameLanguage(range.trim().replace(/;.*/, '')));
  const known = names.find(({ locale, file }) => file !== undefined || /^en\b/.test(locale));
  return (known ? await loadLanguage(known) : createLanguage('en')).say;
}
