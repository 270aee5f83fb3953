import { z } from 'zod';
import { revision } from '../contract/documents.ts';
import { openHistoryLog } from './historyLog.ts';

const restoredDraft = z.object({
  /** In ms since 1970. */
  at: z.number(),
  /** Of the draft, which has exactly the bytes of an earlier version. */
  revision,
  /** What was public when it was restored; null: nothing was. */
  base: revision.nullable(),
});

type RestoredDraft = z.infer<typeof restoredDraft>;

/** So many restored drafts are known; what falls out is merged by the note in its own bytes, if there is one. */
const MAX = 200;

/**
 * Drafts with exactly the bytes of an earlier version. What a draft is made from is noted in its file; here
 * that would change the bytes, and a note of those days would name a version that is public no more.
 */
export interface RestoredDrafts {
  readonly add: (draft: RestoredDraft) => void;
  readonly all: () => readonly RestoredDraft[];
  /** What the draft with a revision is made from; undefined: it was not restored, and its file says it. */
  readonly baseOf: (revision: string) => string | null | undefined;
}

export function openRestoredDrafts(contentDir: string): RestoredDrafts {
  const log = openHistoryLog(contentDir, 'restored.jsonl', restoredDraft, MAX);
  return {
    add: log.add,
    all: () => log.read(),
    baseOf: (wanted) => log.read(wanted).findLast((one) => one.revision === wanted)?.base,
  };
}
