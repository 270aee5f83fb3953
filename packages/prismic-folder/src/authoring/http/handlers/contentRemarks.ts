import type { Snapshot } from '../../../types.ts';
import type { Authoring } from '../../Authoring.ts';
import type { PlannedPublication } from '../../contract/protection.ts';
import { stemOf } from '../../documents/documentPaths.ts';
import type { asProblem } from '../../documents/summary.ts';

type Problem = ReturnType<typeof asProblem>;

/** What the site says of content that would be published: only it knows its pages. */
export interface ContentRemark extends Pick<Problem, 'field' | 'reason' | 'kind'> {
  /** The id of the document. */
  readonly id: string;
}

/** Looks at what a publication would change; `now` is what is public before it. */
export type RemarkOn = (
  after: Snapshot,
  now: Snapshot,
) => Promise<readonly ContentRemark[]> | readonly ContentRemark[];

/** The warnings of the site about a planned publication. */
export type ContentRemarks = (planned: PlannedPublication) => Promise<Problem[]>;

export function contentRemarks(
  { documents, plan, content }: Pick<Authoring, 'documents' | 'plan' | 'content'>,
  remarkOn: RemarkOn | undefined,
): ContentRemarks {
  return async (planned) => {
    if (!remarkOn) return [];
    const now = await content();
    const remarks = await remarkOn(await plan(planned, { withErrors: true }), now);
    const found = await Promise.all(
      remarks.map(async ({ id, ...remark }) => {
        const {
          documents: [one],
        } = await documents.list({ id, page: 1, pageSize: 1 });
        const file = one && `documents/${stemOf(one)}.json`;
        return file === undefined ? [] : [{ ...remark, file, severity: 'warning' as const }];
      }),
    );
    return found.flat();
  };
}
