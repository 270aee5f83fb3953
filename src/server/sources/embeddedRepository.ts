import {
  type Snapshot,
  createRepository,
  createSnapshotSource,
  formatGroup,
  groupProblems,
  isWarning,
  shownPath,
} from '#prismic-folder';
import type { ContentSource } from '#content/contentSource.ts';

interface EmbeddedOptions {
  readonly root: string;
  readonly contentDir: string;
  /** Whether an edited file shows at the next request: in development. */
  readonly watch: boolean;
}

/** The repository in the content folder. */
export interface EmbeddedRepository {
  readonly source: ContentSource;
  /** The folder as it is served now, with what is wrong in it. */
  readonly snapshot: () => Promise<Snapshot>;
}

/** Files that a line in the development server's terminal lists; the content check lists all. */
const MAX_FILES = 5;

/** What has been printed, also by the site before an edit of its own source. */
const printed = new Set<string>();

/** Prints what is wrong in one snapshot after another, each thing once. */
function problemPrinter(): (snapshot: Snapshot) => void {
  let last: Snapshot | undefined;
  return (snapshot) => {
    if (snapshot === last) return;
    last = snapshot;
    // The development server has named a model that cannot be read when it was saved.
    const problems = snapshot.problems.filter(({ kind }) => kind !== 'model');
    for (const group of groupProblems(problems, snapshot)) {
      const line = formatGroup(group, MAX_FILES);
      if (!printed.has(line)) console.warn(line);
      printed.add(line);
    }
  };
}

/** One line for who starts the site: how much is wrong, and what lists it. */
function summary({ problems }: Snapshot, { root, contentDir }: EmbeddedOptions): string | null {
  const errors = problems.filter((problem) => !isWarning(problem));
  if (errors.length === 0) return null;
  const leftOut = new Set(errors.filter((one) => one.leftOut).map(({ file }) => file)).size;
  const folder = shownPath(root, contentDir);
  const setting = folder === 'content' ? '' : `CONTENT_DIR=${folder} `;
  const rest = leftOut > 0 ? `, ${count(leftOut, 'file')} left out` : '';
  return `${count(errors.length, 'problem')} in models and content${rest}: ${setting}npm run content:check lists them`;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The repository in the content folder as a content source, loaded before it is first asked. */
export async function embeddedRepository(options: EmbeddedOptions): Promise<EmbeddedRepository> {
  const snapshots = createSnapshotSource(options);
  const print = options.watch ? problemPrinter() : () => {};
  const snapshot = async () => {
    const current = await snapshots.current();
    print(current);
    return current;
  };
  const first = await snapshot();
  const line = options.watch ? null : summary(first, options);
  if (line !== null) console.warn(line);

  const repository = createRepository({ snapshot });
  return {
    snapshot,
    source: async (request) => {
      const [token] = (await snapshots.current()).accessTokens;
      if (token === undefined) return repository(request);
      // The site reads its own repository whatever the folder closes to others.
      const url = new URL(request.url);
      url.searchParams.set('access_token', token);
      return repository(new Request(url, { method: request.method }));
    },
  };
}
