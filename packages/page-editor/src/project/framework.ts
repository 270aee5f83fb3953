import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What of `package.json` is used; dependencies of both kinds. */
export interface PackageJson {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What a project's pages are made with. */
export interface Framework {
  readonly name: string;
  /** Ports that its development server listens on, the likeliest first. */
  readonly ports: readonly number[];
  /** The command that starts it. */
  readonly start: string;
  /** Path of the project's preview route; null: it has none. */
  readonly previewPath: string | null;
}

interface KnownFramework extends Pick<Framework, 'name'> {
  readonly dependency: string;
  readonly port: number;
  readonly preview: string | null;
  /** Files of which one is the preview route, without their extension; none: a module of the framework has it. */
  readonly previewFiles: readonly string[];
}

/** The first one that a project depends on counts: Nuxt and SvelteKit bring Vite along. */
const KNOWN: readonly KnownFramework[] = [
  {
    name: 'Next.js',
    dependency: 'next',
    port: 3000,
    preview: '/api/preview',
    previewFiles: ['app/api/preview/route', 'pages/api/preview'],
  },
  { name: 'Nuxt', dependency: 'nuxt', port: 3000, preview: '/preview', previewFiles: [] },
  {
    name: 'SvelteKit',
    dependency: '@sveltejs/kit',
    port: 5173,
    preview: '/api/preview',
    previewFiles: ['src/routes/api/preview/+server'],
  },
  { name: 'Vite', dependency: 'vite', port: 5173, preview: null, previewFiles: [] },
];

const EXTENSIONS = ['ts', 'tsx', 'js', 'jsx', 'mjs'];

/** `next dev -p 3001`, `vite dev --port=3001`, `PORT=3001 next dev`. */
const PORT = /(?:(?:^|\s)(?:-p|--port)[\s=]+|(?:^|\s)PORT=)(\d{2,5})(?:\s|$)/;

/** The framework of a project; null if it is none of those that Prismic supports, nor Vite. */
export function frameworkOf(
  root: string,
  { scripts, dependencies }: PackageJson,
): Framework | null {
  const known = KNOWN.find(({ dependency }) => dependency in dependencies);
  if (!known) return null;
  const script = scripts['dev'] === undefined ? 'start' : 'dev';
  const [, port] = PORT.exec(scripts[script] ?? '') ?? [];
  return {
    name: known.name,
    // Where another project has the port, all of them take the next one.
    ports: [Number(port ?? known.port), known.port, known.port + 1],
    start: script === 'start' ? 'npm start' : `npm run ${script}`,
    previewPath: previewOf(root, known),
  };
}

function previewOf(root: string, { name, preview, previewFiles }: KnownFramework): string | null {
  if (name === 'Nuxt') return nuxtPreview(root) ?? preview;
  const paths = previewFiles.flatMap((file) => [file, `src/${file}`]);
  const isThere = paths.some((path) =>
    EXTENSIONS.some((extension) => isFile(join(root, `${path}.${extension}`))),
  );
  return isThere ? preview : null;
}

/** Where Nuxt's configuration, a program, gives `@nuxtjs/prismic` another route than its usual one. */
function nuxtPreview(root: string): string | undefined {
  const file = EXTENSIONS.map((extension) => join(root, `nuxt.config.${extension}`)).find(isFile);
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  return /^\s*preview\s*:\s*['"`](\/[^'"`]*)['"`]/m.exec(text)?.[1];
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
