import type { ReadLanguage, SiteLanguages } from './languages.ts';
import { prefixOf, type Language } from './repositoryLanguages.ts';

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/** The locale of an id; null for a custom one that is no language tag. */
function localeOf(id: string): Intl.Locale | null {
  try {
    return new Intl.Locale(id);
  } catch {
    return null;
  }
}

/** The tag of a language id, as `lang` and `hreflang` have it. An id that is no tag is undetermined. */
export const languageTag = (id: string): string => localeOf(id)?.toString() ?? 'und';

/** The direction in which a language is written. */
export const directionOf = (id: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(localeOf(id)?.maximize().script ?? '') ? 'rtl' : 'ltr';

/** By tag: making one takes longer than a small page. */
const displayNames = new Map<string, Intl.DisplayNames>();

function namesIn(tag: string): Intl.DisplayNames {
  const names =
    displayNames.get(tag) ?? new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' });
  displayNames.set(tag, names);
  return names;
}

/** A language's name in itself, such as `Français`; the repository's where browsers know none. */
function ownName({ id, name }: Language, short: string): string {
  const tag = languageTag(id);
  try {
    const found = namesIn(tag).of(short);
    return found ? found.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag)) : name;
  } catch {
    return name;
  }
}

/** How a page in one of several languages names all of them; null where there is only one. */
export function siteLanguages(languages: readonly Language[], own: string): SiteLanguages | null {
  if (languages.length < 2) return null;
  const bases = languages.map(({ id }) => localeOf(id)?.language ?? id);
  const all = languages.map((language, index): ReadLanguage => {
    const { id } = language;
    // Where two are English, `English` says too little.
    const base = bases[index] ?? id;
    const short = bases.filter((other) => other === base).length > 1 ? languageTag(id) : base;
    return {
      id,
      prefix: prefixOf(language),
      tag: languageTag(id),
      name: ownName(language, short),
      code: short.toUpperCase(),
    };
  });
  const found = all.find(({ id }) => id === own);
  return found ? { own: found, all } : null;
}
