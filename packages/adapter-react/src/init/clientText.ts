import { relative } from 'node:path/posix';
import type { ProjectFile } from '../files/writeFiles.ts';
import type { Settings } from '../settings.ts';

/** A module that creates a client for the repository or the environment chosen in Slice Machine. */
export function clientText(
  { typescript, configFile }: Settings,
  src: string,
): ProjectFile & { text: string } {
  const config = relative(src || '.', configFile);
  const from = config.startsWith('.') ? config : `./${config}`;
  const signature = typescript ? 'config: ClientConfig = {}' : 'config = {}';
  const lines = [
    typescript
      ? "import { createClient as createPrismicClient, type ClientConfig, type Route } from '@prismicio/client';"
      : "import { createClient as createPrismicClient } from '@prismicio/client';",
    `import { repositoryName as production } from '${from}';`,
    '',
    "/** The repository to read: the environment chosen in Slice Machine, else production's. */",
    'export const repositoryName = import.meta.env.VITE_PRISMIC_ENVIRONMENT || production;',
    '',
    '/** Address of each type of document, such as `{ type: "page", path: "/:uid" }`. */',
    ...(typescript
      ? ['const routes: Route[] = [];']
      : ["/** @type {import('@prismicio/client').Route[]} */", 'const routes = [];']),
    '',
    '/** A client that queries content, previews included. */',
    `export function createClient(${signature}) {`,
    '  return createPrismicClient(repositoryName, { routes, ...config });',
    '}',
    '',
  ];
  return { file: `${src}prismicio.${typescript ? 'ts' : 'js'}`, text: lines.join('\n') };
}
