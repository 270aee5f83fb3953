import type { Snapshot } from '../../../types.ts';
import type { Authoring, AuthoringDocuments } from '../../Authoring.ts';
import { AuthoringError } from '../../AuthoringError.ts';
import type { protectionOperations } from '../../contract/operations/protection.ts';
import type { PlannedPublication, PublicNames, StillProtected } from '../../contract/protection.ts';
import type { asProblem } from '../../documents/summary.ts';
import { refuseProblems } from '../../documents/effects.ts';
import { stemOf } from '../../documents/documentPaths.ts';
import type { Handlers } from './Handler.ts';

/** What the site protects; only it knows which fields hold passwords. */
export interface ProtectionPorts {
  /** What stays protected although no password protects it any more; documents by id. */
  readonly current: () => Promise<PublicNames>;
  /** What else would be, with other content. */
  readonly after: (content: Snapshot) => Promise<PublicNames>;
  readonly makePublic: (names: PublicNames) => Promise<void>;
}

/** Operations on what stays protected. `ports` is absent where the site protects nothing. */
export function protectionHandlers(
  { documents, plan }: Pick<Authoring, 'documents' | 'plan'>,
  ports: ProtectionPorts | undefined,
): Handlers<keyof typeof protectionOperations> {
  const on = (): ProtectionPorts => {
    if (ports) return ports;
    throw new AuthoringError('off', 'This site protects no documents');
  };
  return {
    readProtection: async () => withTitles(documents, await on().current()),
    planProtection: async ({ body }) => withTitles(documents, await on().after(await plan(body))),
    async makePublic({ body }) {
      await on().makePublic(body);
      return undefined;
    },
  };
}

/** With the keys and titles of the documents. */
async function withTitles(
  documents: Pick<AuthoringDocuments, 'list'>,
  names: PublicNames,
): Promise<StillProtected> {
  const found = await Promise.all(
    names.documents.map(async (id) => {
      const {
        documents: [one],
      } = await documents.list({ id, page: 1, pageSize: 1 });
      if (!one) return [];
      const { type, name, lang, title } = one;
      return [{ type, name, ...(lang !== undefined && { lang }), id, title }];
    }),
  );
  return { ...names, documents: found.flat() };
}

type Problem = ReturnType<typeof asProblem>;

/** Warns of what a publication would leave protected although no password protects it any more. */
export type ProtectionWarnings = (planned: PlannedPublication) => Promise<Problem[]>;

export function protectionWarnings(
  { documents, plan }: Pick<Authoring, 'documents' | 'plan'>,
  ports: ProtectionPorts | undefined,
): ProtectionWarnings {
  return async (planned) => {
    if (!ports) return [];
    const found = await withTitles(documents, await ports.after(await plan(planned)));
    const all = [
      ...found.documents.map(({ title, ...key }) => `${stemOf(key)} (${title})`),
      ...found.media.map((file) => `media/${file}`),
      ...found.external.map((number) => `behance/${number}.json`),
    ];
    return all.map((file) => ({ file, reason: REASON, severity: 'warning' }));
  };
}

const REASON =
  'stays protected, although no password protects it any more: unpublish it, or make it public';

/** Throws AuthoringError (problems) unless these warnings were accepted. The editor asks by itself. */
export function refuseWarnings(what: string, problems: readonly Problem[]): void {
  refuseProblems(what, problems, { acceptWarnings: false });
}
