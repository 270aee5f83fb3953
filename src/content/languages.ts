/** A language that a page names to its readers. */
export interface ReadLanguage {
  readonly id: string;
  /** Before the paths of its pages: empty for the master language, else such as `/fr-fr`. */
  readonly prefix: string;
  /** As browsers know it (BCP 47), such as `fr-FR`. */
  readonly tag: string;
  /** In the language itself: `Français`. */
  readonly name: string;
  /** As short as it is clear: `FR`. */
  readonly code: string;
}

/** The language of a page and those beside it; only sites of several languages have it. */
export interface SiteLanguages {
  readonly own: ReadLanguage;
  /** All of them, in the repository's order. */
  readonly all: readonly ReadLanguage[];
}

/** The paths of a page's versions by language id, each within its language. */
export type Translations = Readonly<Record<string, string>>;

/** The address of a path behind a prefix; Home has no slash at its end. */
export const addressOf = (prefix: string, path: string): string =>
  prefix && path === '/' ? prefix : prefix + path;

/** An address without a prefix; null if it is not behind that. Case does not matter, as in the router. */
export function pathBehind(prefix: string, pathname: string): string | null {
  if (prefix === '') return pathname;
  const [start, rest] = [pathname.slice(0, prefix.length), pathname.slice(prefix.length)];
  if (start.toLowerCase() !== prefix.toLowerCase() || !/^(?:\/|$)/.test(rest)) return null;
  return rest || '/';
}

/** The language whose prefix an address has; undefined for one without any. */
const named = ({ all }: SiteLanguages, pathname: string) =>
  all.find(({ prefix }) => prefix && pathBehind(prefix, pathname) !== null);

/** The path of an address of this site; null if it is in another language, which is another document. */
export function pathWithin(languages: SiteLanguages, pathname: string): string | null {
  const { prefix } = languages.own;
  return (named(languages, pathname)?.prefix ?? '') === prefix
    ? pathBehind(prefix, pathname)
    : null;
}

/**
 * An address that somebody typed, as a link of a page: without the prefix of the page's language, which links get,
 * and absolute if it names another language.
 */
export function typedAddress(languages: SiteLanguages, origin: string, address: string): string {
  const [pathname = ''] = /^[^?#]*/.exec(address) ?? [];
  const language = named(languages, pathname);
  if (!language) return address;
  if (language.prefix !== languages.own.prefix) return origin + address;
  return `${pathBehind(language.prefix, pathname)}${address.slice(pathname.length)}`;
}
