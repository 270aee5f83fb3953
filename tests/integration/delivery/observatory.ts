/** Directives of a content security policy by name. */
export function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').flatMap((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return name === '' ? [] : [[name, sources] as const];
    }),
  );
}

/** Sources that allow anyone's script. */
const LOOSE = [/^'unsafe-(inline|eval)'$/, /^(https?|data|blob):$/, /^\*$/, /^https?:\/\/\*$/];

type Rule = (headers: Headers, isPage: boolean) => boolean;

const sourcesOf = (headers: Headers, name: string): readonly string[] => {
  const policy = policyOf(headers);
  return policy.get(name) ?? policy.get('default-src') ?? ['*'];
};
const isTight = (sources: readonly string[]) =>
  sources.every((source) => LOOSE.every((loose) => !loose.test(source)));

/**
 * The rules of the HTTP Observatory (https://developer.mozilla.org/observatory/docs/tests_and_scoring)
 * at full marks, as checks of a response's headers. Those that need a site on the open internet
 * (redirection to https, the preload list) are not among them.
 */
const policyOf = (headers: Headers) => directives(headers.get('content-security-policy') ?? '');

const RULES: Readonly<Record<string, Rule>> = {
  'the content security policy starts from nothing': (headers, isPage) =>
    !isPage || policyOf(headers).get('default-src')?.[0] === "'none'",
  'no script runs that is not named': (headers, isPage) =>
    !isPage || isTight(sourcesOf(headers, 'script-src')),
  'no plug-in is loaded': (headers, isPage) =>
    !isPage || sourcesOf(headers, 'object-src').join() === "'none'",
  'styles are not open to anybody': (headers, isPage) =>
    !isPage || isTight(sourcesOf(headers, 'style-src')),
  'nothing is requested without encryption': (headers) =>
    !/http:\/\//.test(headers.get('content-security-policy') ?? ''),
  'forms, base and frames are bound': (headers, isPage) =>
    !isPage ||
    ['base-uri', 'form-action', 'frame-ancestors'].every((name) => policyOf(headers).has(name)),
  'cookies are out of scripts’ reach, of this site only, and encrypted': (headers) =>
    headers.getSetCookie().every((cookie) => /HttpOnly; SameSite=Lax; Secure/.test(cookie)),
  'other origins read public data only, and never with cookies': (headers) =>
    headers.get('access-control-allow-credentials') === null &&
    (headers.get('access-control-allow-origin') === null ||
      !headers.get('cache-control')?.includes('private')),
  'a page that not everybody sees keeps no tie to the page that opened it': (headers, isPage) => {
    const policy = headers.get('cross-origin-opener-policy');
    const isPrivate = headers.get('cache-control')?.includes('private') ?? false;
    // Others begin no process.
    return isPage && isPrivate ? policy === 'same-origin' : policy === null;
  },
  'a referrer tells no path to others': (headers) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    ),
  'HSTS lasts for half a year at least': (headers) =>
    Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= 15_768_000,
  'types are not guessed': (headers) => headers.get('x-content-type-options') === 'nosniff',
  'resources state which origins may load them': (headers) =>
    headers.get('cross-origin-resource-policy') ===
    (headers.get('access-control-allow-origin') === '*' ? 'cross-origin' : 'same-origin'),
};

export const rules = Object.entries(RULES);
