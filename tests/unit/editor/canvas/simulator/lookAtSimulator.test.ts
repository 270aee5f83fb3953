import { expect, test } from 'vitest';
import { lookAtSimulator } from '#page-editor/canvas/simulator/lookAtSimulator.ts';
import { troubleWords } from '#page-editor/canvas/simulator/troubleWords.ts';
import { EDITOR, URL_OF } from './fakeWindows.ts';

const page = (status: number, headers: Record<string, string> = {}, url = URL_OF) =>
  Object.defineProperty(new Response('', { status, headers }), 'url', { value: url });
const policy = (text: string) => page(200, { 'content-security-policy': text });
const options = (text: string) => page(200, { 'x-frame-options': text });
const CSP = 'content-security-policy (frame-ancestors)';

test.each([
  ['a page', page(200), 'there'],
  ['no page', page(404), 'missing'],
  ['basic auth', page(401, { 'www-authenticate': 'Basic' }), 'locked'],
  ['an error of the framework', page(500), 'broken', '500'],
  ['another origin', page(200, {}, 'https://example.org/login'), 'moved', 'example.org/login'],
  ['frames forbidden', policy("default-src *; frame-ancestors 'none'"), 'unframed', CSP],
  ['frames of its own', policy("frame-ancestors 'self'"), 'unframed', EDITOR],
  ['frames of Prismic', policy('frame-ancestors https://*.prismic.io'), 'unframed', CSP],
  ['frames of another port', policy('frame-ancestors http://127.0.0.1:9'), 'unframed', CSP],
  [
    'two policies, one of which forbids',
    policy("frame-ancestors *, frame-ancestors 'self'"),
    'unframed',
    CSP,
  ],
  ['frames of the editor', policy(`Frame-Ancestors 'self' ${EDITOR}`), 'there'],
  ['frames of any port', policy('frame-ancestors http://127.0.0.1:*'), 'there'],
  ['frames of a scheme', policy('frame-ancestors http:'), 'there'],
  ['a policy without a word on frames', policy("default-src 'self'"), 'there'],
  ['the older header', options('SAMEORIGIN'), 'unframed', 'x-frame-options'],
  [
    'the older header, overruled',
    page(200, { 'x-frame-options': 'deny', 'content-security-policy': 'frame-ancestors *' }),
    'there',
  ],
])('what a server finds: %s', async (_, response, kind, words = URL_OF) => {
  const look = await lookAtSimulator(URL_OF, EDITOR, () => Promise.resolve(response));
  expect(look.kind).toBe(kind);
  const said = troubleWords({ kind: 'silent' }, URL_OF, look);
  expect(`${said.what} ${said.advice}`).toContain(kind === 'missing' ? '/slice-simulator' : words);
});

test.each([
  ['nothing listens', new TypeError('fetch failed'), 'down'],
  ['it takes too long', new DOMException('late', 'TimeoutError'), 'slow'],
])('a server that does not answer: %s', async (_, error, kind) => {
  const look = await lookAtSimulator(URL_OF, EDITOR, () => Promise.reject(error));
  expect(look).toEqual({ kind });
});

test.each([
  [{ kind: 'silent' }, /does not answer.+npm run dev/],
  [{ kind: 'refused' }, /Prismic’s own sites.+for development/],
  [{ kind: 'elsewhere', origin: 'http://localhost:3001' }, /3001.+localSliceSimulatorURL/],
  [{ kind: 'left' }, /not the simulator any more/],
  [{ kind: 'outdated', request: 'setSliceZone' }, /‘setSliceZone’.+Update/],
] as const)('each trouble says what to do: $0.kind', (trouble, words) => {
  const { what, advice } = troubleWords(trouble, URL_OF, null);
  expect(`${what} ${advice}`).toMatch(words);
});
