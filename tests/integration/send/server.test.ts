import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
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
  startSshd,
  whole,
  type SendWorld,
} from '../../support/sendWorld.ts';

let world: SendWorld;
let empty: () => Promise<void>;
beforeAll(async () => {
  world = await sendWorld();
  empty = await world.keep();
});
beforeEach(() => empty());

const tryServer = (sender: OpenSender, to = world.server) =>
  ask(sender, { do: 'try', way: 'server', values: { to, address: 'your-name.com' } });

const seen = () => seenIn(join(world.serverFolder, 'current/'));

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

  test('thousands of pages: the trial says that its ten seconds are over, and the way can be used', async () => {
    const makeSite: SenderOptions['makeSite'] = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const sender = world.sender({ makeSite, trialLimit: 1500 });
    const tried = await tryServer(sender);
    expect(tried.run?.lines.at(-1)?.text).toContain('Ten seconds are over');
    expect(tried.way).toBe('server');
  });

  describe('where a version is online', () => {
    let sender: OpenSender;
    let online: () => Promise<void>;
    const current = () => join(world.serverFolder, 'current');
    beforeAll(async () => {
      await empty();
      await tryServer(world.sender());
      await send(world.sender());
      online = await world.keep();
    });
    beforeEach(async () => {
      await online();
      sender = world.sender();
    });

    test('five stay, and what is online, though the clock was an hour ahead before', async () => {
      const releases = join(world.serverFolder, 'releases');
      for (let at = 0; at < 4; at += 1) {
        await mkdir(join(releases, `20200101-00000${at}-past`));
        await mkdir(join(releases, `20990101-00000${at}-next`));
      }
      world.version = 2;
      await send(sender);
      expect(await seen()).toBe(whole(2));
      const names = await readdir(releases);
      expect(names.filter((name) => name.endsWith('-next'))).toHaveLength(4);
      expect(names).toHaveLength(5);
      for (const name of names) expect(name).toMatch(/^\d{8}-\d{6}-\w+$/);
    });

    test('a full disk is said before anything is sent', async () => {
      await rm(world.serverFolder, { recursive: true });
      await mkdir(world.serverFolder);
      const ssh = await world.ssh('sh -c "$*" | sed "s/^free:.*/free:12/"');
      const said = faultOf(await send(world.sender({ ssh })));
      expect(said).toBe('The disk over there is full: 1 MB needed, 0 free.');
    });

    test('somebody else’s version, a folder in place of the link and foreign files are said', async () => {
      await mkdir(join(world.serverFolder, 'releases/other'));
      await rm(current());
      await symlink('releases/other', current());
      const said = 'Somebody else put something newer there. Look at it first.';
      expect(faultOf(await send(sender))).toBe(said);
      await rm(current());
      await mkdir(current());
      expect(faultOf(await send(sender))).toContain('current over there is no link');
      const other = join(world.folder, 'other');
      await mkdir(other);
      await writeFile(join(other, 'index.html'), 'somebody else’s');
      const tried = await tryServer(sender, `you@localhost:${other}`);
      expect(tried.run?.lines).toContainEqual({
        state: 'wrong',
        text: 'Something else lies there: index.html. Choose an empty place.',
      });
    });
  });
});

describe.skipIf(!canServe)('over ssh (left out where sshd or rsync is not installed)', () => {
  let sshd: Awaited<ReturnType<typeof startSshd>>;
  beforeAll(async () => {
    sshd = await startSshd(await mkdtemp(join(tmpdir(), 'sshd-')));
  });
  afterAll(() => sshd.stop());

  test('a site is sent, and shown from a branch', async () => {
    const sender = world.sender({ ssh: sshd.fits });
    const { username } = userInfo();
    const to = `${username}@127.0.0.1:${world.serverFolder}`;
    await tryServer(sender, to);
    expect(faultOf(await send(sender))).toBeNull();
    expect(await seen()).toBe(whole(1));
    const values = { to: `${username}@127.0.0.1:${world.bare}`, branch: 'pages' };
    await ask(sender, { do: 'try', way: 'git', values });
    expect(faultOf(await send(sender))).toBeNull();
    expect(world.git('show', 'pages:404.html')).toMatch(/^v1/);
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
