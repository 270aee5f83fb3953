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

/** Without a catalogue the interface is English, whose words are in the code that shows them. */
export function createLanguage(locale: string, catalogue?: Catalogue): Language {
  const { format } = new Intl.NumberFormat(locale);
  return {
    locale,
    say: (english, ...values) =>
      (catalogue?.[english] ?? english).replaceAll(/\{(\d)\}/g, (_, at) => values[at] ?? ''),
    count: format,
    digits: (text) => text.replaceAll(/\d/g, (digit) => format(Number(digit))),
  };
}

/** English without a provider. */
export const LanguageContext = createContext(createLanguage('en'));

export function useLanguage(): Language {
  return use(LanguageContext);
}
