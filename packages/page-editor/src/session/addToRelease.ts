import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { ApiError, type AuthoringClient } from '../api/AuthoringClient.ts';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import { countWords } from '../kit/countWords.ts';
import { documentCall } from './documentCall.ts';

/** Whether a document has something that a release could hold: a draft, or a public version it does not hold yet. */
export function canJoin(
  { status, releases }: Pick<DocumentSummary, 'status' | 'releases'>,
  release: string,
): boolean {
  if (status === 'draft' || status === 'changed') return true;
  return status === 'published' && !releases.includes(release);
}

/** What a release holds already of documents, or that what it holds makes way for a draft, or how much is in it. */
export function joinWords(
  documents: readonly Pick<DocumentSummary, 'status' | 'releases'>[],
  { id, documents: held }: ReleaseDetails,
): string {
  if (documents.every((one) => !canJoin(one, id))) return 'Holds it already';
  return documents.some((one) => isReplaced(one, id))
    ? 'Holds another version, which the draft replaces'
    : countWords(held.length, 'document');
}

/** Whether a release holds a version that makes way for the document's draft. */
const isReplaced = (document: Pick<DocumentSummary, 'status' | 'releases'>, release: string) =>
  document.releases.includes(release) && canJoin(document, release);

/** Whether a document has something that any release could hold. */
export const mayJoin = ({ status }: Pick<DocumentSummary, 'status'>): boolean =>
  status !== 'archived' && status !== 'release';

/** Puts documents into a release, one after the other; says what is in and what is not, and why. */
export async function addToRelease(
  api: AuthoringClient,
  { id, label }: Pick<ReleaseDetails, 'id' | 'label'>,
  documents: readonly DocumentSummary[],
): Promise<string> {
  const refused: string[] = [];
  const replaced: string[] = [];
  let added = 0;
  for (const document of documents) {
    const { params, query } = documentCall(document);
    try {
      // oxlint-disable-next-line no-await-in-loop -- each may be refused for a reason of its own
      await api.call('addToRelease', { params: { ...params, release: id }, query });
      added += 1;
      if (isReplaced(document, id)) replaced.push(document.title);
    } catch (error) {
      refused.push(`${document.title}: ${sentenceOf(error)}`);
    }
  }
  const [first] = refused;
  const more = refused.length > 1 ? ` And ${countWords(refused.length - 1, 'other')}.` : '';
  const refusal = first === undefined ? '' : `Not put in: ${first}${more}`;
  if (added === 0) throw new ApiError('refused', refusal === '' ? 'Nothing was put in.' : refusal);
  const [only] = documents;
  const what =
    documents.length === 1 && only
      ? `${only.title} waits`
      : `${countWords(added, 'document')} ${added === 1 ? 'waits' : 'wait'}`;
  const before =
    replaced.length === 0 ? '' : `What it held of ${replaced.join(', ')} before is in History.`;
  return [`${what} in ${label}.`, before, refusal].filter(Boolean).join(' ');
}
