import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** One way in which a content folder can be wrong. */
export interface WrongFile {
  readonly what: string;
  /** What is wrong: a path below the content folder. */
  readonly path: string;
  /** Makes it wrong; gets the absolute path. */
  readonly make: (path: string) => void;
  /** False where nothing keeps it from being read: what is in it is for the content check. */
  readonly isNamed?: false;
}

const folder = (path: string) => mkdirSync(path, { recursive: true });
const write = (path: string, content: string | Uint8Array = '{"data":{}}') => {
  folder(dirname(path));
  writeFileSync(path, content);
};
const closedFolder =
  (mode = 0) =>
  (path: string) => {
    write(join(path, 'inside.json'));
    chmodSync(path, mode);
  };
const closedFile = (path: string) => {
  write(path);
  chmodSync(path, 0);
};
const link = (target: string) => (path: string) => {
  folder(dirname(path));
  symlinkSync(target, path);
};
const pipe = (path: string) => {
  folder(dirname(path));
  execFileSync('mkfifo', [path]);
};
/** The socket stays when the process that listened is gone. */
const socket = (path: string) =>
  void spawnSync(
    process.execPath,
    [
      '-e',
      'require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))',
      path,
    ],
    { stdio: 'ignore' },
  );
const content = (bytes: string | Uint8Array) => (path: string) => write(path, bytes);

const PAGE = 'documents/page';

/** Each for itself harmless to the others: all of them may be in one folder. */
export const WRONG_FILES: readonly WrongFile[] = [
  { what: 'a closed folder of documents', path: 'documents/zz', make: closedFolder() },
  { what: 'a folder that may be listed only', path: 'documents/listed', make: closedFolder(0o444) },
  { what: 'a closed document', path: `${PAGE}/closed.json`, make: closedFile },
  { what: 'a dangling link', path: `${PAGE}/dangling.json`, make: link('nowhere.json') },
  { what: 'a link to itself', path: `${PAGE}/self.json`, make: link('self.json') },
  { what: 'a link to a large folder elsewhere', path: 'documents/usr', make: link('/usr') },
  { what: 'a link to the content itself', path: 'documents/cycle', make: link('..') },
  {
    what: 'a link to a closed file',
    path: `${PAGE}/shadow.json`,
    make: (path) => {
      closedFile(join(dirname(path), '.shadow'));
      link('.shadow')(path);
    },
  },
  { what: 'a pipe', path: `${PAGE}/pipe.json`, make: pipe },
  { what: 'a socket', path: 'documents/socket.json', make: socket },
  { what: 'a link to a device', path: `${PAGE}/zero.json`, make: link('/dev/zero') },
  { what: 'a folder named like a document', path: `${PAGE}/folder.json`, make: folder },
  {
    what: 'a tree of a hundred levels',
    path: `documents/deep${'/d'.repeat(32)}`,
    make: (path) => folder(path + '/d'.repeat(68)),
  },
  {
    what: 'a name that is not UTF-8',
    path: `${PAGE}/latin-\uFFFD.json`,
    make: (path) =>
      writeFileSync(
        Buffer.concat([
          Buffer.from(join(dirname(path), 'latin-')),
          Buffer.from([0xe9]),
          Buffer.from('.json'),
        ]),
        '{}',
      ),
  },
  {
    what: 'a name with a line break',
    path: `${PAGE}/line\nbreak.json`,
    make: content('{"data":{}}'),
    isNamed: false,
  },
  {
    what: 'a document in UTF-16',
    path: `${PAGE}/utf16.json`,
    make: content(Buffer.from('\uFEFF{"data":{}}', 'utf16le')),
    isNamed: false,
  },
  {
    what: 'bytes that are not UTF-8',
    path: `${PAGE}/bytes.json`,
    make: content(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0])),
    isNamed: false,
  },
  {
    what: 'a document of 600 MB',
    path: `${PAGE}/huge.json`,
    make: (path) => {
      write(path);
      truncateSync(path, 600_000_000);
    },
  },
  { what: 'a closed release', path: 'releases/zz', make: closedFolder() },
  {
    what: 'closed documents of a release',
    path: 'releases/spring/documents',
    make: closedFolder(),
  },
  { what: 'a release that is a link', path: 'releases/linked', make: link('/usr/lib') },
  { what: 'a closed folder of drafts', path: 'drafts/documents/page', make: closedFolder() },
  {
    what: 'a dangling draft',
    path: 'drafts/documents/project/gone.json',
    make: link('/nowhere/at/all'),
  },
  { what: 'a closed archive', path: 'archive/documents', make: closedFolder() },
  { what: 'a closed folder of media', path: 'media/zz', make: closedFolder() },
  { what: 'a closed image', path: 'media/closed.png', make: closedFile },
  { what: 'a pipe among media', path: 'media/pipe.png', make: pipe },
  { what: 'a link out of the media', path: 'media/usr', make: link('/usr') },
  { what: 'half an image', path: 'media/half.png', make: content('\u0089PNG\r\n'), isNamed: false },
  { what: 'details of media that are a folder', path: 'media.json', make: folder, isNamed: false },
  { what: 'a closed external project', path: 'behance/123.json', make: closedFile },
  { what: 'a file in place of the history', path: '.history', make: content(''), isNamed: false },
  { what: 'a closed folder of share links', path: '.access', make: closedFolder(), isNamed: false },
];

/** Gives all permissions back below a folder. Links are not followed. */
export function open(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) open(join(path, name));
}

/** Removes what is wrong. */
export function remove(path: string): void {
  open(path);
  rmSync(path, { recursive: true, force: true });
}
