import { join } from 'node:path';
import type { SendLine, WayField } from '#page-editor/server';
import { isLoopback } from '#server/lib/isLoopback.ts';
import { gitWay } from './gitWay.ts';
import { serverWay } from './serverWay.ts';
import { readGitTarget, readServerTarget, readSite } from './targets.ts';
import type { Way } from './Way.ts';

/** A way as the owner sets it up. */
export interface WayKind {
  readonly id: string;
  readonly label: string;
  readonly light: string;
  readonly lead: string;
  readonly fields: readonly Omit<WayField, 'value'>[];
  /** Throws a SendError where a field is not what it should be. */
  readonly open: (values: Values, options: OpenOptions) => OpenWay;
}

export type Values = Readonly<Record<string, string>>;

export interface OpenOptions {
  /** A folder that may be removed at any time. */
  readonly cacheFolder: string;
  readonly ssh?: string | undefined;
}

export interface OpenWay {
  readonly way: Way;
  /** Where it goes, as the owner wrote it. */
  readonly to: string;
  /** The address the owner wrote, and the one that such a place usually has. */
  readonly address: string | null;
  readonly usual: string | null;
}

const addressOf = (values: Values) =>
  values['address']?.trim() ? readSite(values['address']) : null;

export const WAYS: readonly WayKind[] = [
  {
    id: 'git',
    label: 'GitHub or the like',
    light: 'through GitHub',
    lead: 'GitHub, GitLab and Cloudflare show what lies on a branch. Only the finished site goes there. Your key stays with your computer.',
    fields: [
      { id: 'to', label: 'Where it lies', placeholder: 'github.com/your-name/portfolio' },
      { id: 'branch', label: 'Branch', placeholder: 'pages' },
      { id: 'address', label: 'Address', placeholder: 'your-name.com', isExtra: true },
    ],
    open(values, { cacheFolder, ssh }) {
      const target = readGitTarget(values['to'] ?? '', values['branch'] ?? '');
      const way = gitWay({ ...target, folder: join(cacheFolder, 'git'), ...(ssh && { ssh }) });
      const to = `${target.remote} ${target.branch}`;
      return { way, to, address: addressOf(values), usual: target.site };
    },
  },
  {
    id: 'server',
    label: 'Your own server',
    light: 'on your own server',
    lead: 'Each version gets a folder of its own there, and the link current leads to the newest. Let your web server show current. Your key stays with your computer.',
    fields: [
      { id: 'to', label: 'Where it lies', placeholder: 'you@your-name.com:/var/www/portfolio' },
      { id: 'address', label: 'Address', placeholder: 'your-name.com' },
    ],
    open(values, { ssh }) {
      const target = readServerTarget(values['to'] ?? '');
      const way = serverWay({ ...target, ...(ssh && { ssh }) });
      const to = `${target.login}:${target.folder}`;
      return { way, to, address: addressOf(values), usual: `https://${target.host}` };
    },
  },
];

/** What this server, which has the editor, is to visitors. */
export interface ThisServer {
  /** `SITE_ORIGIN`. */
  readonly origin: string | null;
  readonly hasSecret: boolean;
  /** Whether it only answers on the owner's own machine. */
  readonly isLocal: boolean;
}

export function thisServer({ origin, hasSecret, isLocal }: ThisServer): readonly SendLine[] {
  if (isLocal) {
    return [
      { state: 'wrong', text: 'This editor runs on your own computer, where nobody else sees it.' },
      {
        state: 'remark',
        text: 'With EDITOR_PASSWORD, npm start on a server is site and editor in one.',
        detail: 'docs/deploying.md',
      },
    ];
  }
  const isPublic = origin !== null && !isLoopback(origin);
  const isSafe = origin?.startsWith('https:') ?? false;
  const line = (isThere: boolean, good: string, wrong: string): SendLine =>
    isThere ? { state: 'good', text: good } : { state: 'wrong', text: wrong };
  return [
    line(
      isPublic,
      `It is online already at ${origin ?? ''}`.replace(/https?:\/\//, ''),
      'Its address is missing: set SITE_ORIGIN.',
    ),
    line(
      isSafe,
      'The line to it is encrypted',
      'A certificate is missing: put a proxy with https in front.',
    ),
    line(
      hasSecret,
      'Unlocked work and share links last',
      'A secret is missing: set SESSION_SECRET, or share links end at each start.',
    ),
  ];
}
