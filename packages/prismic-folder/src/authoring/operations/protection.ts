import { AuthoringError } from '../../store/AuthoringError.ts';
import {
  plannedPublication,
  type PlannedPublication,
  publicNames,
  type PublicNames,
  stillProtected,
  type StillProtected,
} from '../contract/protection.ts';
import { stemOf } from '../workspace/documentPaths.ts';
import { refuseProblems } from '../workspace/effects.ts';
import { listDocuments } from '../documents/listDocuments.ts';
import { operation } from '../operation.ts';
import type { OperationContext, ProtectionPorts } from '../OperationContext.ts';
import { planPublication } from '../releases/planPublication.ts';

type Context = Pick<OperationContext, 'folder' | 'site'>;

/** What was protected stays so until its owner makes it public. */
export const protectionOperations = {
  readProtection: operation({
    address: 'GET /protection',
    summary: 'Reads what stays protected although no password protects it any more.',
    result: stillProtected,
    errors: [],
    run: async (_, context) => {
      const { protection } = context.site;
      return protection ? withTitles(context, await protection.current()) : NOTHING;
    },
  }),
  planProtection: operation({
    address: 'POST /protection/plan',
    summary:
      'Reads what would stay protected in this way after a publication; nothing is published.',
    body: plannedPublication,
    result: stillProtected,
    errors: ['exists', 'problems', 'conflict', 'storage'],
    run: async ({ body }, context) => {
      const { protection } = context.site;
      return protection ? uncoveredBy(context, protection, body) : NOTHING;
    },
  }),
  makePublic: operation({
    address: 'POST /protection/public',
    summary: 'Makes public what no password protects any more.',
    body: publicNames,
    result: 'nothing',
    errors: ['off', 'storage'],
    run: ({ body }, context) => on(context).makePublic(body),
  }),
};

/** In a site that protects no documents. */
const NOTHING: StillProtected = { documents: [], media: [], external: [] };

function on({ site: { protection } }: Context): ProtectionPorts {
  if (protection) return protection;
  throw new AuthoringError('off', 'This site protects no documents');
}

const uncoveredBy = async (
  context: Context,
  ports: ProtectionPorts,
  planned: PlannedPublication,
): Promise<StillProtected> =>
  withTitles(context, await ports.after(await planPublication(context.folder, planned)));

/** With the keys and titles of the documents. */
async function withTitles({ folder }: Context, names: PublicNames): Promise<StillProtected> {
  const found = await Promise.all(
    names.documents.map(async (id) => {
      const {
        documents: [one],
      } = await listDocuments(folder, { id, page: 1, pageSize: 1 });
      if (!one) return [];
      const { type, name, lang, title } = one;
      return [{ type, name, ...(lang !== undefined && { lang }), id, title }];
    }),
  );
  return { ...names, documents: found.flat() };
}

/** Warns of what a publication would leave protected although no password protects it any more. */
export async function protectionWarnings(context: Context, planned: PlannedPublication) {
  const { protection } = context.site;
  if (!protection) return [];
  const found = await uncoveredBy(context, protection, planned);
  const all = [
    ...found.documents.map(({ title, ...key }) => `${stemOf(key)} (${title})`),
    ...found.media.map((file) => `media/${file}`),
    ...found.external.map((number) => `behance/${number}.json`),
  ];
  return all.map((file) => ({ file, reason: REASON, severity: 'warning' as const }));
}

const REASON =
  'stays protected, although no password protects it any more: unpublish it, or make it public';

/** Throws AuthoringError (problems) for such warnings, unless they were accepted. The editor asks by itself. */
export async function refuseUncovered(
  context: Context,
  what: string,
  { acceptWarnings }: { readonly acceptWarnings: boolean },
  planned: PlannedPublication,
): Promise<void> {
  if (acceptWarnings) return;
  refuseProblems(what, await protectionWarnings(context, planned), { acceptWarnings });
}
