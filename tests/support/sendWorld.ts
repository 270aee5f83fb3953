import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OnlineState, SendRequest } from '#page-editor/server';
import { freePort } from './freePort.ts';
import {
  createSender,
  type OpenSender,
  type SenderOptions,
} from '#server/platforms/send/createSender.ts';
import type { MakeSite } from '#server/platforms/send/siteFiles.ts';
import { recordStore, type SiteDocument } from '#server/platforms/send/sendRecord.ts';

/** How many pages the test's site has. */
export const PAGES = 24;

/** A world to send to: a folder, what reaches it in place of ssh, and a site whose every file says its version. */
export interface SendWorld {
  readonly folder: string;
  /** A bare repository, as ssh names it. */
  readonly remote: string;
  readonly bare: string;
  readonly git: (...args: readonly string[]) => string;
  /** A folder of a server, as ssh names it. */
  readonly server: string;
  readonly serverFolder: string;
  /** What the next site says, in all its files. */
  version: number;
  readonly sender: (options?: Partial<SenderOptions>) => OpenSender;
  /** A program in place of ssh; `script` sees the command for the other side as $*. */
  readonly ssh: (script: string) => Promise<string>;
  /** Remembers how everything is; what is returned brings it back, again and again. */
  readonly keep: () => Promise<() => Promise<void>>;
}

/** Leaves the command for the other side as $*. */
const READ_COMMAND = `#!/bin/sh
[ "$1" = -G ] && exit 0
while case "$1" in -[opl]) true ;; *) false ;; esac; do shift 2; done
[ "$1" = -- ] && shift
shift
`;

/** Passes only so many bytes on, as a line that is cut does. */
const CUT = `import { spawn } from 'node:child_process';
let left = Number(process.argv[2]);
const child = spawn('sh', ['-c', process.argv.slice(3).join(' ')], { stdio: ['pipe', 'pipe', 'inherit'] });
const cut = () => { child.stdin.destroy(); child.stdout.destroy(); process.stderr.write('Connection reset by peer\\n'); process.exit(255); };
const pass = (from, to) => from.on('data', (bytes) => {
  to.write(bytes.subarray(0, left));
  left -= bytes.length;
  if (left <= 0) cut();
});
child.stdin.on('error', () => {});
pass(process.stdin, child.stdin);
pass(child.stdout, process.stdout);
process.stdin.on('end', () => child.stdin.end());
child.on('close', (code) => process.exit(code ?? 255));
`;

export async function sendWorld(): Promise<SendWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'send-'));
  const bare = join(folder, 'site.git');
  const serverFolder = join(folder, 'www');
  execFileSync('git', ['init', '--quiet', '--bare', '--template=', bare]);
  await mkdir(serverFolder);
  await writeFile(join(folder, 'cut.mjs'), CUT);
  let programs = 0;
  const ssh = async (script: string) => {
    const path = join(folder, `ssh-${(programs += 1)}`);
    await writeFile(path, READ_COMMAND + script);
    await chmod(path, 0o755);
    return path;
  };
  const local = await ssh('exec sh -c "$*"');
  let record: string | null = null;
  const world: SendWorld = {
    folder,
    remote: `localhost:${bare}`,
    bare,
    git: (...args) => execFileSync('git', ['-C', bare, ...args], { encoding: 'utf8' }).trim(),
    server: `you@localhost:${serverFolder}`,
    serverFolder,
    version: 1,
    ssh,
    sender: (options) =>
      createSender({
        store: recordStore({
          read: async () => record,
          write: async (text) => void (record = text),
        }),
        cacheFolder: join(folder, 'cache'),
        makeSite: siteOf(() => world.version),
        documents: async () => documentsOf(world.version),
        locked: async () => [],
        shareLinks: async () => 0,
        origin: 'https://your-name.com',
        here: { origin: null, hasSecret: false, isLocal: true },
        // However slow this machine, a trial comes to its end.
        trialLimit: 120_000,
        ssh: local,
        ...options,
      }),
    async keep() {
      const kept = {
        folder: await mkdtemp(join(tmpdir(), 'kept-')),
        record,
        version: world.version,
      };
      const copy = (from: string, to: string) =>
        cp(from, to, { recursive: true, verbatimSymlinks: true });
      await copy(folder, kept.folder);
      return async () => {
        await rm(folder, { recursive: true, force: true });
        await copy(kept.folder, folder);
        ({ record, version: world.version } = kept);
      };
    },
  };
  return world;
}

/** Asks a sender for something; its state once that has ended. */
export async function ask(sender: OpenSender, request: SendRequest): Promise<OnlineState> {
  await sender.ask(request);
  await sender.settled();
  return sender.state();
}

/** `over`: what may be replaced. */
export const send = (sender: OpenSender, over?: string) =>
  ask(sender, { do: 'send', ...(over !== undefined && { over }) });

export const faultOf = ({ run }: OnlineState) => run?.fault?.text ?? null;

/** What cuts the line after so many bytes, in either direction. */
export const cutAfter = (world: SendWorld, bytes: number): Promise<string> =>
  world.ssh(`exec ${process.execPath} ${join(world.folder, 'cut.mjs')} ${bytes} "$*"`);

/** Home differs with each version, and one more page. */
export const documentsOf = (version: number): SiteDocument[] => [
  { id: 'home', name: 'Home', digest: `${version}` },
  { id: 'low-tide', name: 'Low Tide', digest: 'same' },
];

/** A site whose every page says the version. */
export const siteOf =
  (version: () => number): MakeSite =>
  async ({ folder, address, onDone }) => {
    const base = new URL(address).pathname.replace(/\/$/, '');
    await rm(folder, { recursive: true, force: true });
    for (let page = 0; page < PAGES; page += 1) {
      const path = page === 0 ? folder : join(folder, `page-${page}`);
      await mkdir(path, { recursive: true });
      const link = `<a href="${base}/page-${(page + 1) % PAGES || 1}">next</a>`;
      // Bytes that no compression removes, so that a cut can be anywhere.
      const noise = Array.from(
        { length: 60 },
        (_, at) => Math.imul(page * 977 + at + version() * 31_337, 2654435761) >>> 0,
      );
      await writeFile(join(path, 'index.html'), `v${version()}. ${link} ${noise.join(' ')}`);
      onDone('pages', page + 1, PAGES);
    }
    await writeFile(join(folder, '404.html'), `v${version()}. <a href="${base}/">Home</a>`);
    await writeFile(join(folder, 'picture.webp'), 'always the same');
    return { pages: PAGES, pictures: 1, media: 0, cards: 0, missing: [], locked: [] };
  };

/** The versions that a visitor of a folder sees, with how many pages say so. */
export async function seenIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true });
  const pages = entries.filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')));
  const seen = [...new Set(texts.map((text) => /^v\d+/.exec(text)?.[0] ?? 'half a page'))];
  return `${seen.sort().join(' and ')} on ${pages.length} pages`;
}

/** The same of a branch. */
export function seenOn(world: SendWorld, branch: string): string {
  const found = world.git('grep', '-hoE', '^v[0-9]+', branch, '--', '*.html').split('\n');
  return `${[...new Set(found)].sort().join(' and ')} on ${found.length} pages`;
}

export const whole = (version: number): string => `v${version} on ${PAGES + 1} pages`;

export const linkNow = (world: SendWorld): Promise<string> =>
  readlink(join(world.serverFolder, 'current'));

const SSHD = '/usr/sbin/sshd';
const hasRsync = (process.env['PATH'] ?? '')
  .split(':')
  .some((one) => existsSync(join(one, 'rsync')));

/** Whether this machine can be its own server. */
export const canServe = existsSync(SSHD) && hasRsync;
export { hasRsync };

/** A real server of ssh on this machine, and what reaches it with a key of its own. */
export async function startSshd(folder: string) {
  const at = (name: string) => join(folder, name);
  const keygen = (name: string, passphrase: string) =>
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', passphrase, '-f', at(name)]);
  for (const name of ['host', 'key', 'other']) keygen(name, '');
  keygen('locked', 'a passphrase');
  const port = await freePort();
  await writeFile(at('authorized'), await readFile(at('key.pub')));
  await writeFile(
    at('sshd.conf'),
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${at('host')}`,
      `AuthorizedKeysFile ${at('authorized')}`,
      'StrictModes no',
      'PasswordAuthentication no',
      'KbdInteractiveAuthentication no',
      'PermitRootLogin yes',
      'PidFile none',
    ].join('\n'),
  );
  await mkdir('/run/sshd', { recursive: true }).catch(() => {});
  const server: ChildProcess = spawn(SSHD, ['-D', '-e', '-f', at('sshd.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve) => {
    server.stderr?.on('data', (text: Buffer) => text.includes('listening') && resolve());
  });
  const known = `[127.0.0.1]:${port} ${await readFile(at('host.pub'), 'utf8')}`;
  await writeFile(at('known'), known);
  /** A client with a key and a list of known servers. */
  const client = async (name: string, key: string, knownHosts: string) => {
    await writeFile(
      at(`${name}.conf`),
      `Host *\n  HostName 127.0.0.1\n  Port ${port}\n  IdentityFile ${at(key)}\n  IdentitiesOnly yes\n  IdentityAgent none\n  UserKnownHostsFile ${at(knownHosts)}\n  GlobalKnownHostsFile /dev/null\n`,
    );
    await writeFile(at(name), `#!/bin/sh\nexec ssh -F ${at(`${name}.conf`)} "$@"\n`);
    await chmod(at(name), 0o755);
    return at(name);
  };
  return {
    fits: await client('fits', 'key', 'known'),
    locked: await client('is-locked', 'locked', 'known'),
    unknown: await client('unknown', 'key', 'nobody'),
    stranger: await client('stranger', 'other', 'known'),
    stop: () => void server.kill(),
  };
}
