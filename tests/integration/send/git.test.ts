import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STOPPED, type OpenSender } from '#server/platforms/send/createSender.ts';
import { recordStore } from '#server/platforms/send/sendRecord.ts';
import {
  ask,
  documentsOf,
  faultOf,
  seenOn,
  send,
  sendWorld,
  siteOf,
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

const values = () => ({ to: world.remote, branch: 'pages', address: '' });

const tryGit = (sender: OpenSender, more: Record<string, string> = {}) =>
  ask(sender, { do: 'try', way: 'git', values: { ...values(), ...more } });

test('a trial says how it is and sends nothing; then the site is a commit on the branch', async () => {
  const sender = world.sender();
  const tried = await tryGit(sender);
  expect(tried.run?.lines.map(({ state, text }) => `${state}: ${text}`)).toEqual([
    'good: Reached, and your key fits',
    'good: Nothing newer lies there',
    'good: 24 pages, 1 picture',
    'good: Links work at your-name.com',
    'good: A page for wrong addresses is there',
  ]);
  expect(world.git('branch')).toBe('');
  expect(tried).toMatchObject({ way: 'git', online: null, waiting: 0 });

  const sent = await send(sender);
  expect(faultOf(sent)).toBeNull();
  expect(seenOn(world, 'pages')).toBe(whole(1));
  expect(world.git('ls-tree', '--name-only', 'pages')).toContain('.nojekyll');
  expect(sent.online?.address).toBe('https://your-name.com');
  expect(sent.sent).toMatchObject([{ what: 'The whole site, for the first time', isOnline: true }]);

  world.version = 2;
  expect((await sender.state()).waiting).toBe(1);
  const second = await send(sender);
  expect(seenOn(world, 'pages')).toBe(whole(2));
  expect(second).toMatchObject({ waiting: 0, sent: [{ what: 'Home' }, { isOnline: false }] });

  const [, earlier] = second.sent;
  await ask(sender, { do: 'return', to: earlier?.id ?? '' });
  expect(seenOn(world, 'pages')).toBe(whole(1));
  expect(await sender.state()).toMatchObject({ waiting: 1, sent: [{ isOnline: true }, {}, {}] });
});

test('a trial says that nobody finds a page at the address while Home is not public', async () => {
  const make = siteOf(() => 1);
  const sender = world.sender({
    async makeSite(options) {
      const made = await make(options);
      await rm(join(options.folder, 'index.html'));
      return made;
    },
  });
  const { run } = await tryGit(sender);
  expect(run?.lines.find(({ text }) => text.startsWith('Home is not public'))).toMatchObject({
    state: 'remark',
    opens: { address: '/edit/home/home' },
  });
});

test('a server that only its own machine reaches is not online', async () => {
  const here = { origin: 'http://localhost:3000', hasSecret: true, isLocal: false };
  const { ways } = await world.sender({ here }).state();
  expect(ways.find(({ id }) => id === 'here')?.lines?.[0]).toEqual({
    state: 'wrong',
    text: 'Its address is missing: set SITE_ORIGIN.',
  });
});

test('a branch with something else is named; one with a domain only is empty, and that is where the site is', async () => {
  const domain = join(world.folder, 'CNAME');
  await writeFile(domain, 'other.example\n');
  const blob = world.git('hash-object', '-w', domain);
  const commit = (...paths: readonly string[]) => {
    for (const path of paths)
      world.git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
    const made = world.git('commit-tree', '-m', 'Other', world.git('write-tree'));
    world.git('update-ref', 'refs/heads/pages', made);
  };
  commit('CNAME', 'README.md');
  const sender = world.sender();
  const tried = await tryGit(sender);
  expect(tried.run?.lines).toContainEqual({
    state: 'wrong',
    text: 'Something else lies there: README.md. Choose an empty place.',
  });
  expect(tried.way).toBeNull();
  world.git('read-tree', '--empty');
  commit('CNAME');
  expect((await tryGit(sender)).way).toBe('git');
  expect((await send(sender)).online?.address).toBe('https://other.example');
  expect(world.git('show', 'pages:CNAME')).toBe('other.example');
});

test('what the other side says is why a trial came to nothing', async () => {
  const ssh = await world.ssh("echo 'you@x: Permission denied (publickey).' >&2; exit 255");
  const { run, way } = await tryGit(world.sender({ ssh }));
  expect(run?.lines[0]).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('Your key does not fit.'),
  });
  expect(way).toBeNull();
});

describe('where a site is online', () => {
  let sender: OpenSender;
  let online: () => Promise<void>;
  beforeAll(async () => {
    await empty();
    await tryGit(world.sender());
    await send(world.sender());
    online = await world.keep();
  });
  beforeEach(async () => {
    await online();
    sender = world.sender();
  });

  test('a version with a page less says so', async () => {
    world.version = 2;
    const less = world.sender({ documents: async () => documentsOf(1).slice(0, 1) });
    expect((await send(less)).sent[0]?.what).toBe('1 page fewer');
  });

  test('what somebody else put there is not replaced before the owner has looked', async () => {
    const other = world.git('commit-tree', '-m', 'Mine', '-p', 'pages', 'pages^{tree}');
    world.git('update-ref', 'refs/heads/pages', other);
    world.version = 2;
    const refused = await send(sender);
    expect(faultOf(refused)).toBe('Somebody else put something newer there. Look at it first.');
    expect(world.git('rev-parse', 'pages')).toBe(other);
    expect(faultOf(await send(sender, refused.run?.fault?.over))).toBeNull();
    expect(seenOn(world, 'pages')).toBe(whole(2));
    expect(world.git('rev-parse', 'pages^')).toBe(other);
  });

  test('a second computer is told of the site that the first one sent, and asks before it replaces it', async () => {
    const tip = world.git('rev-parse', 'pages');
    world.version = 2;
    let record: string | null = null;
    const store = recordStore({
      read: async () => record,
      write: async (text) => void (record = text),
    });
    const second = world.sender({ store });
    const text = 'A site sent from another computer lies there. Look at it first.';
    const tried = await tryGit(second);
    expect(tried.run?.lines).toContainEqual({ state: 'remark', text });
    expect(tried.way).toBe('git');
    const refused = await send(second);
    expect(refused.run?.fault).toEqual({ text, over: tip });
    expect(seenOn(world, 'pages')).toBe(whole(1));
    expect(faultOf(await send(second, tip))).toBeNull();
    expect(seenOn(world, 'pages')).toBe(whole(2));
  });

  test('a guarded branch is refused by the other side, and what was online stays', async () => {
    const hook = join(world.bare, 'hooks/pre-receive');
    await mkdir(dirname(hook));
    await writeFile(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    world.version = 2;
    expect(faultOf(await send(sender))).toBe('This branch is guarded. Choose another.');
    expect(seenOn(world, 'pages')).toBe(whole(1));
  });

  test('only one sends at a time, in this process or another', async () => {
    await sender.ask({ do: 'send' });
    await expect(sender.ask({ do: 'send' })).rejects.toThrow('It is being sent already.');
    await ask(sender, { do: 'stop' });
    const lock = join(world.folder, 'cache/lock');
    await writeFile(lock, `${process.ppid}`);
    await expect(sender.ask({ do: 'send' })).rejects.toThrow('Another window or terminal');
    // The numbers of processes begin again with each start of a container.
    for (const ended of [999_999_999, process.pid]) {
      await writeFile(lock, `${ended}`);
      expect(faultOf(await tryGit(sender, { to: '' })), 'it has begun').toContain('Write where');
    }
  });

  test('a folder that cannot be cleared keeps nobody from sending again', async () => {
    const cache = join(world.folder, 'cache');
    sender = world.sender({
      async makeSite() {
        await rm(cache, { recursive: true });
        await writeFile(cache, 'no folder');
        throw new Error('The disk is gone');
      },
    });
    expect(faultOf(await send(sender))).toBe('The disk is gone');
    await rm(cache);
    expect(faultOf(await send(sender)), 'it has begun again').toBe('The disk is gone');
  });

  test('a trial that reaches nothing in time, or is stopped, changes nothing of where the site goes', async () => {
    const ssh = await world.ssh('exec sleep 60');
    const slow = world.sender({ ssh, trialLimit: 200 });
    const late = await tryGit(slow, { branch: 'other' });
    expect(faultOf(late)).toContain('Nothing answered within ten seconds.');
    const stopping = world.sender({ ssh });
    await stopping.ask({ do: 'try', way: 'git', values: { ...values(), branch: 'other' } });
    await ask(stopping, { do: 'stop' });
    const { run, ways } = await stopping.state();
    expect(run).toMatchObject({ lines: [STOPPED], fault: null });
    const branch = ways.find(({ id }) => id === 'git')?.fields.find(({ id }) => id === 'branch');
    expect(branch?.value).toBe('pages');
  });

  test('stopping leaves what was online, and what arrived all the same is found', async () => {
    world.version = 2;
    const stopping = world.sender({
      makeSite: async () => new Promise<never>((_, reject) => setImmediate(reject, new Error('x'))),
    });
    await stopping.ask({ do: 'send' });
    await ask(stopping, { do: 'stop' });
    expect((await stopping.state()).run?.lines.at(-1)).toBe(STOPPED);
    expect(seenOn(world, 'pages')).toBe(whole(1));

    // The line is gone once the branch has moved: nobody hears of it, and the next look finds it.
    const tip = `git -C ${world.bare} rev-parse pages`;
    const deaf = await world.ssh(`[ -e "$0.gone" ] && exit 255
before=$(${tip}); sh -c "$*"; [ "$before" = "$(${tip})" ] || { touch "$0.gone"; kill -9 $PPID; }`);
    const lost = await send(world.sender({ ssh: deaf }));
    expect(seenOn(world, 'pages')).toBe(whole(2));
    expect(faultOf(lost)).not.toBeNull();
    const { sent, waiting } = await tryGit(sender);
    expect(sent).toMatchObject([{ what: 'Home', isOnline: true }, {}]);
    expect(waiting).toBe(0);
  });
});
