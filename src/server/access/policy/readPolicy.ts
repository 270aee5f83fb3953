import type { ContentSource } from '#prismic-folder';
import type { ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { base64url, type Keys } from '#server/lib/keys.ts';
import type { ProtectingProject } from '../session/Session.ts';
import { collectReferences, mediaKey } from './collectReferences.ts';
import { factsOf, type Facts } from './facts.ts';
import { protectedNames, type Use } from './protectedNames.ts';
import type { Policy, ProtectedProject } from './Policy.ts';
import { readDocuments } from './readDocuments.ts';
import { protectedDocuments } from './protectedDocuments.ts';

export interface PolicySource {
  readonly source: ContentSource;
  readonly keys: Keys;
  /** The embedded external projects, whose media are protected with them. */
  readonly external?: ExternalFiles | undefined;
  /** The name of the file a media name links to; null if there is none. */
  readonly mediaName?: ((name: string) => Promise<string | null>) | undefined;
}

/** In base64url characters: 132 bits identify a password. */
const FINGERPRINT = 22;

async function protectedProject(
  { id, uid, password, path, caseStudy }: Facts,
  keys: Keys,
  paths: ReadonlyMap<string, string>,
): Promise<ProtectedProject> {
  const digest = await keys.digest('password', password);
  const grant = await keys.digest('grant', `${id}\0${base64url(digest)}`);
  const fingerprint = base64url(grant).slice(0, FINGERPRINT);
  const study = caseStudy === null ? undefined : paths.get(caseStudy);
  return { id, uid, password: digest, fingerprint, path: study ?? path };
}

/** Reads every document of a ref once and derives what is protected. */
export async function readPolicy(
  { source, keys, external, mediaName }: PolicySource,
  ref: string,
): Promise<Policy> {
  const facts: Facts[] = [];
  for await (const document of readDocuments(source, ref)) facts.push(factsOf(document));
  const withPassword = facts.filter(({ password }) => password !== '');
  const paths = new Map(facts.map(({ id, path }) => [id, path]));
  const projects = await Promise.all(withPassword.map((one) => protectedProject(one, keys, paths)));
  const byId = new Map(projects.map((project) => [project.id, project]));
  const documents = new Map(
    [...protectedDocuments(facts)].map(([id, ids]) => [
      id,
      ids.flatMap((one) => byId.get(one) ?? []),
    ]),
  );
  const protectedByOf = ({ id }: Facts): readonly ProtectingProject[] => documents.get(id) ?? [];

  const numbers = protectedNames(
    facts.map((one) => ({
      names: one.external ? [one.external] : [],
      protectedBy: protectedByOf(one),
    })),
  );
  const uses = [
    ...facts.flatMap((one): Use[] => [
      { names: one.all.media, protectedBy: protectedByOf(one) },
      { names: one.card?.media ?? [], protectedBy: [] },
    ]),
    ...(await externalUses(external, numbers)),
  ];
  const media = protectedNames(await Promise.all(uses.map((use) => mediaUse(use, mediaName))));
  const seen = facts.filter((one) => one.type === 'project' || protectedByOf(one).length === 0);
  const tags = new Set(seen.flatMap((one) => one.tags));
  return {
    ref,
    documents,
    media,
    external: numbers,
    tags: [...tags].sort(new Intl.Collator('en').compare),
    projects,
    projectsOf: openers(facts, projects, documents),
  };
}

/** Finds by uid the projects whose password unlocks a document; a project's own uid wins. */
function openers(
  facts: readonly Facts[],
  projects: readonly ProtectedProject[],
  documents: ReadonlyMap<string, readonly ProtectedProject[]>,
): Policy['projectsOf'] {
  const byUid = new Map<string, ProtectedProject[]>();
  const add = (uid: string, more: readonly ProtectedProject[]) =>
    byUid.set(uid, [...new Set([...(byUid.get(uid) ?? []), ...more])]);
  for (const project of projects) add(project.uid, [project]);
  const own = new Set(byUid.keys());
  for (const { id, uid } of facts) {
    const protectedBy = documents.get(id) ?? [];
    if (protectedBy.length > 0 && !own.has(uid)) add(uid, protectedBy);
  }
  return (uid) => byUid.get(uid) ?? [];
}

/** A use of media by their keys, including those of the files their names link to. */
async function mediaUse(
  { names, protectedBy }: Use,
  mediaName: PolicySource['mediaName'],
): Promise<Use> {
  const keys = new Set<string>();
  for (const name of names) {
    keys.add(mediaKey(name));
    // A name that the file system rejects is not a link.
    const real = await mediaName?.(name).catch(() => null);
    if (real) keys.add(mediaKey(real));
  }
  return { names: keys, protectedBy };
}

async function externalUses(
  external: ExternalFiles | undefined,
  numbers: ReadonlyMap<string, readonly ProtectingProject[]>,
): Promise<Use[]> {
  const ids = external ? await external.list() : [];
  return Promise.all(
    ids.map(async (id): Promise<Use> => {
      // Invalid JSON is reported where the file is served.
      const file = await external?.read(id).catch(() => null);
      return { names: collectReferences(file).media, protectedBy: numbers.get(id) ?? [] };
    }),
  );
}
