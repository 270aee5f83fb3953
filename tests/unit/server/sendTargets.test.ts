import { expect, test } from 'vitest';
import { faultOf } from '#server/platforms/send/faults.ts';
import { readGitTarget, readServerTarget, readSite } from '#server/platforms/send/targets.ts';

test.each([
  ['--upload-pack=x', 'pages', 'Write where the repository lies'],
  ['ext::sh -c x', 'pages', 'Write where the repository lies'],
  ['https://me:secret@github.com/a/b', 'pages', 'Leave the password out'],
  ['github.com/../../etc', 'pages', 'Write where the repository lies'],
  ['github.com/a/b', '--force', 'A branch is called by'],
  ['github.com/a/b', 'a..b', 'A branch is called by'],
  ['github.com/a/b', 'a;rm', 'A branch is called by'],
])('no site goes to %j, branch %j', (to, branch, sentence) => {
  expect(() => readGitTarget(to, branch)).toThrow(sentence);
});

test.each([
  '-oProxyCommand=x:/a',
  'you@host:/a;b',
  'you@host:/../etc',
  'you@host:/',
  'host',
  'you@host:$(x)',
])('"%s" is no folder of a server', (to) => {
  expect(() => readServerTarget(to)).toThrow('Write name, server and folder');
});

test('what is no address is not where visitors see the site', () => {
  expect(() => readSite('no address')).toThrow('Write the address that visitors see');
});

test.each([
  ['remote: error: GH006: Protected branch update', 'This branch is guarded. Choose another.'],
  ['fatal: write error: No space left on device', 'The disk over there is full.'],
  ['Host key verification failed.', 'This computer has never spoken to that server.'],
  ['ssh: Could not resolve hostname x: Name or service not known', 'No server has this name'],
  ['kex_exchange_identification: Connection closed by remote host', 'The network went away.'],
  ['ERROR: Repository not found.', 'Nothing lies at this address'],
  [
    'fatal: unable to access: SSL certificate problem: certificate is not yet valid',
    'Is the clock of this computer right?',
  ],
  ['something that nobody knows', 'git stopped: something that nobody knows'],
])('"%s" is said to the owner as: %s', async (err, sentence) => {
  const { message } = await faultOf('git', { err, out: '' }, { program: 'ssh', host: 'x' });
  expect(message).toContain(sentence);
});
