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

/** A local address without a server. */
async function closedEndpoint(): Promise<string> {
  const other = await openHostedSite();
  await other.close();
  return other.service.endpoint;
}

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

const withoutForms = { refs: [{ id: 'master', ref: 'r1', isMasterRef: true }] };

const MISTAKES: [string, Parameters<typeof check>[0], RegExp][] = [
  ['no token', { accessToken: null }, /PRISMIC_ACCESS_TOKEN is not set.*Settings/],
  ['a wrong token', { accessToken: 'wrong-secret' }, /PRISMIC_ACCESS_TOKEN is refused.*Settings/],
  ['a wrong address', { fault: { kind: 'status', status: 404 } }, /404.*correct PRISMIC_ENDPOINT/],
  [
    'metadata without forms',
    { fault: { kind: 'rubbish', body: JSON.stringify(withoutForms) } },
    /no Content API \(Unable to access to form\)/,
  ],
  [
    'metadata without the form of queries',
    { fault: { kind: 'rubbish', body: JSON.stringify({ ...withoutForms, forms: { tags: {} } }) } },
    /no Content API \(Missing everything form\)/,
  ],
  [
    'a site that is not a repository',
    { fault: { kind: 'rubbish', body: '<p>' } },
    /no Content API/,
  ],
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
  await expect(check({ endpoint: await closedEndpoint() })).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\).*PRISMIC_ENDPOINT/,
  );
});

test.each<[string, Fault, string]>([
  ['fails', { kind: 'status', status: 502 }, 'Unexpected status code [502] on '],
  ['has too much to do', { kind: 'status', status: 429 }, 'Unexpected status code [429] on '],
  ['drops connections', { kind: 'drop' }, 'The content service cannot be reached'],
])(
  'a service that %s at start is not reported as a configuration error',
  async (_, fault, expected) => {
    const { message } = (await check({ fault })) ?? {};
    expect(message).toContain(expected);
    if (fault.kind === 'status') expect(message).toContain(site.service.endpoint);
    expect(message).not.toMatch(/MC5h|access_token/);
  },
);
