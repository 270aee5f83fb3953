import type { Snapshot } from '../../../types.ts';
import type { Authoring } from '../../Authoring.ts';
import type { OperationResult } from '../../contract/operations.ts';
import type { PlannedPublication } from '../../contract/protection.ts';
import { stemOf } from '../../documents/documentPaths.ts';

type Problem = OperationResult<'publish'>['problems'][number];

/** What the site says of content that would be published: only it knows its pages. */
export interface ContentRemark extends Pick<Problem, 'field' | 'reason' | 'kind' | 'untouched'> {
  /** The id of the document. */
  readonly id: string;
}

/** Looks at what a publication would change; `now` is what is public before it, `ids` are the documents of it. */
export type RemarkOn = (
  after: Snapshot,
  now: Snapshot,
  ids: ReadonlySet<string>,
) => Promise<readonly ContentRemark[]> | readonly ContentRemark[];

/** The warnings of the site about a planned publication. */
export type ContentRemarks = (planned: PlannedPublication) => Promise<Problem[]>;

export function contentRemarks(
  authoring: Pick<Authoring, 'documents' | 'releases' | 'plan' | 'content'>,
  remarkOn: RemarkOn | undefined,
): ContentRemarks {
  const { documents, plan, content } = authoring;
  return async (planned) => {
    if (!remarkOn) return [];
    const [now, ids] = await Promise.all([content(), idsOf(authoring, planned)]);
    const remarks = await remarkOn(await plan(planned, { withErrors: true }), now, ids);
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

async function idsOf(
  { documents, releases }: Pick<Authoring, 'documents' | 'releases'>,
  planned: PlannedPublication,
): Promise<Set<string>> {
  if (planned.kind === 'publishRelease') {
    const release = (await releases.list()).find(({ id }) => id === planned.release);
    return new Set(release?.documents.map(({ id }) => id));
  }
  const keys = planned.kind === 'publish' ? planned.documents : [];
  const read = await Promise.all(keys.map((key) => documents.read(key)));
  return new Set(read.map(({ document }) => document.id));
}
