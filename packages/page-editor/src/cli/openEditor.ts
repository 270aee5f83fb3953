import { listen, type Listening } from 'prismic-folder';
import { openContentFolder } from '../project/contentFolder.ts';
import { readProject } from '../project/readProject.ts';
import { checkSimulator, findSimulator, simulatorAddresses } from '../project/simulator.ts';
import { openBrowser } from '../server/openBrowser.ts';
import { openProject, type OpenProject } from '../server/openProject.ts';
import { builtWindow } from '../server/builtWindow.ts';
import { type Command, ownVersion } from './parseCommand.ts';
import { reportProject } from './reportProject.ts';

/** Not one that frameworks, Slice Machine or `prismic-folder serve` use. */
const DEFAULT_PORT = 3200;

/** How many ports after the usual one are tried, one for each project that is open. */
const MAX_PROJECTS = 20;

/** Opens the editor of a project until SIGINT or SIGTERM. `windowFolder` has the window's build. */
export async function openEditor(command: Command, windowFolder?: string): Promise<number> {
  const project = readProject(command.root);
  const window = await builtWindow(windowFolder);
  const content = openContentFolder({
    root: command.root,
    named: command.content,
    repositoryName: project.repositoryName,
  });
  // Its port is known once it listens, and everything it answers is asked after that.
  let opened: OpenProject | undefined;
  const server = await listenFrom(command.port, async (request) => {
    if (opened) return opened.fetch(request);
    return new Response('The editor is starting', { status: 503, headers: { 'retry-after': '1' } });
  });
  const origin = `http://localhost:${server.port}`;
  const start = project.framework?.start ?? 'npm run dev';
  const asking = { origin, start };
  try {
    const simulator = await findSimulator(simulatorAddresses(project, command), asking);
    const site = command.site ?? new URL(simulator.address).origin;
    const previewPath = project.framework?.previewPath ?? null;
    const host = {
      simulator: simulator.address,
      site,
      preview: previewPath === null ? null : site + previewPath,
      routes: project.routes,
    };
    opened = await openProject({
      root: command.root,
      contentDir: content.contentDir,
      host,
      ...window,
      checkSimulator: () => checkSimulator(simulator.address, asking),
      log: (message, error) => console.error(message, error),
    });
    const link = () => `${origin}/edit/open?key=${opened?.issueKey() ?? ''}`;
    const snapshot = await opened.current();
    const report = { version: ownVersion(), project, content, simulator, host, snapshot, origin };
    console.info(`${reportProject(report)}\n`);
    printLink(link(), command.opensBrowser);
    offerLinks(link);
    await stopped();
    return 0;
  } finally {
    await opened?.close();
    await server.stop();
  }
}

/** Prints a link that opens a session once, and opens it in the browser. */
function printLink(link: string, opens: boolean): void {
  console.info(`Open the editor within ten minutes; the link works once:\n${link}`);
  if (opens) openBrowser(link);
}

function offerLinks(link: () => string): void {
  const { stdin } = process;
  if (!stdin.isTTY) return;
  console.info('\nEnter: another link, for example for another browser. Ctrl-C: stop.');
  // A terminal that is gone.
  stdin.on('error', () => {});
  stdin.on('data', () => printLink(link(), false)).unref();
}

/** Resolves at the first signal to stop; a second one ends the process at once. */
const stopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });

type Source = (request: Request) => Promise<Response>;

/** Listens on a port of this machine; without one that was asked for, on the usual one or the next that is free. */
async function listenFrom(named: number | null, source: Source): Promise<Listening> {
  if (named !== null) {
    return listen(source, named).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      const message = `Port ${named} is taken: stop what uses it, or choose another with --port`;
      throw new Error(message, { cause: error });
    });
  }
  for (let port = DEFAULT_PORT; ; port += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one port after the other
      return await listen(source, port);
    } catch (error) {
      const isLast = port === DEFAULT_PORT + MAX_PROJECTS;
      if (isLast || !isTaken(error)) throw error;
    }
  }
}

const isTaken = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'EADDRINUSE';
