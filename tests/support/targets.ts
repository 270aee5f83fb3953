/** Where the site runs in the end-to-end tests, and where it reads its content. */
export interface Target {
  readonly port: number;
  /** The script that serves it. */
  readonly script: string;
  /** What its server needs in its environment beside `PORT`. */
  readonly env: Readonly<Record<string, string>>;
}

/** First port of the tests; another run on the same machine sets others with `E2E_PORT`. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4173);

/** The repository that stands for a hosted one: a second process, private, with a token. */
export const hostedRepository = { port: FIRST_PORT + 10, token: 'a-token-of-the-tests' };

/** The tests do not read a developer's `.env`. */
const PLAIN = {
  NODE_ENV: 'production',
  LOG: 'quiet',
  PRISMIC_REPOSITORY: '',
  PRISMIC_ENDPOINT: '',
  PRISMIC_ACCESS_TOKEN: '',
  SITE_ORIGIN: '',
  EDITOR_PASSWORD: '',
  TRUSTED_PROXIES: '',
};

const HOSTED = {
  ...PLAIN,
  PRISMIC_ENDPOINT: `http://127.0.0.1:${hostedRepository.port}/api/v2`,
  PRISMIC_ACCESS_TOKEN: hostedRepository.token,
};

const NODE = 'dist/server/main.js';

export const targets = {
  embedded: { port: FIRST_PORT, script: NODE, env: PLAIN },
  hosted: { port: FIRST_PORT + 1, script: NODE, env: HOSTED },
  worker: {
    port: FIRST_PORT + 2,
    script: 'tests/support/workerSite.mjs',
    env: { ...HOSTED, SESSION_SECRET: 'a secret of the tests' },
  },
  static: { port: FIRST_PORT + 3, script: 'tests/support/staticSite.mjs', env: PLAIN },
  proxied: { port: FIRST_PORT + 4, script: 'tests/support/proxiedSite.mjs', env: PLAIN },
  /** Started by its own tests, each on a folder of its own. */
  edited: {
    port: FIRST_PORT + 5,
    script: 'dist/server/edit.js',
    env: { ...PLAIN, LOG: 'requests', BROWSER: 'none' },
  },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof targets;

/** The targets that serve all journeys of a run. */
export const SITES = ['embedded', 'hosted', 'worker', 'static', 'proxied'] as const;

/** The host of the target behind a TLS proxy, which the tests' browser maps to this machine. */
export const PROXIED_HOST = 'portfolio.example';

/** The origin a browser visits a target at. */
export function originOf(name: TargetName): string {
  const { port } = targets[name];
  return name === 'proxied' ? `https://${PROXIED_HOST}:${port}` : `http://localhost:${port}`;
}

/** The target a test of a project runs on: the first word of its name. */
export function targetOf({ project }: { readonly project: { readonly name: string } }): TargetName {
  const name = project.name.replace(/ .*/, '');
  if (name in targets) return name as TargetName;
  throw new Error(`There is no target "${project.name}"`);
}
