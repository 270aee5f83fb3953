import type { Catalogue } from './Catalogue.ts';
import { createLanguage, LATIN, type Language } from './language.ts';

/** The catalogues besides English; each is a file of its own in the build. */
const CATALOGUES = import.meta.glob<{ readonly catalogue: Catalogue }>('./languages/*.ts');

/** What a page says of its language, from which the browser makes the same as the server. */
export interface LanguageName {
  readonly locale: string;
  /** The file of its catalogue; English has none. */
  readonly file?: string | undefined;
  /** From zero to nine, unless they are 0 to 9. */
  readonly digits?: string | undefined;
}

/** The language of a document's `lang`, such as `fr-ca`; its words are English without a catalogue. */
export function nameLanguage(id: string): LanguageName {
  const file = `./languages/${id.replace(/-.*/, '').toLowerCase()}.ts`;
  const locale = localeOf(id);
  return { locale, file: CATALOGUES[file] && file, digits: digitsOf(locale) };
}

function digitsOf(locale: string): string | undefined {
  const { format } = new Intl.NumberFormat(locale);
  const digits = Array.from({ length: 10 }, (_, digit) => format(digit)).join('');
  return digits === LATIN ? undefined : digits;
}

/** Prismic's ids are mostly locales; a repository may have others. */
function localeOf(id: string): string {
  try {
    return Intl.getCanonicalLocales(id)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

export async function loadLanguage({ locale, file = '', digits }: LanguageName): Promise<Language> {
  return createLanguage(locale, (await CATALOGUES[file]?.())?.catalogue, digits);
}

/** The module of a language's catalogue, as in the build manifest. */
export const languageModule = ({ file }: LanguageName): string | undefined =>
  file?.replace('.', 'src/ui/words');
