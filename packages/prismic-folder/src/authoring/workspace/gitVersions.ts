import { execFile } from 'node:child_process';

/** A version of a file in the history of a git checkout. */
interface GitVersion {
  readonly commit: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly subject: string;
  readonly bytes: number;
}

const MAX_VERSIONS = 50;
const TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A checkout's own configuration must not run programs or open connections. */
const SAFE = [
  '--no-pager',
  '--literal-pathspecs',
  '--no-replace-objects',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'log.showSignature=false',
  '-c',
  'protocol.allow=never',
];

/** The committed versions of a content folder's files. Only reads, and never fails: without git there are none. */
export function createGitVersions(contentDir: string, program = 'git') {
  const git = (args: readonly string[], input = ''): Promise<Buffer | null> =>
    new Promise((resolve) => {
      const child = execFile(
        program,
        [...SAFE, ...args],
        {
          cwd: contentDir,
          encoding: 'buffer',
          env: environment(),
          maxBuffer: MAX_BYTES,
          timeout: TIMEOUT_MS,
          windowsHide: true,
        },
        (error, stdout) => resolve(error ? null : stdout),
      );
      // A program that ends early closes its input.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input);
    });

  return {
    /** The newest first. `path` is relative to the content folder. */
    async list(path: string): Promise<readonly GitVersion[]> {
      const log = await git([
        'log',
        `--max-count=${MAX_VERSIONS}`,
        '--diff-filter=AMT',
        '--format=%H %ct %s',
        '--',
        path,
      ]);
      const commits = (log?.toString('utf8') ?? '').split('\n').flatMap(readLine);
      if (commits.length === 0) return [];
      const names = commits.map(({ commit }) => `${commit}:./${path}\n`).join('');
      const sizes = await git(['cat-file', '--batch-check=%(objectsize)'], names);
      const lines = (sizes?.toString('utf8') ?? '').split('\n');
      return commits.flatMap((version, index) => {
        const size = lines[index] ?? '';
        return /^\d+$/.test(size) ? [{ ...version, bytes: Number(size) }] : [];
      });
    },
    /** null if the commit does not have the file. */
    async read(commit: string, path: string): Promise<Uint8Array | null> {
      if (!/^[0-9a-f]{40,64}$/.test(commit)) return null;
      return git(['cat-file', 'blob', `${commit}:./${path}`]);
    },
  };
}

export type GitVersions = ReturnType<typeof createGitVersions>;

function readLine(line: string) {
  const [, commit = '', seconds = '', subject = ''] =
    /^([0-9a-f]{40,64}) (\d+) (.*)$/.exec(line) ?? [];
  return commit === '' ? [] : [{ commit, at: Number(seconds) * 1000, subject }];
}

/** Without what makes git look at another repository than the folder's, and without prompts. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return {
    ...Object.fromEntries(kept),
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}
