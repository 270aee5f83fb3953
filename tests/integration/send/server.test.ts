import { mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenSender, SenderOptions } from '#server/platforms/send/createSender.ts';
import {
  ask,
  canServe,
  faultOf,
  hasRsync,
  linkNow,
  seenIn,
  send,
  sendWorld,
  siteOf,
  startSshd,
  whole,
  type SendWorld,
} from '../../support/sendWorld.ts';

let world: SendWorld;
beforeEach(async () => void (world = await sendWorld()));

const tryServer = (sender: OpenSender, to = world.server) =>
  ask(sender, { do: 'try', way: 'server', values: { to, address: 'your-name.com' } });

const seen = () => seenIn(join(world.serverFolder, 'current/'));
test.each([
  '-oProxyCommand=x:/a',
  'you@host:/a;b',
  'you@host:/../etc',
  'you@host:/',
  'host',
  'you@host:$(x)',
])('"%s" is no folder of a server', async (to) => {
  expect(faultOf(await tryServer(world.sender(), to))).toContain('Write name, server and folder');
});

describe.skipIf(!hasRsync)('with rsync, and a folder of this machine as the other side', () => {
  test('each version has a folder, of which a link leads to one, and back', async () => {
    const sender = world.sender();
    const tried = await tryServer(sender);
    expect(tried.run?.lines.map(({ state }) => state)).not.toContain('wrong');
    expect(await readdir(world.serverFolder)).toEqual([]);
    expect(faultOf(await send(sender))).toBeNull();
    expect(await seen()).toBe(whole(1));
    const first = await linkNow(world);
    world.version = 2;
    const second = await send(sender);
    expect(await seen()).toBe(whole(2));
    const [now, then] = [await linkNow(world), first].map((link) =>
      join(world.serverFolder, link, 'picture.webp'),
    );
    expect((await stat(now ?? '')).ino, 'the same file takes room once').toBe(
      (await stat(then ?? '')).ino,
    );
    await ask(sender, { do: 'return', to: second.sent[1]?.id ?? '' });
    expect(await seen()).toBe(whole(1));
    expect(await linkNow(world)).toBe(first);

    const deaf = await world.ssh('sh -c "$*"; case "$*" in *.next-*) exit 255 ;; esac');
    const lost = world.sender({ ssh: deaf });
    await ask(lost, { do: 'return', to: second.sent[0]?.id ?? '' });
    expect(faultOf(await lost.state()), 'its answer was lost, and it is there').toBeNull();
    expect(await seen()).toBe(whole(2));
    expect((await sender.state()).sent[0]?.id).toBe(second.sent[0]?.id);
  });

  test('six versions stay, whatever the clock says', async () => {
    const sender = world.sender();
    await tryServer(sender);
    for (let version = 1; version <= 8; version += 1) {
      world.version = version;
      await send(sender);
      expect(await seen()).toBe(whole(version));
    }
    const releases = await readdir(join(world.serverFolder, 'releases'));
    expect(releases.length).toBeLessThanOrEqual(6);
    // Names of later times than now: the clock was an hour ahead.
    for (const name of releases) expect(name).toMatch(/^\d{8}-\d{6}-\w+$/);
  });

  test('a full disk, foreign files, a folder in place of the link and a newer version are said', async () => {
    const full = await world.ssh('sh -c "$*" | sed "s/^free:.*/free:12/"');
    const sender = world.sender({ ssh: full });
    await tryServer(sender);
    expect(faultOf(await send(sender))).toBe('The disk over there is full: 1 MB needed, 0 free.');
    const works = world.sender();
    expect(faultOf(await send(works))).toBeNull();
    await mkdir(join(world.serverFolder, 'releases/other'));
    const current = join(world.serverFolder, 'current');
    await rm(current);
    await symlink('releases/other', current);
    expect(faultOf(await send(works))).toBe(
      'Somebody else put something newer there. Look at it first.',
    );
    await rm(current);
    await mkdir(current);
    expect(faultOf(await send(works))).toContain('current over there is no link');
    const other = join(world.folder, 'other');
    await mkdir(other);
    await writeFile(join(other, 'index.html'), 'somebody else’s');
    const tried = await tryServer(world.sender(), `you@localhost:${other}`);
    expect(tried.run?.lines).toContainEqual({
      state: 'wrong',
      text: 'Something else lies there: index.html. Choose an empty place.',
    });
  });

  test('thousands of pages: the trial says that its ten seconds are over, and the way can be used', async () => {
    const makeSite: SenderOptions['makeSite'] = (options) =>
      options.isTrial
        ? new Promise((_, reject) => {
            options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
          })
        : siteOf(() => 1)(options);
    const sender = world.sender({ makeSite, trialLimit: 1500 });
    const tried = await tryServer(sender);
    expect(tried.run?.lines.at(-1)?.text).toContain('Ten seconds are over');
    expect(tried.way).toBe('server');
    await send(sender);
    expect(await seen()).toBe(whole(1));
  });
});

describe.skipIf(!canServe)('over ssh (left out where sshd or rsync is not installed)', () => {
  let sshd: Awaited<ReturnType<typeof startSshd>>;
  beforeAll(async () => {
    sshd = await startSshd((await sendWorld()).folder);
  });
  afterAll(() => sshd.stop());

  test('a site is sent, and again, and shown from a branch', async () => {
    const sender = world.sender({ ssh: sshd.fits });
    const { username } = userInfo();
    const to = `${username}@127.0.0.1:${world.serverFolder}`;
    await tryServer(sender, to);
    expect(faultOf(await send(sender))).toBeNull();
    world.version = 2;
    await send(sender);
    expect(await seen()).toBe(whole(2));
    const values = { to: `${username}@127.0.0.1:${world.bare}`, branch: 'pages' };
    await ask(sender, { do: 'try', way: 'git', values });
    expect(faultOf(await send(sender))).toBeNull();
    expect(world.git('show', 'pages:404.html')).toMatch(/^v2/);
  });

  test.each([
    ['locked', 'Your key is locked. Unlock it, then try again.'],
    ['stranger', 'Your key does not fit.'],
    ['unknown', 'This computer has never spoken to that server.'],
  ] as const)('a client that is %s: %s', async (client, sentence) => {
    const tried = await tryServer(world.sender({ ssh: sshd[client] }));
    expect(tried.run?.lines[0]?.text).toContain(sentence);
    expect(tried.way).toBeNull();
  });
});
