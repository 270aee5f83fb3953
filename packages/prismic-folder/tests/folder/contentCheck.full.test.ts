import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createProject, field, group, typeModel } from '../support/createProject.ts';

// What it finds is asked of its functions; at night, whether the command says all of it.
test('npm run content:check names file and line of what this site expects, in any folder and language', async () => {
  const wave = Buffer.from('RIFF....WAVEfmt ........................', 'latin1');
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  const file = (name: string) => ({ audio: { link_type: 'Media', url: `/media/${name}` } });
  const sounds = group({ audio: field('Link', { select: 'media' }) });
  const project = createProject({
    'customtypes/settings/index.json': typeModel(
      'settings',
      {
        ambisonic_order: field('Number'),
        stems: sounds,
        impulse_responses: sounds,
      },
      { repeatable: false },
    ),
    'customtypes/project/index.json': typeModel('project', {
      uid: field('UID'),
      password: field('Text'),
    }),
    'mine/repository.json': { languages: [{ id: 'en-gb' }, { id: 'fr-fr' }] },
    'mine/documents/project/vault.json': { data: { password: 'long enough' } },
    'mine/documents/project/vault.fr-fr.json': { data: { password: 'ab' } },
    'mine/media/pad.ogg': '<html>not found</html>',
    'mine/media/pulse.ogg': 'OggS and so on',
    'mine/media/ear.wav': wave.toString('latin1'),
    'mine/documents/settings/settings.json': {
      data: {
        ambisonic_order: 5,
        stems: [file('pad.ogg'), file('pulse.ogg')],
        impulse_responses: [file('ear.wav')],
      },
    },
  });
  const words = [resolve('node_modules/jiti/lib/jiti-cli.mjs'), resolve('scripts/contentCheck.ts')];
  const env = { ...process.env, CONTENT_DIR: 'mine' };
  const options = { cwd: project.root, env };
  const ended = await promisify(execFile)(process.execPath, words, options).catch((error) => error);
  const { stdout, stderr } = ended as { readonly stdout: string; readonly stderr: string };
  const at = 'mine/documents/settings/settings.json';
  const no = 'warning: mine/media';
  expect(stdout).toContain('1 error, 4 warnings');
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining('mine/documents/project/vault.fr-fr.json:3: data.password: visitors'),
    expect.stringContaining(`${at}:3: data.ambisonic_order: warning: 5 is not an order`),
    expect.stringContaining(`${at}:18: data.impulse_responses: warning: order 3 takes 8`),
    expect.stringContaining(`${at}:6: data.stems[0].audio: ${no}/pad.ogg is not a sound`),
    expect.stringContaining(`${at}:20: data.impulse_responses[0].audio: ${no}/ear.wav is not`),
  ]);
});
