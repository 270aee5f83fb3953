import { expect, test } from 'vitest';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import {
  guardProtection,
  type ProtectionChoice,
  type StillProtected,
} from '#page-editor/api/guardProtection.ts';

const NOTHING: StillProtected = { documents: [], media: [], external: [] };
const STUDY = { type: 'case_study', name: 'tide', id: 'tide-id', title: 'Tide' };
const FOUND: StillProtected = {
  documents: [STUDY, { ...STUDY, lang: 'fr-fr', id: 'maree-id', title: 'Marée' }],
  media: ['chart.webp'],
  external: ['42'],
};

const project = { params: { type: 'project', name: 'harbour' }, query: {} };
const ACCEPT = { acceptWarnings: true };

/** A client that records its calls, and an owner who answers. */
function guarded(found: StillProtected, choice: ProtectionChoice | null) {
  const calls: [string, unknown][] = [];
  const asked: StillProtected[] = [];
  // Casts: only `call` is used, and each result is of its operation.
  const api = {
    call: async (name: string, request: unknown) => {
      calls.push([name, request]);
      return name === 'planProtection' ? found : { published: [], problems: [] };
    },
  } as unknown as AuthoringClient;
  const client = guardProtection(api, async (question) => {
    asked.push(question);
    return choice;
  });
  return { client, calls, asked };
}

const archive = (client: AuthoringClient) =>
  client.call('archiveDocument', { ...project, body: ACCEPT });

test('a cancelled question changes nothing, and says so', async () => {
  const { client, calls, asked } = guarded(FOUND, null);
  await expect(archive(client)).rejects.toThrow('Nothing was changed.');
  expect(calls.map(([name]) => name)).toEqual(['planProtection']);
  expect(asked).toEqual([FOUND]);
});

const params = { type: 'case_study', name: 'tide' };
const ALL = { documents: ['tide-id', 'maree-id'], media: ['chart.webp'], external: ['42'] };

test.each([
  ['public', ['makePublic', { body: ALL }]],
  [
    'unpublish',
    ['archiveDocument', { params, query: {}, body: ACCEPT }],
    ['archiveDocument', { params, query: { lang: 'fr-fr' }, body: ACCEPT }],
  ],
  ['leave'],
] as const)('what is chosen is done after the operation: %s', async (choice, ...done) => {
  const { client, calls } = guarded(FOUND, choice);
  await archive(client);
  expect(calls.slice(1)).toEqual([['archiveDocument', { ...project, body: ACCEPT }], ...done]);
});

const key = { type: 'project', name: 'harbour' };
const french = { params: project.params, query: { lang: 'fr-fr' }, body: ACCEPT };
const undone = { params: { publication: 'a' } };

test.each([
  ['publish', { body: { documents: [key] } }, { kind: 'publish', documents: [key] }],
  ['publish', { body: { release: 'spring' } }, { kind: 'publishRelease', release: 'spring' }],
  ['removeDocument', project, { kind: 'remove', document: key }],
  ['archiveDocument', french, { kind: 'archive', document: { ...key, lang: 'fr-fr' } }],
  ['undoPublication', undone, { kind: 'undoPublication', publication: 'a' }],
  ['publish', { body: { documents: [key], dryRun: true } }, null],
  ['readModels', {}, null],
])('before %s of %j it asks about %j', async (name, request, planned) => {
  const { client, calls } = guarded(NOTHING, null);
  // Cast: the table has a request for each name.
  await (client.call as (name: string, request: unknown) => Promise<unknown>)(name, request);
  expect(calls).toEqual([
    ...(planned ? [['planProtection', { body: planned }]] : []),
    [name, request],
  ]);
});
