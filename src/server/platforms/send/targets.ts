import { splitSite } from '../export/exportSettings.ts';
import { SendError } from './program.ts';

/** A git repository and a branch of it. */
export interface GitTarget {
  /** As git takes it. */
  readonly remote: string;
  readonly branch: string;
  /** Its host; empty: a folder of this machine. */
  readonly host: string;
  /** Where such a host shows the repository; null: nobody can know. */
  readonly site: string | null;
}

/** A folder of a server that ssh reaches. */
export interface ServerTarget {
  /** `user@host`, or only the host. */
  readonly login: string;
  readonly host: string;
  readonly port: string | null;
  readonly folder: string;
}

const HOST = '[a-zA-Z0-9](?:[\\w.-]*[a-zA-Z0-9])?';
const USER = '[a-zA-Z0-9_][\\w.-]*';
/** Nothing that a shell or an option parser reads otherwise. */
const PATH = '[\\w.~/-]+';

const SHORT = new RegExp(`^(${HOST}\\.[a-zA-Z]+)/(${PATH})$`);
const WEB = new RegExp(`^https://(${HOST}(?::\\d+)?)/(${PATH})$`);
const SCP = new RegExp(`^(?:(${USER})@)?(${HOST}):(?!/{2})(${PATH})$`);
const SSH = new RegExp(`^ssh://(?:(${USER})@)?(${HOST})(?::(\\d+))?/(${PATH})$`);
const FOLDER = new RegExp(`^(?:file://)?(/${PATH})$`);

const isClimbing = (path: string) =>
  path.split('/').some((part) => part === '..' || part.startsWith('-'));

/** Hosts that show a repository at an address of a known form. */
const SITES: readonly (readonly [RegExp, string])[] = [
  [/^github\.com$/, 'github.io'],
  [/^gitlab\.com$/, 'gitlab.io'],
  [/^codeberg\.org$/, 'codeberg.page'],
];

/** `github.com`, `your-name/portfolio` -> `https://your-name.github.io/portfolio` */
function shownAt(host: string, path: string): string | null {
  const pages = SITES.find(([pattern]) => pattern.test(host))?.[1];
  const [owner = '', ...rest] = path
    .replace(/^\//, '')
    .replace(/\.git$/, '')
    .toLowerCase()
    .split('/');
  if (pages === undefined || owner === '' || rest.length === 0) return null;
  const root = `https://${owner}.${pages}`;
  return rest.join('/') === `${owner}.${pages}` ? root : `${root}/${rest.join('/')}`;
}

/** Reads where a repository lies, as people write it; throws a SendError. */
export function readGitTarget(to: string, branch: string): GitTarget {
  const text = to.trim();
  if (/^[a-z]+:\/\/[^/]*:[^/]*@/.test(text)) {
    throw new SendError(
      'Leave the password out of the address: it stays in the keychain of your computer.',
    );
  }
  const [, shortHost, shortPath] = SHORT.exec(text) ?? [];
  const [, webHost, webPath] = WEB.exec(text) ?? [];
  const [, , scpHost, scpPath] = SCP.exec(text) ?? [];
  const [, , sshHost, , sshPath] = SSH.exec(text) ?? [];
  const [, folder] = FOLDER.exec(text) ?? [];
  const host = shortHost ?? webHost ?? scpHost ?? sshHost ?? '';
  const path = shortPath ?? webPath ?? scpPath ?? sshPath ?? folder;
  if (path === undefined || isClimbing(path)) {
    throw new SendError('Write where the repository lies, such as github.com/your-name/portfolio.');
  }
  // A key needs no password; whoever has one in the keychain writes https://.
  const remote = shortHost === undefined ? (folder ?? text) : `git@${host}:${path}`;
  return { remote, branch: readBranch(branch), host, site: shownAt(host, path) };
}

/** As `git check-ref-format`, and never an option. */
function readBranch(branch: string): string {
  const name = branch.trim() || 'pages';
  const isName = /^[a-zA-Z0-9_][\w./-]*$/.test(name);
  if (isName && !/\.\.|\/\/|\/\.|\.lock(?:\/|$)|[./]$/.test(name)) return name;
  throw new SendError('A branch is called by letters, digits and dashes, such as pages.');
}

/** Reads a folder of a server; throws a SendError. */
export function readServerTarget(to: string): ServerTarget {
  const text = to.trim();
  const [, user, host, folder] = SCP.exec(text) ?? [];
  const [, sshUser, sshHost, port, sshFolder] = SSH.exec(text) ?? [];
  const path = (folder ?? (sshFolder && `/${sshFolder}`))?.replace(/\/+$/, '');
  const name = host ?? sshHost;
  if (!path || name === undefined || isClimbing(path) || path.includes('~')) {
    throw new SendError(
      'Write name, server and folder, such as you@your-name.com:/var/www/portfolio.',
    );
  }
  const login = user ?? sshUser;
  return {
    login: login === undefined ? name : `${login}@${name}`,
    host: name,
    port: port ?? null,
    folder: path,
  };
}

/** An address that visitors see, complete; throws a SendError. */
export function readSite(address: string): string {
  const text = address.trim();
  const whole = /^https?:\/\//.test(text) ? text : `https://${text}`;
  const site = splitSite(whole);
  if (site && /\.|^https?:\/\/localhost/.test(site.origin)) return site.origin + site.base;
  throw new SendError('Write the address that visitors see, such as your-name.com.');
}
