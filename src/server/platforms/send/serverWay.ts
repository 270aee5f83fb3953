import { faultOf } from './faults.ts';
import { runProgram, SendError, type ProgramOptions } from './program.ts';
import type { ServerTarget } from './targets.ts';
import { SSH_OPTIONS, unlessThere, type Look, type Way } from './Way.ts';

export interface ServerWayOptions extends ServerTarget {
  /** The program that reaches the server: `ssh`. */
  readonly ssh?: string;
}

/** What visitors see: a link to a version. */
export const CURRENT = 'current';
const RELEASES = 'releases';

/** How many versions stay there, to go back to. */
const KEPT = 5;

/** Letters and digits of a version's name, which is a folder. */
const VERSION = /^[\w-]+$/;

/** `20261128-140200-k3f9`; the end keeps two of one second apart, and a clock that was set back. */
const timeName = () =>
  `${new Date()
    .toISOString()
    .replaceAll(/\.\d+Z|[-:]/g, '')
    .replace('T', '-')}-${Math.random().toString(36).slice(2, 6)}`;

/** Replaces the link in one step: a visitor finds the earlier version or the new one. GNU and busybox say -T, macOS -h. */
const switchTo = (version: string) =>
  `ln -s ${RELEASES}/${version} .next-${version} && { mv -Tf .next-${version} ${CURRENT} 2>/dev/null || mv -fh .next-${version} ${CURRENT}; }`;

const lookAt = (folder: string) => `d=${folder}
if [ -d "$d" ]; then
  ls -A "$d" | head -n 100 | while read -r n; do echo "name:$n"; done
  [ -e "$d/${CURRENT}" ] && [ ! -L "$d/${CURRENT}" ] && echo blocked:
  [ -L "$d/${CURRENT}" ] && echo "link:$(readlink "$d/${CURRENT}")"
fi
while [ ! -d "$d" ]; do d=$(dirname "$d"); done
[ -w "$d" ] && echo write:
command -v rsync >/dev/null && echo rsync:
echo "free:$(df -Pk "$d" | tail -n 1 | awk "{ print \\$4 }")"`;

/** The site in a folder of a server, each version in one of its own. */
export function serverWay({ login, host, port, folder, ssh = 'ssh' }: ServerWayOptions): Way {
  const options = [...SSH_OPTIONS, ...(port === null ? [] : ['-p', port])];
  const run = async (program: string, args: readonly string[], rest: ProgramOptions) => {
    const result = await runProgram(program, args, rest);
    if (result.code === 0) return result.out;
    throw await faultOf(program, result, { program: ssh, host });
  };
  /** No script has a quote, and no path of one anything else that a shell reads (`readServerTarget`). */
  const remote = (script: string, signal: AbortSignal) =>
    run(ssh, [...options, '--', login, `sh -c '${script}'`], { signal });

  const look = async (
    signal: AbortSignal,
  ): Promise<Look & { readonly names: readonly string[] }> => {
    const said = await remote(lookAt(folder), signal);
    const all = (name: string) =>
      [...said.matchAll(new RegExp(`^${name}:(.*)$`, 'gm'))].map(([, value = '']) => value);
    if (all('rsync').length === 0) {
      throw new SendError(
        'The program rsync is not on that server. Install it there, then try again.',
      );
    }
    if (all('write').length === 0)
      throw new SendError('You may not write in that folder over there.');
    if (all('blocked').length > 0) {
      throw new SendError(`${folder}/${CURRENT} over there is no link. Choose another folder.`);
    }
    const names = all('name');
    const [link] = all('link');
    const [free = ''] = all('free');
    const tip = link?.startsWith(`${RELEASES}/`) ? link.slice(RELEASES.length + 1) : (link ?? null);
    const others = names.filter(
      (name) => ![RELEASES, CURRENT].includes(name) && !name.startsWith('.next-'),
    );
    return {
      tip: tip ?? (others.length > 0 ? 'other files' : null),
      others: async () => others,
      isSite: tip !== null && VERSION.test(tip),
      free: /^\d+$/.test(free) ? Number(free) * 1024 : null,
      site: null,
      names,
    };
  };
  /** Runs a script after which a version is online; says what it says, nothing where the answer was lost. */
  const remoteSwitch = (script: string, version: string, signal: AbortSignal) =>
    remote(script, signal).catch((error: unknown) =>
      unlessThere(error, async () => (await look(signal)).tip === version, signal),
    );

  return {
    look,
    async send({ folder: site, files, tip, onRef, onFile, signal }) {
      const version = timeName();
      const part = `${RELEASES}/${version}.part`;
      await remote(`mkdir -p ${folder}/${RELEASES} && rm -rf ${folder}/${RELEASES}/*.part`, signal);
      let done = 0;
      const base = tip !== null && VERSION.test(tip) ? [`--link-dest=../${tip}/`] : [];
      const shell = [ssh, ...options].join(' ');
      await run(
        'rsync',
        // Files that are the same as now are links to those, whatever their times.
        [
          '-rvc',
          '--chmod=D755,F644',
          '--timeout=30',
          ...base,
          '-e',
          shell,
          '--',
          `${site}/`,
          `${login}:${folder}/${part}/`,
        ],
        { signal, onLine: () => onFile(Math.min((done += 1), files), files) },
      );
      await onRef(version);
      const finish = `cd ${folder} && [ "$(find ${part} -type f | wc -l)" -eq ${files} ] && mv ${part} ${RELEASES}/${version} && ${switchTo(version)}`;
      await remoteSwitch(finish, version, signal);
      // The newest by their names, and never what is online; what cannot be removed takes room only.
      const prune = `cd ${folder}/${RELEASES} && ls -1 | grep -E "^[0-9]+-[0-9]+-[a-z0-9]+$" | grep -v "^${version}$" | sort -r | tail -n +${KEPT} | while read -r n; do rm -rf "./$n"; done`;
      await remote(prune, signal).catch(() => {});
      return version;
    },
    async goBack({ ref: version }, signal) {
      const back = `cd ${folder} && if [ -d ${RELEASES}/${version} ]; then ${switchTo(version)}; else echo gone; fi`;
      const said = VERSION.test(version) ? await remoteSwitch(back, version, signal) : 'gone';
      if (said?.includes('gone')) throw new SendError('That version is not there any more.');
      return version;
    },
  };
}
