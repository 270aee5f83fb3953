import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultOf } from './faults.ts';
import { runProgram, type ProgramOptions, type ProgramResult } from './program.ts';
import { readSite, type GitTarget } from './targets.ts';
import { SSH_OPTIONS, unlessThere, type Way } from './Way.ts';

export interface GitWayOptions extends GitTarget {
  /** A repository of this program's own; it may be removed at any time. */
  readonly folder: string;
  /** The program that reaches other machines: `ssh`. */
  readonly ssh?: string;
}

/** Nothing of the owner's own settings changes which files are committed, or runs programs. */
const SETTINGS = {
  'core.autocrlf': 'false',
  'core.attributesFile': '/dev/null',
  'core.excludesFile': '/dev/null',
  'core.hooksPath': '/dev/null',
  'commit.gpgSign': 'false',
  'gc.auto': '0',
  'protocol.ext.allow': 'never',
  'http.lowSpeedLimit': '1',
  'http.lowSpeedTime': '30',
};

/** Commits name the program: an owner's own address would be public, and GitHub may refuse it. */
const AUTHOR = { NAME: 'Slicefolio', EMAIL: 'slicefolio@localhost' };

/** A file in which GitHub writes the owner's own domain. */
const DOMAIN = 'CNAME';

/** What GitLab needs to show a branch. */
const GITLAB = `pages:
  script:
    - mkdir .public
    - cp -r * .public
    - mv .public public
  artifacts:
    paths:
      - public
`;

/** The object's name of a commit or a tree. */
const NAME = /^[0-9a-f]{40,64}$/;

/** The site as a commit on a branch. */
export function gitWay({ remote, branch, host, folder, ssh = 'ssh' }: GitWayOptions): Way {
  const ref = `refs/heads/${branch}`;
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const env = {
    GIT_DIR: folder,
    GIT_SSH_VARIANT: 'ssh',
    GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? [ssh, ...SSH_OPTIONS].join(' '),
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) =>
        Object.entries(AUTHOR).map(([name, value]) => [`GIT_${who}_${name}`, value]),
      ),
    ),
  };
  const attempt = (args: readonly string[], options: ProgramOptions = {}) =>
    runProgram('git', [...settings, ...args], { ...options, env: { ...env, ...options.env } });
  const git = async (args: readonly string[], options: ProgramOptions = {}): Promise<string> => {
    const result: ProgramResult = await attempt(args, options);
    if (result.code === 0) return result.out.trim();
    throw await faultOf('git', result, { program: ssh, host });
  };
  const open = async (signal: AbortSignal) => {
    await mkdir(folder, { recursive: true });
    await git(['init', '--quiet', '--bare', folder], { signal });
  };
  const tipNow = async (signal: AbortSignal): Promise<string | null> => {
    const listed = await git(['ls-remote', '--', remote, ref], { signal });
    const [name = ''] = listed.split(/\s/);
    return NAME.test(name) ? name : null;
  };
  /** Brings a commit here, if it is not. */
  const bring = async (commit: string, signal: AbortSignal) => {
    const { code } = await attempt(['cat-file', '-e', `${commit}^{tree}`], { signal });
    if (code !== 0)
      await git(['fetch', '--quiet', '--no-tags', '--depth=1', '--', remote, commit], { signal });
  };
  const textAt = async (commit: string, path: string) => {
    const { code, out } = await attempt(['cat-file', 'blob', `${commit}:${path}`]);
    return code === 0 ? out : null;
  };
  const commitTree = (tree: string, parent: string | null, what: string, signal: AbortSignal) =>
    git(['commit-tree', tree, ...(parent === null ? [] : ['-p', parent]), '-m', what], { signal });
  /** Moves the branch if it is still where it was: git replaces a branch at the very end, and at once. */
  const push = async (
    commit: string,
    tip: string | null,
    signal: AbortSignal,
    onLine?: (line: string) => void,
  ) => {
    const lease = `--force-with-lease=${ref}:${tip ?? ''}`;
    const args = ['push', '--progress', '--no-verify', lease, '--', remote, `${commit}:${ref}`];
    await git(args, { signal, onLine }).catch((error: unknown) =>
      unlessThere(error, async () => (await tipNow(signal)) === commit, signal),
    );
    return commit;
  };

  return {
    async look(signal) {
      await open(signal);
      const tip = await tipNow(signal);
      if (tip !== null) await bring(tip, signal);
      // Whether the key may write, too: an empty commit that is not sent.
      const empty = await git(['hash-object', '-t', 'tree', '-w', '/dev/null'], { signal });
      const commit = await commitTree(empty, tip, 'Trial', signal);
      await git(['push', '--dry-run', '--quiet', '--no-verify', '--', remote, `${commit}:${ref}`], {
        signal,
      });
      const domain = tip === null ? null : await textAt(tip, DOMAIN);
      return {
        tip,
        others: async () =>
          tip === null
            ? []
            : (await git(['ls-tree', '--name-only', tip]))
                .split('\n')
                .filter((name) => name !== '' && name !== DOMAIN),
        isSite: tip !== null && (await git(['show', '-s', '--format=%ae', tip])) === AUTHOR.EMAIL,
        free: null,
        site: domain?.trim() ? readSite(domain) : null,
      };
    },
    async send({ folder: site, tip, what, onRef, onFile, signal }) {
      await open(signal);
      if (tip !== null) await bring(tip, signal);
      // GitHub leaves out what begins with an underline, unless this is there.
      await writeFile(join(site, '.nojekyll'), '');
      if (/(?:^|\.)gitlab\./.test(host)) await writeFile(join(site, '.gitlab-ci.yml'), GITLAB);
      const domain = tip === null ? null : await textAt(tip, DOMAIN);
      if (domain !== null) await writeFile(join(site, DOMAIN), domain);
      const index = join(folder, 'site-index');
      await rm(index, { force: true });
      const inSite = { signal, env: { GIT_WORK_TREE: site, GIT_INDEX_FILE: index }, cwd: site };
      await git(['add', '--all', '--force', '.'], inSite);
      const tree = await git(['write-tree'], inSite);
      if (tip !== null && (await git(['rev-parse', `${tip}^{tree}`], { signal })) === tree)
        return tip;
      const commit = await commitTree(tree, tip, what, signal);
      await onRef(commit);
      return push(commit, tip, signal, (line) => {
        const [, done, known] = /Writing objects:.*\((\d+)\/(\d+)\)/.exec(line) ?? [];
        if (done !== undefined && known !== undefined) onFile(Number(done), Number(known));
      });
    },
    async goBack({ ref: earlier, tip, what }, signal) {
      await open(signal);
      await bring(earlier, signal);
      if (tip !== null) await bring(tip, signal);
      const tree = await git(['rev-parse', `${earlier}^{tree}`], { signal });
      return push(await commitTree(tree, tip, what, signal), tip, signal);
    },
  };
}
