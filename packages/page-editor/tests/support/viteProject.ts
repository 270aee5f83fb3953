import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createForeignProject } from '../../../../tests/support/foreignProject.ts';

const FIXTURE = 'packages/page-editor/tests/fixtures/react-vite';

/** What a React and Vite project has installed besides the editor. */
export const PROJECT_PACKAGES = [
  '@prismicio/client',
  '@prismicio/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
];

/** The React and Vite project of the fixtures elsewhere, with the editor from its tarball. */
export async function createViteProject() {
  const names = readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(FIXTURE, name)).isFile());
  return createForeignProject({
    package: 'page-editor',
    files: Object.fromEntries(
      files.map((name) => [name, readFileSync(join(FIXTURE, name), 'utf8')]),
    ),
    dependencies: PROJECT_PACKAGES,
  });
}

export interface RunningVite {
  readonly origin: string;
  /** The link that opens a session once. */
  readonly link: string;
  /** What the terminal has so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts Vite in a project, on a port that is free; resolves when it has printed the editor's link. */
export function startVite(root: string): Promise<RunningVite> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], {
    cwd: root,
    env: { ...env, NO_COLOR: '1' },
  });
  let text = '';
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      text += stripVTControlCharacters(data.toString());
      const [link, origin = ''] = /(http:\/\/[^/\s]+)\/edit\/open\?key=\S+/.exec(text) ?? [];
      if (link !== undefined) resolve({ origin, link, printed: () => text, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`Vite ended with ${code}:\n${text}`)));
  });
}
