import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseUrl } from 'prismic-folder/edit';

/** The command line is invalid: exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OPTIONS = {
  cwd: { type: 'string' },
  content: { type: 'string' },
  simulator: { type: 'string' },
  site: { type: 'string' },
  port: { type: 'string' },
  open: { type: 'boolean' },
  'no-open': { type: 'boolean' },
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Options of each command, besides the common ones. */
const COMMANDS = {
  open: ['content', 'site', 'port', 'open', 'no-open'],
  screenshots: ['all'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof OPTIONS)[]>>;

const COMMON = ['cwd', 'simulator', 'help', 'version'] as const;

export interface Command {
  readonly name: keyof typeof COMMANDS;
  /** The project's folder. */
  readonly root: string;
  readonly content: string | null;
  /** Address of the slice simulator. */
  readonly simulator: string | null;
  /** Origin of the project's site. */
  readonly site: string | null;
  /** Null: the usual one, or the next that is free. */
  readonly port: number | null;
  readonly opensBrowser: boolean;
  /** Whether `screenshots` takes also the pictures that are newer than their slices. */
  readonly takesAll: boolean;
}

/** Parses a command line. Throws a UsageError. */
export function parseCommand(args: readonly string[]): Command | 'help' | 'version' {
  const { name, rest } = nameIn(args);
  const { values, positionals } = parse(name, rest);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const [folder, ...more] = positionals;
  if (more.length > 0) {
    throw new UsageError(
      `One project is opened at a time, and ${positionals.join(' and ')} are two`,
    );
  }
  if (folder !== undefined && values.cwd !== undefined) {
    throw new UsageError(`The project is named twice: "${folder}" and --cwd "${values.cwd}"`);
  }
  const root = resolve(folder ?? values.cwd ?? '.');
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError(`There is no folder "${root}": name the project's folder`);
  }
  if (values.open && values['no-open']) {
    throw new UsageError('--open and --no-open say the opposite: give one of them');
  }
  return {
    name,
    root,
    content: values.content ?? null,
    simulator: values.simulator === undefined ? null : simulatorIn(values.simulator),
    site: values.site === undefined ? null : addressIn('--site', values.site).origin,
    port: values.port === undefined ? null : portIn(values.port),
    opensBrowser: values['no-open'] !== true,
    takesAll: values.all === true,
  };
}

/** `screenshots` is a command, whatever else comes first is a folder or an option of the editor. */
function nameIn(args: readonly string[]): { name: Command['name']; rest: readonly string[] } {
  const [first, ...rest] = args;
  return first === 'screenshots' ? { name: first, rest } : { name: 'open', rest: args };
}

function parse(name: Command['name'], args: readonly string[]) {
  const allowed: readonly string[] = [...COMMANDS[name], ...COMMON];
  const known = Object.entries(OPTIONS).filter(([option]) => allowed.includes(option));
  try {
    // Cast: options of other commands stay unset, as the type allows.
    const options = Object.fromEntries(known) as typeof OPTIONS;
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    // The rest of Node's message is about arguments that begin with a hyphen.
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    const list = allowed.map((option) => `--${option}`).join(', ');
    const of = name === 'open' ? 'page-editor' : `page-editor ${name}`;
    throw new UsageError(`${reason}. Options of ${of}: ${list}`, { cause: error });
  }
}

function addressIn(option: string, text: string): URL {
  const url = parseUrl(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(
    `${option} is "${text}": an address was expected, such as http://localhost:3000${option === '--simulator' ? '/slice-simulator' : ''}`,
  );
}

/** An address without a path is a site's: its simulator is at the usual place. */
function simulatorIn(text: string): string {
  const url = addressIn('--simulator', text);
  if (url.pathname === '/') url.pathname = '/slice-simulator';
  return url.href;
}

function portIn(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port is "${text}": a whole number from 0 to 65535 was expected`);
}

/** The version of this package. */
export function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  // Cast: this package's own manifest.
  return (JSON.parse(text) as { readonly version: string }).version;
}

export const USAGE = `page-editor: edit the pages of a Prismic project on its own slices

  page-editor [folder]               opens the editor of the project in this folder, or that one
    --content <folder>                 documents and media (default: the folder with a repository.json, else content)
    --simulator <url>                  the project's slice simulator, such as http://localhost:3000/slice-simulator
    --site <url>                       the project's site (default: where the simulator is)
    --port <number>                    another port; 0 takes a free one
    --no-open                          does not open the browser
  page-editor screenshots [folder]   takes the pictures of the variations that have none, or an older one
    --all                              takes all of them
    --simulator <url>

Both
    --cwd <folder>                     the project, as the argument
    --help, --version

Exit status: 0 done, 1 failed, 2 wrong command line.`;
