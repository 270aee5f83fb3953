import { afterAll, beforeAll, expect, test } from 'vitest';
import { EnvError } from '#server/settings/EnvError.ts';
import { checkHosted } from '#server/sources/hosted/checkHosted.ts';
import type { Fault } from '../../support/faultyService.ts';
import { openHostedSite, TOKEN, type HostedSite } from './service.ts';

let site: HostedSite;
beforeAll(async () => {
  site = await openHostedSite();
});
afterAll(() => site.close());

const check = async (
  changes: { endpoint?: string; accessToken?: string | null; fault?: Fault } = {},
) => {
  const { endpoint = site.service.endpoint, accessToken = TOKEN, fault = null } = changes;
  site.service.fault = () => fault;
  return checkHosted({ repository: 'your-name', endpoint, accessToken });
};

test('a repository that responds is accepted', async () => {
  expect(await check()).toBeNull();
});

const rubbish = (body: string): Fault => ({ kind: 'rubbish', body });

const MISTAKES: [string, Parameters<typeof check>[0], RegExp][] = [
  ['no token', { accessToken: null }, /PRISMIC_ACCESS_TOKEN is not set.*Settings/],
  ['a wrong token', { accessToken: 'wrong-secret' }, /PRISMIC_ACCESS_TOKEN is refused.*Settings/],
  ['a wrong address', { fault: { kind: 'status', status: 404 } }, /404.*correct PRISMIC_ENDPOINT/],
  [
    'metadata without forms',
    { fault: rubbish('{"refs":[{"ref":"a","isMasterRef":true}]}') },
    /no Content API \(Unable to access to form\)/,
  ],
  ['a site that is not a repository', { fault: rubbish('<p>') }, /no Content API/],
];

test.each(MISTAKES)('%s stops the start and says what to set', async (_, changes, message) => {
  const failure = await check(changes).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EnvError);
  expect(String(failure)).toMatch(message);
  expect(String(failure)).not.toMatch(/wrong-secret|MC5h/);
});

test('an unknown name stops the start and is reported', async () => {
  const endpoint = 'https://your-name.cdn.prismic.io/api/v2';
  const settings = { repository: 'your-name', endpoint, accessToken: TOKEN };
  const fetch = () => Promise.resolve(new Response('No repository', { status: 404 }));
  await expect(checkHosted(settings, { ...settings, fetch })).rejects.toThrow(
    `No repository is at ${endpoint} (status 404): correct PRISMIC_REPOSITORY`,
  );
});

test('an endpoint without a server stops the start and names the variable', async () => {
  await expect(check({ endpoint: 'http://127.0.0.1:2/api/v2' })).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\).*PRISMIC_ENDPOINT/,
  );
});

test.each<[string, Fault, string]>([
  ['fails', { kind: 'status', status: 502 }, 'Unexpected status code [502] on http://'],
  ['drops connections', { kind: 'drop' }, 'The content service cannot be reached'],
])(
  'a service that %s at start is not reported as a configuration error',
  async (_, fault, expected) => {
    const { message } = (await check({ fault })) ?? {};
    expect(message).toContain(expected);
    expect(message).not.toMatch(/MC5h|access_token/);
  },
);
