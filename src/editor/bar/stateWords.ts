import type { OpenDocument } from '../document/DocumentSession.ts';
import type { PhaseKind } from '../ui/icons/Phase.tsx';

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

/** `count`: changes that are not public, as the review lists them; null while they are not counted. */
export function stateWords(
  {
    summary,
    save,
    readOnly,
    problems,
    version,
  }: Pick<OpenDocument, 'summary' | 'save' | 'readOnly' | 'problems'> &
    Partial<Pick<OpenDocument, 'version'>>,
  count: number | null,
): DocumentState {
  if (readOnly !== null)
    return { phase: 'readOnly', isTrouble: false, words: `Read only: ${readOnly}` };
  const { status, releases } = summary;
  // What is typed counts before the first save makes it a draft.
  const phase = status === 'published' && count !== null && count > 0 ? 'changed' : PHASES[status];
  if (save.kind === 'conflict') return { phase, isTrouble: true, words: 'Two versions. Choose' };
  if (save.kind === 'failed') return { phase, isTrouble: true, words: save.message };
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const look = errors === 0 ? '' : errors === 1 ? ', 1 needs a look' : `, ${errors} need a look`;
  if (version?.startsWith('release:') === true) {
    const words = `Waits in ${version.slice('release:'.length)}${look}`;
    return { phase: 'release', isTrouble: false, words };
  }
  if (status === 'archived')
    return { phase, isTrouble: false, words: `Not public any more${look}` };
  if (status === 'release') {
    return { phase, isTrouble: false, words: `Waits in ${releases.join(', ')}${look}` };
  }
  if (status === 'draft') return { phase, isTrouble: false, words: `Draft, not public${look}` };
  if (phase === 'changed' && count !== 0) {
    const what = count === null ? 'Changes' : changes(count);
    return {
      phase,
      isTrouble: false,
      words: `${what} not public${look === '' ? ' yet' : look}`,
      short: `${what}${look}`,
    };
  }
  return { phase, isTrouble: false, words: `Published${look}` };
}
