import { createContext, use } from 'react';
import type { Catalogue, English } from './Catalogue.ts';

/** A word of the interface in the page's language; `{0}`, `{1}` … in it stand for the values. */
export type Say = (english: English, ...values: readonly string[]) => string;

/** The language of a page: its words, and how it writes numbers. */
export interface Language {
  /** For `lang` attributes and for `Intl`. */
  readonly locale: string;
  readonly say: Say;
  /** A number as the language writes it. */
  readonly count: (value: number) => string;
  /** A text with the language's digits, such as a year or the number of a figure. */
  readonly digits: (text: string) => string;
}

/** The ten digits of most languages. */
export const LATIN = '0123456789';

/** From here on numbers may be grouped. */
const GROUPED = 1000;

/**
 * Without a catalogue the interface is English, whose words are in the code that shows them. `own`
 * is the language's ten digits: a page's first use of `Intl` takes 30 to 60 ms (measured in a new
 * Chromium on two slow cores), and few pages have a number that needs it.
 */
export function createLanguage(locale: string, catalogue?: Catalogue, own = LATIN): Language {
  const each = [...own];
  const digits = (text: string) =>
    own === LATIN ? text : text.replaceAll(/\d/g, (digit) => each[Number(digit)] ?? digit);
  return {
    locale,
    say: (english, ...values) =>
      (catalogue?.[english] ?? english).replaceAll(/\{(\d)\}/g, (_, at) => values[at] ?? ''),
    count: (value) =>
      Number.isInteger(value) && value >= 0 && value < GROUPED
        ? digits(String(value))
        : new Intl.NumberFormat(locale).format(value),
    digits,
  };
}

/** English without a provider. */
export const LanguageContext = createContext(createLanguage('en'));

export function useLanguage(): Language {
  return use(LanguageContext);
}
