import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { isFolder, unreadFolder } from '../lib/listFiles.ts';
import type { Environment } from '../sync/SyncJob.ts';

/** The command line is invalid: exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OPTIONS = {
  cwd: { type: 'string' },
  content: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  port: { type: 'string' },
  origin: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
  yes: { type: 'boolean' },
  plan: { type: 'boolean' },
  overwrite: { type: 'boolean' },
  publish: { type: 'boolean' },
  fetch: { type: 'boolean' },
  'write-token': { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Options of each command, besides the common ones. */
const COMMANDS = {
  serve: ['port', 'origin', 'write-token'],
  check: ['strict'],
  push: ['yes', 'plan', 'overwrite', 'strict', 'publish'],
  pull: ['yes', 'plan', 'overwrite'],
  import: ['yes', 'plan', 'overwrite', 'fetch'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof OPTIONS)[]>>;

type CommandName = keyof typeof COMMANDS;

export interface Command {
  readonly name: CommandName;
  readonly options: Options;
  readonly root: string;
  readonly contentDir: string;
  /** The environment, which overrides the `.env` of the project. */
  readonly env: Environment;
  /** What `import` imports; not set for other commands. */
  readonly source?: string;
}

/**
 * Parses a command line; returns `help` if the usage is requested. Throws a UsageError, and an Error for a content folder
 * that cannot be read.
 */
export function parseCommand(args: readonly string[], given: Environment): Command | 'help' {
  const [name = '', ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') return 'help';
  if (!isCommand(name)) {
    const commands = Object.keys(COMMANDS).join(', ');
    const reason = name === '' ? 'No command given' : `Unknown command "${name}"`;
    throw new UsageError(`${reason}. Commands: ${commands}`);
  }
  const { values: options, positionals } = parseOptions(name, rest);
  if (options.help) return 'help';
  const [source, ...more] = positionals;
  if (name === 'import' && (source === undefined || more.length > 0)) {
    throw new UsageError('import takes one export: a zip, a folder or a JSON file');
  }
  const root = resolve(options.cwd ?? '.');
  if (!isFolder(root)) throw new UsageError(`--cwd is "${root}": no such folder`);
  const file = join(root, '.env');
  const env = existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...given } : given;
  const contentDir = resolve(root, options.content ?? (env['CONTENT_DIR'] || 'content'));
  const unread = unreadFolder(contentDir);
  if (unread !== undefined) {
    throw new Error(
      `${contentDir}: ${unread.reason}. Put it right, or name another content folder with --content`,
    );
  }
  return { name, options, root, contentDir, env, ...(source !== undefined && { source }) };
}

function parseOptions(
  name: CommandName,
  args: readonly string[],
): { values: Options; positionals: string[] } {
  const allowed: readonly string[] = [...COMMANDS[name], 'cwd', 'content', 'help'];
  const known = Object.entries(OPTIONS).filter(([option]) => allowed.includes(option));
  try {
    // Cast: options of other commands stay unset, as the type allows.
    const options = Object.fromEntries(known) as typeof OPTIONS;
    const allowPositionals = name === 'import';
    return parseArgs({ args: [...args], options, strict: true, allowPositionals });
  } catch (error) {
    // The rest of Node's message is about positional arguments, which other commands do not have.
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    const list = allowed.map((option) => `--${option}`).join(', ');
    throw new UsageError(`${reason}. Options of ${name}: ${list}`, { cause: error });
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

export const USAGE = `prismic-folder: a Prismic repository in a folder

  prismic-folder serve   the Content API on http://localhost:3100/api/v2
    --port <number>        another port; 0 takes a free one (PORT)
    --origin <url>         web pages of this origin may read it too; repeatable (REPOSITORY_ORIGINS)
    --write-token <text>   also Prismic's write APIs, for whoever has it (REPOSITORY_WRITE_TOKEN)
  prismic-folder check   errors in models and documents, each with file, line and field
    --strict               also names, descriptions, components and mocks of models
  prismic-folder push    models, media and documents to the repository PRISMIC_REPOSITORY
  prismic-folder pull    published documents of that repository into the folder
  prismic-folder import <zip or folder>   documents of an export of Prismic into the folder
    --plan                 print what would change, and stop
    --yes                  do not ask
    --overwrite            include documents that were edited on both sides
    --fetch                (import) load images and files that the export only has the addresses of
    --strict               (push) refuse what check --strict reports in models
    --publish              (push) then publish the migration release of the repository

All commands
    --cwd <folder>         the project with customtypes/ and its slices (default: this folder)
    --content <folder>     documents and media (CONTENT_DIR; default: content)
    --help

Exit status: 0 done, 1 failed or errors found, 2 wrong command line.`;
