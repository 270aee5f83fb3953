import { exec } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PrismicDouble,
  startDouble,
} from '../../packages/prismic-folder/tests/support/prismicDouble/startDouble.ts';
import { copyProject, type ProjectCopy } from '../../scripts/authoring/copyProject.ts';

/** How a command that a document names is tried. */
type Way =
  /** Here, as it is written; `status` is 0 if none is given. */
  | { readonly prints: RegExp; readonly status?: number }
  /** By a test or a script that `npm test` runs, which has these words. */
  | { readonly by: string; readonly words: string }
  /** Not at all, as it takes this. */
  | { readonly needs: string };

const by = (path: string, words: string) => ({ by: path, words });
const GUIDE = by('tests/integration/sliceGuide.isolated.test.ts', 'A slice in ten minutes');
const ADAPTER = by('packages/adapter-react/tests/foreign.test.ts', 'Set up a project');
const FOREIGN = 'packages/prismic-folder/tests/foreign.test.ts';
const EDITOR = 'packages/page-editor/tests';
const PUBLISH = by('tests/e2e/editor/online.spec.ts', 'npm run publish');
const SYNC = 'packages/prismic-folder/tests/sync/commands.test.ts';
const PUSH = 'packages/prismic-folder/tests/sync/push.test.ts';
const REPOSITORY = by('packages/prismic-folder/tests/api/server.test.ts', 'scripts/repository.ts');
const PRODUCTION = by('tests/support/productionFolder.ts', '--omit=dev');
const DEVELOPMENT = 'tests/e2e/development.spec.ts';
const STARTED = 'tests/e2e/production.spec.ts';
const partOf = (words: string) => by('scripts/test.ts', words);
const REGISTRY = { needs: 'a registry of packages' };
const DOCKER = { needs: 'Docker: production.spec.ts starts what its image has' };
const CLOUDFLARE = { needs: 'an account at Cloudflare' };
const MEASURES = { needs: 'a quiet machine, for minutes' };
const PERSON = { needs: 'answers of a person' };

/** Every command that a document names, without variables before it. */
const COMMANDS: Readonly<Record<string, Way>> = {
  'cd my-site': ADAPTER,
  'docker build -t slicefolio .': DOCKER,
  'docker run -p 3000:3000 -e SESSION_SECRET=… -e SITE_ORIGIN=https://your-name.com -e TRUSTED_PROXIES=1 slicefolio':
    DOCKER,
  'node dist/server/main.js': by('tests/support/targets.ts', 'dist/server/main.js'),
  'node scripts/run.mjs scripts/buildPackages.mjs': by(
    'tests/support/buildPackages.ts',
    'buildPackages.mjs',
  ),
  'node server.mjs': by('packages/image-service/tests/foreign.test.ts', "'server.mjs'"),
  'npm ci --omit=dev': PRODUCTION,
  'npm ci && npm run build': partOf('build.mjs'),
  'npm create vite@latest my-site -- --template react-ts': REGISTRY,
  'npm install --package-lock-only': REGISTRY,
  'npm install -D slice-machine-adapter-react': REGISTRY,
  'npm install -D slice-machine-adapter-react page-editor': REGISTRY,
  'npm install -D slice-machine-ui @slicemachine/adapter-react@npm:slice-machine-adapter-react':
    REGISTRY,
  'npm install @fontsource-variable/noto-sans-kr': REGISTRY,
  'npm install --save-dev playwright-core': REGISTRY,
  'npm install @prismicio/client @prismicio/react': REGISTRY,
  'npm install prismic-folder': REGISTRY,
  'npm install sharp': REGISTRY,
  'npm install slicefolio-image-service hono @hono/node-server': REGISTRY,
  'npm pkg set scripts.codegen="slice-machine-adapter-react codegen"': ADAPTER,
  'npm pkg set slice-machine-adapter-react.generatedTypesFilePath=src/prismicio-types.d.ts':
    ADAPTER,
  'npm prune --omit=dev': PRODUCTION,
  'npm run audit': MEASURES,
  'npm run audit -- --beside <address>': MEASURES,
  'npm run audit -- --beside nothing': {
    prints: /--beside nothing: not an address/,
    status: 1,
  },
  'npm run bench': MEASURES,
  'npm run bench -- cards': MEASURES,
  'npm run bench -- growth': MEASURES,
  'npm run bench -- library': MEASURES,
  'npm run bench -- likeness': MEASURES,
  'npm run build:worker': partOf("'build.mjs', 'worker'"),
  'npm run codegen': GUIDE,
  'npm run codegen -- --check': GUIDE,
  'npm run content:check': GUIDE,
  'npm run dev': by(DEVELOPMENT, 'startDevServer'),
  'npm run edit': by(STARTED, "npmRun('edit')"),
  'npm run export': by(STARTED, "npmRun('export')"),
  'npm run format': GUIDE,
  'npm run import -- notes.zip': {
    prints: /^Drafts of the type \w+: 1, pictures: 0$[\s\S]*Use --yes to go ahead/m,
    status: 1,
  },
  'npm run lint': GUIDE,
  'npm run publish': PUBLISH,
  'npm run publish -- --to github.com/your-name/portfolio --branch pages': PUBLISH,
  'npm run pull': by(SYNC, "run('pull'"),
  'npm run push': { prints: /there is no terminal to ask at\. Use --yes to go ahead/, status: 1 },
  'npm run push -- --overwrite': by(PUSH, 'unless --overwrite is given'),
  'npm run push -- --plan': { prints: /^Models: \d+ new[\s\S]*^Documents: \d+ new/m },
  'npm run push -- --publish': by(PUSH, "describe('push --publish'"),
  'npm run push -- --yes': by(SYNC, "run('push', ['--yes'])"),
  'npm run repository': REPOSITORY,
  'npm run repository -- --cwd ../copy': REPOSITORY,
  'npm run screenshots': MEASURES,
  'npm run screenshots -- --screens': MEASURES,
  'npm run screenshots CardList': MEASURES,
  'npm run screenshots Nothing': { prints: /slices\/Nothing: no slice has this folder/, status: 1 },
  'npm run screenshots Quote': MEASURES,
  'npm run slice:new Name': GUIDE,
  'npm run slice:new PullQuote': { prints: /PullQuote/ },
  'npm run slice:new Quote': GUIDE,
  'npm run slicemachine': by(DEVELOPMENT, 'startSliceMachine'),
  'npm run structure': { prints: /^lines of the editor +[\d,]+$[\s\S]*^folders of .* in circles/m },
  'npm run test:engines': partOf('testEngines.mjs'),
  'npm run test:faults': by('tests/unit/scripts/faults.test.ts', 'createCommands'),
  'npm run test:foreign': REGISTRY,
  'npm run test:full': partOf('`npm run test:full`'),
  'npm run test:node': partOf('`npm run test:node`'),
  'npm run test:quick': partOf('`npm run test:quick`'),
  'npm run types': GUIDE,
  'npm start': by(STARTED, "npmRun('start')"),
  'npm test': partOf('`npm test`'),
  'npx changeset': PERSON,
  'npx changeset version': { prints: /No unreleased changesets found|All files have been updated/ },
  'npx oxfmt --check slices/Quote': GUIDE,
  'npx page-editor': by(`${EDITOR}/command.test.ts`, "from 'page-editor/cli'"),
  'npx page-editor screenshots': by(`${EDITOR}/screenshots.test.ts`, 'screenshots'),
  'npx playwright-core install chromium': REGISTRY,
  'npx prismic-folder import documents': by(FOREIGN, 'import'),
  'npx prismic-folder pull': by(SYNC, "run('pull'"),
  'npx prismic-folder serve': by(FOREIGN, 'prismic-folder serve'),
  'npx slice-machine-adapter-react codegen': by(`${EDITOR}/reactVite.full.test.ts`, 'followGuide'),
  'npx slice-machine-adapter-react init': ADAPTER,
  'npx start-slicemachine': by('scripts/slicemachine.mjs', 'start-slicemachine'),
  'npx vitest run packages': partOf('vitest'),
  'npx vitest run tests/unit/slices/registry.test.tsx -t quote': GUIDE,
  'npx wrangler deploy': CLOUDFLARE,
  'npx wrangler secret put PRISMIC_ACCESS_TOKEN': CLOUDFLARE,
  'npx wrangler secret put SESSION_SECRET': CLOUDFLARE,
};

/** What this file tries beside what the documents name: that a command that takes minutes begins. */
const TRIED_ONLY = ['npm run audit -- --beside nothing', 'npm run screenshots Nothing'];

const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker) \S/;
/** A command without variables before it, of which a value may have blanks in brackets. */
const withoutVariables = (command: string) =>
  command.replace(/^(?:[A-Z_]+=(?:\$\([^)]*\)|\S)+ )*/, '');

/** The commands of a document: its blocks of shell commands, and what stands between backticks. */
function commandsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const blocks = [...text.matchAll(/^( *)```(?:ba)?sh\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, , block = '']) => block.replaceAll(/\\\n\s*/g, '').split('\n'),
  );
  const words = [...text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => COMMAND.test(code) && code !== 'npm run');
  return [...blocks, ...words]
    .map((line) => withoutVariables(line.trim()))
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const documents = [
  '.',
  'docs',
  'docs/decisions',
  ...readdirSync('packages').map((name) => `packages/${name}`),
]
  .filter((folder) => existsSync(folder) && !folder.endsWith('.json'))
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'));

describe('what the documents name', () => {
  test('is in the table, which has nothing else', () => {
    const named = new Set(documents.flatMap(commandsOf));
    expect([...named].toSorted()).toEqual(
      Object.keys(COMMANDS)
        .filter((command) => !TRIED_ONLY.includes(command))
        .toSorted(),
    );
  });

  test.each(
    Object.entries(COMMANDS).flatMap(([command, way]) =>
      'by' in way ? [[command, way.by, way.words] as const] : [],
    ),
  )('%s is run by %s', (_, path, words) => {
    expect(readFileSync(path, 'utf8').includes(words)).toBe(true);
  });

  test.each(
    [...new Set(documents.flatMap(commandsOf))].filter((command) =>
      command.startsWith('npm run bench -- '),
    ),
  )('%s is the start of a title', (command) => {
    const title = command.replace('npm run bench -- ', '');
    expect(readFileSync('scripts/bench.ts', 'utf8')).toMatch(new RegExp(`\\['${title}`, 'i'));
  });
});

describe('as it is written', () => {
  let project: ProjectCopy;
  let prismic: PrismicDouble;

  beforeAll(async () => {
    [project, prismic] = await Promise.all([copyProject(), startDouble()]);
    const notes = zipSync({ 'Low Tide.md': strToU8('# Low Tide\n\nA note.') });
    writeFileSync(join(project.root, 'notes.zip'), notes);
    prismic.state.languages.push({ id: 'fr-fr', name: 'Français' });
  });
  afterAll(() => Promise.all([project.remove(), prismic.stop()]));

  test.each(
    Object.entries(COMMANDS).flatMap(([command, way]) =>
      'prints' in way ? [[command, way.prints, way.status ?? 0] as const] : [],
    ),
  )('%s prints %s', async (command, prints, status) => {
    const { VITEST: _, NODE_ENV: __, ...env } = process.env;
    const ran = await new Promise<{ code: number; output: string }>((resolve) => {
      const options = { cwd: project.root, env: { ...env, ...prismic.env } };
      exec(command, options, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stripVTControlCharacters(stdout + stderr) }),
      );
    });
    expect(ran.output).toMatch(prints);
    expect(ran.code).toBe(status);
  });
});
