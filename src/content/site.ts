import { createContext, use, type ComponentType } from 'react';
import { addressOf, type SiteLanguages } from './languages.ts';

/** Where a page names its languages; `head` names them to search engines. */
export type LanguagePlace = 'head' | 'header' | 'menu' | 'footer' | 'missing';

/** The languages of a site of several, and what names them on its pages: browsers load that on demand. */
export interface LanguagesOfSite extends SiteLanguages {
  readonly Part: ComponentType<{ readonly place: LanguagePlace }>;
}

/** Where and when a page is rendered. The browser uses the server's values, so both agree. */
export interface Site {
  /** Such as `https://example.com`, for absolute addresses. */
  readonly origin: string;
  /** Before every address of an export that is served below a path, such as `/portfolio`; else empty. */
  readonly base: string;
  /** Before every path of this language; empty in the master language. */
  readonly prefix: string;
  /** Null on a site of one language. */
  readonly languages: LanguagesOfSite | null;
  /** Year of the logo and of the copyright line. */
  readonly year: number;
  /** Name of the previewed draft; null for published content. */
  readonly preview: string | null;
  /** Whether the page is a file of an export, without a server. */
  readonly isExport: boolean;
}

export const SiteContext = createContext<Site>({
  origin: 'http://localhost:3000',
  base: '',
  prefix: '',
  languages: null,
  year: 1970,
  preview: null,
  isExport: false,
});

export function useSite(): Site {
  return use(SiteContext);
}

/** Names the page's language in structured data, on sites of several. */
export function useInLanguage(): { readonly inLanguage?: string } {
  const { languages } = useSite();
  return languages ? { inLanguage: languages.own.tag } : {};
}

/** Absolute address of a file of this site. */
export function useAbsolute(): (path: string) => string {
  const { origin } = useSite();
  return (path) => new URL(path, origin).href;
}

/** Absolute address of a page of this language, by its path. */
export function usePageAddress(): (path: string) => string {
  const { base, prefix } = useSite();
  const absolute = useAbsolute();
  return (path) => absolute(addressOf(base + prefix, path));
}
