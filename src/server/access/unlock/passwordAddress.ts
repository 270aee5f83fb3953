import { documentPath } from '#content/links.ts';
import { PASSWORD_PARAMETER } from '#content/protection.ts';

/** An address with a password in it. */
export interface PasswordAddress {
  /** Where to go on: path and query without the password. */
  readonly location: string;
  /** The password and the uid it is for; null where the page takes none, or the password is empty. */
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

/** The document a path shows. The router reads paths alike: without regard to case or extra slashes. */
function documentAt(pathname: string) {
  const [screen = '', uid, ...rest] = pathname.split('/').filter(Boolean).map(decoded);
  const type = TYPES[screen.toLowerCase()];
  return type && uid !== undefined && rest.length === 0 ? { type, uid } : null;
}

/** Reads `?password=` of a page's address; null where there is none. */
export function passwordAddress({ pathname, searchParams }: URL): PasswordAddress | null {
  const password = searchParams.get(PASSWORD_PARAMETER);
  if (password === null) return null;
  const rest = new URLSearchParams(searchParams);
  rest.delete(PASSWORD_PARAMETER);
  const query = rest.size > 0 ? `?${rest}` : '';
  const document = documentAt(pathname);
  // Two slashes at the start would name another host.
  const path = document ? documentPath(document) : pathname.replaceAll(/\/{2,}/g, '/');
  const entry = document && password !== '' ? { uid: document.uid, password } : null;
  return { location: path + query, entry };
}
