import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createProject, field, typeModel, type Project } from '../support/createProject.ts';

const run = promisify(execFile);
const jiti = resolve('node_modules/jiti/lib/jiti-cli.mjs');
const script = resolve('scripts/contentCheck.ts');

async function check(project: Project) {
  try {
    const { stdout, stderr } = await run(process.execPath, [jiti, script], {
      cwd: project.root,
      env: { ...process.env, CONTENT_DIR: 'content' },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error;
  }
}

const MODELS = {
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    title: field('StructuredText', { single: 'heading1' }),
    link: field('Link'),
  }),
};

test.each<[string, object, number, string, string]>([
  ['nothing is wrong', {}, 0, '1 document, 0 releases; 0 errors, 0 warnings', ''],
  [
    'there are warnings only',
    { title: [{ type: 'paragraph', text: 'x' }] },
    0,
    '0 errors, 1 warning',
    'content/documents/page/about.json:5: data.title[0].type: warning: ',
  ],
  [
    'a link has no target',
    { link: { type: 'page', uid: 'gone' } },
    1,
    '1 document, 0 releases; 1 error, 0 warnings',
    'content/documents/page/about.json:3: data.link: links to page/gone, which does not exist',
  ],
  [
    'a field is faulty',
    { title: 'x' },
    1,
    '1 document, 0 releases; 1 error, 0 warnings',
    'content/documents/page/about.json:3: data.title: must be a list of nodes',
  ],
])('prints and exits correctly when %s', async (_when, data, code, stdout, stderr) => {
  const project = createProject({ ...MODELS, 'content/documents/page/about.json': { data } });
  expect(await check(project)).toMatchObject({
    code,
    stdout: expect.stringContaining(stdout),
    stderr: expect.stringContaining(stderr),
  });
});

test('warns of invalid sound settings, and of files that are not sound', async () => {
  const wave = Buffer.from('RIFF....WAVEfmt ........................', 'latin1');
  wave.writeUInt16LE(1, 22);
  const file = (name: string) => ({ audio: { link_type: 'Media', url: `/media/${name}` } });
  const group = (fields: object) => ({
    type: 'Group',
    description: 'Sounds',
    config: { label: 'Label', fields },
  });
  const project = createProject({
    'customtypes/settings/index.json': typeModel(
      'settings',
      {
        ambisonic_order: field('Number'),
        stems: group({ audio: field('Link', { select: 'media' }) }),
        impulse_responses: group({ audio: field('Link', { select: 'media' }) }),
      },
      { repeatable: false },
    ),
    'content/media/pad.ogg': '<html>not found</html>',
    'content/media/pulse.ogg': 'OggS and so on',
    'content/media/ear.wav': wave.toString('latin1'),
    'content/documents/settings/settings.json': {
      data: {
        ambisonic_order: 5,
        stems: [file('pad.ogg'), file('pulse.ogg')],
        impulse_responses: [file('ear.wav')],
      },
    },
  });
  // Cast: the result of a finished process.
  const { code, stdout, stderr } = (await check(project)) as Record<'stdout' | 'stderr', string> & {
    code: number;
  };
  const lines = stderr.trim().split('\n');
  const at = 'content/documents/settings/settings.json: data.';
  expect(lines).toEqual([
    expect.stringContaining(`${at}ambisonic_order: warning: 5 is not an order`),
    expect.stringContaining(`${at}impulse_responses: warning: order 3 takes 8`),
    expect.stringContaining(`${at}stems[0].audio: warning: content/media/pad.ogg is not a sound`),
    expect.stringContaining(
      `${at}impulse_responses[0].audio: warning: content/media/ear.wav is not`,
    ),
  ]);
  expect(stdout).toContain('0 errors, 4 warnings');
  expect(code).toBe(0);
});
