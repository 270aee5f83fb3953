import type { OpenDocument } from '../../document/DocumentSession.ts';
import { asSentence } from '../../kit/messages/sentenceOf.ts';
import { releaseOf } from '../../session/address.ts';
import type { ReleaseNames } from '../../session/documentWords.ts';
import type { PhaseKind } from '../../kit/icons/Phase.tsx';

/** The state of a document as the bar says it: words, and the disc beside them. */
export interface DocumentState {
  readonly phase: PhaseKind;
  readonly isTrouble: boolean;
  readonly words: string;
  /** Fewer words, for a bar that has no room: '3 changes'. */
  readonly short?: string;
}

/** Said beside the state of a document that visitors need a password for. */
export const PROTECTED = 'Protected by a password';

/** Beside a language and what is not public yet there is no room for more. */
export const PROTECTED_SHORT = 'Protected';

const PHASES = {
  draft: 'draft',
  published: 'published',
  changed: 'changed',
  release: 'release',
  archived: 'draft',
} as const satisfies Record<OpenDocument['summary']['status'], PhaseKind>;

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** What the bar says of a document; its lines say what does not fit, see `stateLines`. */
type Stated = Pick<
  OpenDocument,
  'summary' | 'save' | 'readOnly' | 'problems' | 'version' | 'meanwhile' | 'publicTrouble'
>;

/** `count`: changes that are not public, as the review lists them; null while they are not counted. */
export function stateWords(
  { summary, save, readOnly, problems, version, meanwhile }: Stated,
  count: number | null,
): DocumentState {
  const { status, unreadable } = summary;
  // What is typed counts before the first save makes it a draft.
  // Of what never was public nothing is counted, unless visitors have something in its place.
  const isPublic = status === 'published' || (status === 'draft' && count !== null);
  const phase = isPublic ? (count !== null && count > 0 ? 'changed' : 'published') : PHASES[status];
  // A narrow bar has the disc alone: there is a line.
  if (save.kind === 'failed') return { phase, isTrouble: true, words: 'Not saved', short: '' };
  if (readOnly !== null)
    return { phase: 'readOnly', isTrouble: false, words: 'Read only', short: '' };
  if (save.kind === 'conflict' || meanwhile !== null)
    return { phase, isTrouble: true, words: 'Two versions', short: '' };
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const look = errors === 0 ? '' : errors === 1 ? ', 1 needs a look' : `, ${errors} need a look`;
  const say = (kind: PhaseKind, words: string) => ({
    phase: kind,
    isTrouble: false,
    words: words + look,
  });
  if (releaseOf(version) !== null || status === 'release')
    return { ...say('release', 'Waits in a release'), short: `Waits${look}` };
  if (status === 'archived') return say(phase, 'Not public any more');
  if (status === 'draft' && !isPublic) return say(phase, 'Draft, not public');
  if (unreadable === 'leftOut') return say('draft', 'Not public');
  if (phase === 'changed' && count !== 0) {
    const what = count === null ? 'Changes' : changes(count);
    return {
      ...say(phase, `${what} not public${look === '' ? ' yet' : ''}`),
      short: `${what}${look}`,
    };
  }
  return say(phase, 'Published');
}

/** A sentence below the bar, and what can be done about it. */
export interface StateLine {
  readonly phase: PhaseKind;
  readonly isTrouble: boolean;
  readonly words: string;
  readonly action: 'retry' | 'choose' | 'open' | 'leave' | null;
  /** The release that it is about. */
  readonly release?: string;
}

/** What the owner is told in whole sentences, however wide the window is. */
export function stateLines(
  { summary, save, readOnly, version, meanwhile, publicTrouble }: Stated,
  names: ReleaseNames,
): readonly StateLine[] {
  const { unreadable, releases } = summary;
  const lines: StateLine[] = [];
  const add = (phase: PhaseKind, words: string, more: Partial<StateLine> = {}) =>
    lines.push({ phase, words, isTrouble: false, action: null, ...more });
  const phase = PHASES[summary.status];
  if (save.kind === 'failed') add(phase, save.message, { isTrouble: true, action: 'retry' });
  else if (readOnly !== null) add('readOnly', asSentence(readOnly));
  else if (save.kind === 'conflict' || meanwhile !== null) {
    add(phase, CHANGED[save.kind === 'conflict' ? 'here' : 'public'], {
      isTrouble: true,
      action: 'choose',
    });
  }
  if (publicTrouble !== null && save.kind !== 'failed')
    add(phase, publicTrouble, { isTrouble: true, action: 'retry' });
  if (unreadable !== undefined && (readOnly === null || version !== 'published'))
    add(phase, UNREADABLE[unreadable], { isTrouble: true });
  for (const release of releases) {
    const name = names.get(release);
    if (name === undefined) continue;
    if (release !== releaseOf(version)) {
      add('release', `Waits in ${name}`, { action: 'open', release });
    } else {
      const action = summary.status === 'release' ? null : 'leave';
      add('release', `This version waits in ${name}`, { action, release });
    }
  }
  return lines;
}

const CHANGED = {
  here: 'The same place was changed elsewhere.',
  public: 'What is public was changed in the same place.',
} as const;

const UNREADABLE = {
  kept: 'The file of what is public cannot be read. Visitors see what could be read last.',
  leftOut: 'The file of what is public cannot be read. Visitors see nothing of it.',
} as const;
