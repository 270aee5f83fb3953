import { resolve } from 'node:path';
import { parseEnv } from '#server/settings/env.ts';
import { EnvError } from '#server/settings/EnvError.ts';
import type { OnlineState, SendRequest } from '#page-editor/server';
import { STOPPED } from '../send/createSender.ts';
import { loadEnvFile } from './loadEnvFile.ts';
import { nodeSender } from './nodeSender.ts';
import { openSource } from './openSource.ts';

const USAGE = `npm run publish                      sends the site where it was sent before
npm run publish -- --trial           looks at both sides and sends nothing
npm run publish -- --to github.com/your-name/portfolio --branch pages
npm run publish -- --to you@your-name.com:/var/www/portfolio --address your-name.com
                                     says where it goes, and sends it there
npm run publish -- --replace         also replaces what somebody else put there
npm run publish -- --back            puts the version before this one online again`;

const FLAGS = ['--trial', '--replace', '--back'];
const VALUES = ['--to', '--branch', '--address'];

function readArguments(args: readonly string[]) {
  const flags = new Set<string>();
  const values: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', value] = args.slice(at, at + 2);
    if (FLAGS.includes(name)) flags.add(name);
    else if (VALUES.includes(name) && value !== undefined) {
      values[name.slice(2)] = value;
      at += 1;
    } else throw new EnvError(`"${args.join(' ')}" is not understood.\n${USAGE}`);
  }
  return { flags, values };
}

const MARKS = { good: '✓', remark: '!', wrong: '✗' };

/** `npm run publish`: what the editor does, from a terminal. */
async function main(): Promise<void> {
  const root = process.cwd();
  loadEnvFile(root);
  const { flags, values } = readArguments(process.argv.slice(2));
  const env = parseEnv(process.env, { port: 0 });
  const contentDir = resolve(root, env.contentDir);
  const log = (message: string) => console.error(message);
  const { snapshots } = await openSource({ env, root, contentDir, watch: false, log });
  if (!snapshots) {
    throw new EnvError(
      'The content is at Prismic: npm run export writes the site, send it yourself',
    );
  }
  const sender = nodeSender({
    root,
    contentDir,
    snapshots,
    origin: env.siteOrigin,
    here: { origin: null, hasSecret: false, isLocal: true },
    // The trial finds them, and says them.
    locked: async () => [],
  });
  process.once('SIGINT', () => void sender.ask({ do: 'stop' }));

  let said = '';
  const showProgress = async () => {
    const progress = (await sender.state()).run?.progress;
    const line = progress ? `${progress.done} of ${progress.known} ${progress.what}` : said;
    if (line !== said && process.stdout.isTTY) console.info(line);
    said = line;
  };
  const run = async (request: SendRequest): Promise<OnlineState> => {
    await sender.ask(request);
    const timer = setInterval(() => void showProgress(), 500);
    await sender.settled();
    clearInterval(timer);
    const state = await sender.state();
    const { lines = [], fault } = state.run ?? {};
    for (const { state: mark, text, detail, names = [] } of lines) {
      const list = names.length > 0 ? `: ${names.join(', ')}` : '';
      console.info(`${MARKS[mark]} ${text}${detail === undefined ? '' : ` (${detail})`}${list}`);
    }
    const mayReplace = request.do === 'send' && flags.has('--replace');
    if (fault?.over !== undefined && mayReplace) return run({ do: 'send', over: fault.over });
    if (fault) throw new Error(`Not sent: ${fault.text}`);
    if (lines.includes(STOPPED) || lines.some(({ state: mark }) => mark === 'wrong'))
      throw new Error('Not sent');
    return state;
  };

  const { way: used, ways, sent } = await sender.state();
  const way = values['to'] === undefined ? used : wayTo(values['to'], values['branch']);
  if (way === null) throw new EnvError(`Nobody knows yet where the site is to lie.\n${USAGE}`);
  if (flags.has('--trial') || values['to'] !== undefined) {
    const fields = ways.find(({ id }) => id === way)?.fields ?? [];
    const stored = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
    await run({ do: 'try', way, values: { ...stored, ...values } });
  }
  if (flags.has('--trial')) return;
  // The same site sent again is the same version.
  const earlier = sent.find(({ id }) => id !== sent[0]?.id);
  if (flags.has('--back') && !earlier) throw new EnvError('No version was sent before this one');
  const { online, sent: now } = await run(
    flags.has('--back') && earlier ? { do: 'return', to: earlier.id } : { do: 'send' },
  );
  console.info(`Online at ${online?.address}: ${now[0]?.what}`);
}

/** A branch, or a host with repositories only, is git's. */
const wayTo = (to: string, branch: string | undefined) =>
  branch !== undefined || /^(?:https:|[^:@]+\/)/.test(to) ? 'git' : 'server';

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
