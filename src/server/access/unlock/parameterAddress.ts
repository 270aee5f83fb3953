import { documentPath } from '#content/links.ts';
import { decodeSegment } from '#server/lib/decodeSegment.ts';

/** A page's address with a parameter that only the server reads, and no page, log or cache may have. */
export interface ParameterAddress {
  /** Path and query without the parameter, in the canonical spelling. */
  readonly location: string;
  readonly value: string;
  /** Uid of the project or case study whose page it is; null for every other page. */
  readonly uid: string | null;
}

const TYPES: Readonly<Record<string, 'project' | 'case_study'>> = {
  project: 'project',
  'case-study': 'case_study',
};

/** What a language id consists of; whether there is such a language, the page at the address says. */
const LANGUAGE = /^[a-z0-9-]+$/i;

/** The document of a path, matched as the router does: case and extra slashes do not matter. */
function documentAt(pathname: string) {
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => decodeSegment(part) ?? part);
  const [language = ''] = parts;
  const hasLanguage = parts.length === 3 && LANGUAGE.test(language);
  const [screen = '', uid, ...rest] = hasLanguage ? parts.slice(1) : parts;
  const prefix = hasLanguage ? `/${language.toLowerCase()}` : '';
  const type = TYPES[screen.toLowerCase()];
  return type && uid !== undefined && rest.length === 0 ? { type, uid, prefix } : null;
}

/** Reads a parameter of a page's address; null if there is none. */
export function parameterAddress(
  { pathname, searchParams }: URL,
  name: string,
): ParameterAddress | null {
  const value = searchParams.get(name);
  if (value === null) return null;
  const rest = new URLSearchParams(searchParams);
  rest.delete(name);
  const query = rest.size > 0 ? `?${rest}` : '';
  const document = documentAt(pathname);
  // Two leading slashes would be another host.
  const path = document
    ? document.prefix + documentPath(document)
    : pathname.replaceAll(/\/{2,}/g, '/');
  return { location: path + query, value, uid: document?.uid ?? null };
}
