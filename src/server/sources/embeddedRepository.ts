import {
  type Snapshot,
  type SnapshotSource,
  type KeepOptions,
  createRepository,
  createSnapshotSource,
  formatGroup,
  formatProblem,
  groupProblems,
  isWarning,
  shownPath,
  type ContentSource,
  memoize,
} from '#prismic-folder';
import { reportChanges } from '#server/lib/reportChanges.ts';

interface EmbeddedOptions {
  readonly root: string;
  readonly contentDir: string;
  /** Whether edited files are read again at the next request: in development. */
  readonly watch: boolean;
  /** Where to keep documents for the next start. */
  readonly keep?: KeepOptions | undefined;
}

/** The repository in the content folder. */
export interface EmbeddedRepository {
  readonly source: ContentSource;
  /** The current content of the folder, with its problems. */
  readonly snapshot: () => Promise<Snapshot>;
  /** What the content is read by. */
  readonly snapshots: SnapshotSource;
}

/**
 * Earlier snapshots that are still answered: a page is rendered from one, however much is published meanwhile. They
 * share what has not changed.
 */
export const KEPT_SNAPSHOTS = 8;

/** Files and folders that are named one by one. */
const MAX_LINES = 50;

/** Files per line in the development server's terminal; the content check lists all. */
const MAX_FILES = 5;

/** Lines printed so far; the module survives edits of the site's source. */
const printed = new Set<string>();

/** Prints the problems of each new snapshot, every line once. */
function problemPrinter(): (snapshot: Snapshot) => void {
  let last: Snapshot | undefined;
  return (snapshot) => {
    if (snapshot === last) return;
    last = snapshot;
    // The development server reports invalid models when they are saved.
    const problems = snapshot.problems.filter(({ kind }) => kind !== 'model');
    for (const group of groupProblems(problems, snapshot)) {
      const line = formatGroup(group, MAX_FILES);
      if (!printed.has(line)) console.warn(line);
      printed.add(line);
    }
  };
}

/** Prints what cannot be read of each new snapshot, when it begins. */
function unreadPrinter(): (snapshot: Snapshot) => void {
  let last: Snapshot | undefined;
  const report = reportChanges(console.warn);
  return (snapshot) => {
    if (snapshot === last) return;
    last = snapshot;
    const lines = snapshot.problems.filter(({ kind }) => kind === 'unread').map(formatProblem);
    const more = lines.length - MAX_LINES;
    report(more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more`] : lines);
  };
}

/** One line at start: the number of problems, and the command that lists them. */
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

/** The content folder as a content source, loaded when this resolves. */
export async function embeddedRepository(options: EmbeddedOptions): Promise<EmbeddedRepository> {
  const snapshots = createSnapshotSource(options);
  const print = options.watch ? problemPrinter() : unreadPrinter();
  const snapshot = async () => {
    const current = await snapshots.current();
    print(current);
    return current;
  };
  const first = await snapshot();
  const line = options.watch ? null : summary(first, options);
  if (line !== null) console.warn(line);

  return {
    snapshot,
    snapshots,
    source: createRepository({
      snapshot: async () => asOpen(await snapshot()),
      keep: KEPT_SNAPSHOTS,
    }),
  };
}

/** Content that is not in the folder, as a content source. */
export const sourceOf = (content: Snapshot): ContentSource =>
  createRepository({ snapshot: async () => asOpen(content) });

/** The site may read all of its own folder, drafts too, whoever else needs an access token for it. */
const asOpen = memoize((snapshot: Snapshot): Snapshot =>
  snapshot.visibility === 'open' ? snapshot : { ...snapshot, visibility: 'open' },
);
