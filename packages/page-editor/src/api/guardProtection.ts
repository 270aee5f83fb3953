import type {
  Given,
  OperationName,
  OperationRequest,
  OperationResult,
} from 'prismic-folder/contract';
import { ApiError, type AuthoringClient } from './AuthoringClient.ts';

/** What stays protected although no password protects it any more. */
export type StillProtected = OperationResult<'readProtection'>;

/** What the owner does with it. */
export type ProtectionChoice = 'unpublish' | 'leave' | 'public';

/** Asks the owner; resolves to null when the owner cancels. */
export type AskProtection = (found: StillProtected) => Promise<ProtectionChoice | null>;

export const isNothing = ({ documents, media, external }: StillProtected) =>
  documents.length + media.length + external.length === 0;

/** Does what the owner has chosen. */
export async function settleProtection(
  api: AuthoringClient,
  { documents, media, external }: StillProtected,
  choice: ProtectionChoice,
): Promise<void> {
  if (choice === 'public') {
    const body = { documents: documents.map(({ id }) => id), media, external };
    await api.call('makePublic', { body });
  }
  for (const { type, name, lang } of choice === 'unpublish' ? documents : []) {
    const query = lang === undefined ? {} : { lang };
    const body = { acceptWarnings: true };
    // oxlint-disable-next-line no-await-in-loop -- each changes the folder that the next one reads
    await api.call('archiveDocument', { params: { type, name }, query, body });
  }
}

/**
 * The client, which asks before it does anything after which something is protected by no password any
 * more.
 */
export function guardProtection(api: AuthoringClient, ask: AskProtection): AuthoringClient {
  const call: AuthoringClient['call'] = async (name, request, options) => {
    const planned = plannedBy(name, request);
    if (planned === null) return api.call(name, request, options);
    const found = await api.call('planProtection', { body: planned }, options);
    if (isNothing(found)) return api.call(name, request, options);
    const choice = await ask(found);
    if (choice === null) throw new ApiError('refused', 'Nothing was changed.');
    const result = await api.call(name, request, options);
    await settleProtection(api, found, choice);
    return result;
  };
  return { ...api, call };
}

type Planned = OperationRequest<'planProtection'>['body'];

/** The publication that a call is; null for any other call. */
function plannedBy<Name extends OperationName>(name: Name, request: Given<Name>): Planned | null {
  // Cast: each of these operations has the request of its name.
  const as = <One extends OperationName>() => request as unknown as OperationRequest<One>;
  switch (name) {
    case 'publish': {
      const { documents = [], release, dryRun } = as<'publish'>().body;
      if (dryRun) return null;
      return release === undefined
        ? { kind: 'publish', documents }
        : { kind: 'publishRelease', release };
    }
    case 'archiveDocument':
      return { kind: 'archive', document: keyOf(as<'archiveDocument'>()) };
    case 'removeDocument':
      return { kind: 'remove', document: keyOf(as<'removeDocument'>()) };
    case 'undoPublication':
      return { kind: 'undoPublication', publication: as<'undoPublication'>().params.publication };
    default:
      return null;
  }
}

type OfDocument = Pick<OperationRequest<'archiveDocument'>, 'params' | 'query'>;

function keyOf({ params, query }: OfDocument) {
  const { type, name } = params;
  const lang = query?.lang;
  return lang === undefined ? { type, name } : { type, name, lang };
}
