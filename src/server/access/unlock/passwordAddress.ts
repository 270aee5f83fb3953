import { documentPath } from '#content/links.ts';
import { PASSWORD_PARAMETER } from '#content/protection.ts';

/** An address with `?password=`. */
export interface PasswordAddress {
  /** Path and query without the password. */
  readonly location: string;
  /** The password and its uid; null if the page has none, or the password is empty. */
  readonly entry: { readonly uid: string; readonly password: string } | null;
}

const TYPES: Readonly<Record<string, 'project' | 'case_study'>> = {
  project: 'project',
  'case-study': 'case_study',
};

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** What a language id consists of; whether there is such a language, the page at the address says. */
const LANGUAGE = /^[a-z0-9-]+$/i;

/** The document of a path, matched as the router does: case and extra slashes do not matter. */
function documentAt(pathname: string) {
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  const [language = ''] = parts;
  const hasLanguage = parts.length === 3 && LANGUAGE.test(language);
  const [screen = '', uid, ...rest] = hasLanguage ? parts.slice(1) : parts;
  const prefix = hasLanguage ? `/${language.toLowerCase()}` : '';
  const type = TYPES[screen.toLowerCase()];
  return type && uid !== undefined && rest.length === 0 ? { type, uid, prefix } : null;
}

/** Reads `?password=` of a page's address; null if there is none. */
export function passwordAddress({ pathname, searchParams }: URL): PasswordAddress | null {
  const password = searchParams.get(PASSWORD_PARAMETER);
  if (password === null) return null;
  const rest = new URLSearchParams(searchParams);
  rest.delete(PASSWORD_PARAMETER);
  const query = rest.size > 0 ? `?${rest}` : '';
  const document = documentAt(pathname);
  // Two leading slashes would be another host.
  const path = document
    ? document.prefix + documentPath(document)
    : pathname.replaceAll(/\/{2,}/g, '/');
  const entry = document && password !== '' ? { uid: document.uid, password } : null;
  return { location: path + query, entry };
}
