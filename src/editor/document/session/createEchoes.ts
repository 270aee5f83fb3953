/** Tells events of what this page has written from those of what others write. */
export interface Echoes {
  /** A save begins; events are held back until it has ended. */
  readonly begin: () => void;
  readonly isUnderWay: () => boolean;
  /** The save has ended with a revision, or null; whether others have written meanwhile. */
  readonly end: (revision: string | null, before: string) => boolean;
  /** Whether an event is news; during a save nobody knows yet. */
  readonly isNews: (revision: string | null, isOwn: boolean) => boolean;
}

/** Events that did not come are forgotten. */
const MAX_EXPECTED = 20;

export function createEchoes(): Echoes {
  // Revisions this page has written whose events are still to come, and those heard meanwhile.
  let expected: readonly string[] = [];
  let heard: readonly (string | null)[] | null = null;
  return {
    begin() {
      heard = [];
    },
    isUnderWay: () => heard !== null,
    end(revision, before) {
      const all = heard ?? [];
      heard = null;
      if (revision === null) return all.length > 0;
      if (!all.includes(revision) && revision !== before) {
        expected = [...expected.slice(-MAX_EXPECTED), revision];
      }
      return all.some((one) => one !== revision);
    },
    isNews(revision, isOwn) {
      if (heard !== null) {
        heard = [...heard, revision];
        return false;
      }
      if (!isOwn || revision === null || !expected.includes(revision)) return true;
      expected = expected.filter((one) => one !== revision);
      return false;
    },
  };
}
