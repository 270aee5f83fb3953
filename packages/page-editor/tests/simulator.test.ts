import { expect, test } from 'vitest';
import { freePort } from '../../../tests/support/freePort.ts';
import {
  checkSimulator,
  findSimulator,
  frameRefusal,
  oldSimulator,
} from '../src/project/simulator.ts';
import { readProject } from '../src/project/readProject.ts';
import { createProject } from './support/createProject.ts';
import { serve } from './support/serve.ts';

const ASKING = { origin: 'http://localhost:3200', start: 'npm run dev' };

/** A site that answers with a status and headers. */
const serveWith = async (status: number, headers: Readonly<Record<string, string>> = {}) =>
  `${await serve((request, response) => {
    const isFirst = request.url === '/slice-simulator';
    response.writeHead(isFirst ? status : 200, isFirst ? headers : {});
    response.end('<!doctype html>');
  })}/slice-simulator`;

test.each<[string, number, Readonly<Record<string, string>>, string, RegExp]>([
  ['a page', 200, {}, 'ready', /^$/],
  ['a page in a language', 307, { location: '/en-us/slice-simulator' }, 'ready', /^$/],
  ['basic auth', 401, { 'www-authenticate': 'Basic' }, 'locked', /asks for a password/],
  ['an error of the framework', 500, {}, 'failing', /its terminal says why/],
  ['a page to sign in', 302, { location: '/login' }, 'elsewhere', /leads to .*\/login/],
  [
    'a policy against frames',
    200,
    { 'content-security-policy': "default-src 'self'; frame-ancestors 'self'" },
    'framed',
    /Allow http:\/\/localhost:\* in frame-ancestors/,
  ],
])('%s is told apart, with what to do', async (_, status, headers, kind, reason) => {
  const address = await serveWith(status, headers);
  expect(await checkSimulator(address, ASKING)).toEqual({
    address,
    kind,
    reason: expect.stringMatching(reason),
  });
});

test('a site that is not started is named with the command that starts it', async () => {
  const address = `http://localhost:${await freePort()}/slice-simulator`;
  const { kind, reason } = await checkSimulator(address, ASKING);
  expect([kind, reason]).toEqual(['down', expect.stringMatching(/ECONNREFUSED.*npm run dev$/)]);
});

test('a site that takes long is no site that is down', async () => {
  const address = `${await serve(() => {})}/slice-simulator`;
  const { kind, reason } = await checkSimulator(address, { ...ASKING, timeout: 50 });
  expect([kind, reason]).toEqual(['slow', expect.stringContaining('may still be compiling')]);
});

test('one at another port is found, and the first one is named if none is', async () => {
  const down = `http://localhost:${await freePort()}/slice-simulator`;
  const [ready, missing, locked] = await Promise.all([
    serveWith(200),
    serveWith(404),
    serveWith(401),
  ]);
  const kindOf = async (...addresses: string[]) => {
    const { address, kind } = await findSimulator(addresses, ASKING);
    return [address, kind];
  };
  expect(await kindOf(down, missing, ready)).toEqual([ready, 'ready']);
  expect(await kindOf(down, locked)).toEqual([locked, 'locked']);
  expect(await kindOf(down, missing)).toEqual([down, 'down']);
  expect(await kindOf(missing, down)).toEqual([missing, 'missing']);
});

const policy = (value: string) => ({ 'content-security-policy': value });
test.each<[Readonly<Record<string, string>>, boolean]>([
  [{}, true],
  [{ 'x-frame-options': 'SAMEORIGIN' }, false],
  [policy("script-src 'self'"), true],
  [policy("frame-ancestors 'none'"), false],
  [policy('frame-ancestors'), false],
  [policy('frame-ancestors *'), true],
  [policy('frame-ancestors http://localhost:3200'), true],
  [policy("frame-ancestors 'self' http://localhost:*"), true],
  [policy('frame-ancestors localhost:9999'), false],
  [policy('frame-ancestors https://*.prismic.io'), false],
  [policy('frame-ancestors https://localhost:3200'), false],
  // Each policy of several has to allow it.
  [policy("frame-ancestors *, frame-ancestors 'none'"), false],
  // The policy replaces the older header.
  [{ 'x-frame-options': 'DENY', ...policy('frame-ancestors http:') }, true],
])('%o is read as browsers do', (headers, isAllowed) => {
  const refusal = frameRefusal(new Headers(headers), 'http://localhost:3000', ASKING.origin);
  expect(refusal === null).toBe(isAllowed);
});

const OLD_KIT = { dependencies: { '@prismicio/slice-simulator-react': '0.2.3' } };
const KIT = 'node_modules/@prismicio/simulator/package.json';
test.each<[Readonly<Record<string, unknown>>, string | null]>([
  [{ 'package.json': OLD_KIT }, 'earlier protocol'],
  [{ [KIT]: { version: '0.0.4' } }, '0.0.4 is too old'],
  [{ [KIT]: { version: '0.2.4' } }, null],
  [{}, null],
])('the version of %o is judged', (files, words) => {
  const found = oldSimulator(readProject(createProject(files, {}).root));
  expect(found).toEqual(words && expect.stringContaining(words));
});
