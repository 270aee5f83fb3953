import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createMigration, ForbiddenError, type PrismicDocument } from '@prismicio/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { repositoryServer } from '../../src/serve/repositoryServer.ts';
import { readWriteToken } from '../../src/migrate/guard.ts';
import { type Project } from '../support/createProject.ts';
import { everyFieldProject } from '../support/everyField.ts';
import { startWriting, TOKEN, type Writing } from '../support/startWriting.ts';

let project: Project;
let server: Writing;

beforeEach(async () => {
  project = everyFieldProject();
  project.write('content/repository.json', { name: 'my-blog' });
  server = await startWriting(project, {
    name: 'my-blog',
    origins: ['https://tools.example.com'],
  });
});

const draft = { title: 'New', type: 'sample', uid: 'new', lang: 'en-us', data: {} };
const model = { id: 'extra', label: 'Extra', repeatable: true, status: true, json: { Main: {} } };

/** One request for each thing that can be written. */
const WRITES = [
  ['POST', '/migration-api/documents', draft],
  ['PUT', '/migration-api/documents/x', draft],
  ['POST', '/migration-api/migration-release/publish', {}],
  ['POST', '/asset-api/assets', 'x'],
  ['PATCH', '/asset-api/assets/x', { alt: 'x' }],
  ['DELETE', '/asset-api/assets/x', undefined],
  ['POST', '/asset-api/tags', { name: 'boats' }],
  ['POST', '/custom-types-api/customtypes/insert', model],
  ['POST', '/custom-types-api/slices/update', model],
  ['DELETE', '/custom-types-api/customtypes/sample', undefined],
] as const;
const READS = [
  ['GET', '/asset-api/assets', undefined],
  ['GET', '/asset-api/tags', undefined],
  ['GET', '/custom-types-api/customtypes', undefined],
] as const;

/** Whether nothing was written. */
function expectNothing() {
  const files = readdirSync(project.contentDir).toSorted();
  expect(files).toEqual(['media', 'repository.json']);
  expect(readdirSync(join(project.root, 'customtypes')).toSorted()).toEqual(['other', 'sample']);
}

describe('nothing is written or read at these addresses', () => {
  it.each([
    ['without a token', { authorization: undefined }, 401],
    ['with an empty token', { authorization: 'Bearer ' }, 401],
    ['with another scheme', { authorization: `Basic ${TOKEN}` }, 401],
    ['with a wrong token', { authorization: `Bearer ${TOKEN}x` }, 403],
    ['with the start of the token', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }, 403],
    ['with the token in other capitals', { authorization: `Bearer ${TOKEN.toUpperCase()}` }, 403],
    ['for another repository', { repository: 'another' }, 403],
    ['for no repository', { repository: undefined }, 403],
    ['from a page of another site', { origin: 'https://evil.example' }, 403],
    ['from a sandboxed page', { origin: 'null' }, 403],
    ['from a page of this machine', { origin: 'http://localhost:3000' }, 403],
    ['from a page that may read', { origin: 'https://tools.example.com' }, 403],
    ['from a page that sends no origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['under another name of this machine', { host: 'evil.example' }, 403],
    ['under the name of a page that may read', { host: 'tools.example.com' }, 403],
    ['under a name like this machine’s', { host: 'localhost.evil.example' }, 403],
  ])('%s', async (_what, headers, status) => {
    for (const [method, path, body] of [...WRITES, ...READS]) {
      const response = await server.send(method, path, body, headers);
      expect([path, response.status]).toEqual([path, status]);
      const said = expect.any(String);
      expect(response.body).toMatchObject({ message: said, error: said });
      expect(response.headers.get('access-control-allow-origin')).toBe(null);
    }
    expectNothing();
  });

  const PAGES = ['https://evil.example', 'http://localhost:3000', 'https://tools.example.com'];
  it.each(PAGES)('after a preflight of a page of %s', async (origin) => {
    const { status, headers } = await server.send('OPTIONS', WRITES[0][1], undefined, {
      origin,
      authorization: undefined,
      repository: undefined,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, repository, content-type',
    });
    expect(status).toBe(403);
    expect([...headers.keys()].join()).not.toContain('access-control');
  });

  it('on a server without a token', async () => {
    const snapshot = await project.load();
    const source = repositoryServer(() => snapshot, project.contentDir);
    const headers = { authorization: `Bearer ${TOKEN}`, repository: 'repository' };
    for (const [method, path] of [...WRITES, ...READS]) {
      const response = await source(new Request(`http://localhost${path}`, { method, headers }));
      expect([path, response.status]).toEqual([path, 404]);
      const message = expect.stringMatching(/^This repository is read only/);
      expect(await response.json()).toMatchObject({ message });
    }
    expectNothing();
  });

  it('for the client without the right token, which says why', async () => {
    const migration = createMigration<PrismicDocument>();
    migration.createDocument({ type: 'sample', uid: 'new', lang: 'en-us', data: {} }, 'New');
    const refused = server.writeClient('my-blog', 'another-token-of-tests').migrate(migration);
    await expect(refused).rejects.toThrow(ForbiddenError);
    await expect(refused).rejects.toThrow('The write token is not the one this server');
    expectNothing();
  });
});

describe('a body is refused', () => {
  const DOCUMENTS = '/migration-api/documents';
  const RELEASE = '/migration-api/migration-release';
  const type = (type: string) => ({ 'content-type': type });
  const deep = `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const chunked = { 'transfer-encoding': 'chunked' };

  it.each<[string, string, string, number, Record<string, string>?, string?]>([
    ['that is not JSON', DOCUMENTS, '{"title":', 400],
    ['that is not an object', DOCUMENTS, '[]', 400],
    ['that is not UTF-8', DOCUMENTS, '"\u0000', 400],
    ['that is empty', `${RELEASE}/publish`, '', 400],
    ['that nests endlessly', DOCUMENTS, deep, 400],
    ['of another type', DOCUMENTS, '{}', 415, type('text/plain')],
    ['of a form', DOCUMENTS, 'a=b', 415, type('application/x-www-form-urlencoded')],
    ['that says it is too large', DOCUMENTS, 'x', 413, { 'content-length': '99999999' }],
    ['that is too large', '/custom-types-api/slices/insert', 'x'.repeat(3e6), 413, chunked],
    ['for an address that is none', '/migration-api/dokuments', '{}', 404],
    ['for a release that is none', `${RELEASE}/delete`, '{}', 404],
    ['for a method that is none', DOCUMENTS, '{}', 405, {}, 'PATCH'],
  ])('%s', async (_what, path, body, status, headers, method = 'POST') => {
    const sent = { 'content-type': 'application/json', ...headers };
    const response = await server.send(method, path, body, sent);
    expect([response.status, typeof response.body['message']]).toEqual([status, 'string']);
    expectNothing();
  });
});

describe('the write token', () => {
  it.each(['', '15 letters now.', 'x'.repeat(15), 'with spaces in it ok', 'ümlauts-are-not-ascii'])(
    'is not %s',
    (token) => {
      expect(() => readWriteToken(token, '--write-token')).toThrow(
        '--write-token must have 16 or more letters, digits or signs, without spaces',
      );
    },
  );

  it('may be missing', () => {
    expect([readWriteToken(undefined, ''), readWriteToken(TOKEN, '')]).toEqual([undefined, TOKEN]);
  });
});
