import type { ContentSource } from '#prismic-folder';
import type { ExternalFiles } from '#server/sources/ExternalFiles.ts';
import {
  isDocumentLink,
  isInProcess,
  type RawDocument,
  readDocuments,
  servedText,
} from '#server/sources/RawDocument.ts';
import { base64url, digestOf, fingerprint, randomSecret, type Keys } from '#server/lib/keys.ts';
import { isRecord } from '#ui/isRecord.ts';
import { webmBeside } from '#ui/video/videoSources.ts';
import { redirectRows, type RedirectRow } from '../redirects/redirectRows.ts';
import type { ProtectingProject } from '../session/Session.ts';
import { collectReferences, mediaKey } from './collectReferences.ts';
import { type DataFacts, factsOf, type Facts, type ListedDocument } from './facts.ts';
import { protectedNames, publicNames, type Use } from './protectedDocuments.ts';
import type { Policy, ProtectedProject, StillProtected } from './Policy.ts';
import type { Finding, Recorded } from './protectionRecord.ts';
import { canBeReached, protectedDocuments } from './protectedDocuments.ts';

export interface PolicySource {
  readonly source: ContentSource;
  readonly keys: Keys;
  /** The embedded external projects, whose media are protected with them. */
  readonly external?: ExternalFiles | undefined;
  /** The name of the file a media name links to; null if there is none. */
  readonly mediaName?: ((name: string) => Promise<string | null>) | undefined;
  /**
   * What was read last of documents that are in memory, where it stays for the next reading: a publication changes a few
   * of them, and the others are the same objects.
   */
  readonly readings?: { latest: Readings } | undefined;
}

/** What is read of one document. */
interface Reading {
  readonly facts: Facts;
  readonly redirects: readonly RedirectRow[];
  /** Digest of its content, if a link can protect it. */
  readonly digest: string | null;
}

type Readings = ReadonlyMap<object, Reading>;

/** What was recorded before; nothing by default. */
type Known = Pick<Recorded, 'said' | 'names' | 'hasContent'>;

const NOTHING: Known = { said: () => undefined, names: () => [], hasContent: () => false };

/** A policy, and everything that it protects, to be recorded. */
export interface PolicyReading {
  readonly policy: Policy;
  readonly findings: readonly Finding[];
}

/** What a policy is derived from. */
interface Content {
  readonly facts: readonly Facts[];
  readonly redirects: readonly RedirectRow[];
  /** Digests of documents that a link can protect, by id. */
  readonly digests: ReadonlyMap<string, string>;
  /** Media that each external project uses, by its number. */
  readonly externalMedia: ReadonlyMap<string, readonly string[]>;
  /** The keys of a media name: its own, and that of the file it links to. */
  readonly keysOf: (names: readonly string[]) => string[];
}

type Protected = Pick<Policy, 'media' | 'external'> & {
  readonly documents: ReadonlyMap<string, readonly ProtectedProject[]>;
  /** Media and external projects that public documents use. */
  readonly inPublic: ReadonlySet<string>;
};

/**
 * Reads every document of a ref once and derives what is protected: by the passwords of projects, and
 * because it is recorded as protected.
 */
export async function readPolicy(
  options: PolicySource,
  ref: string,
  known: Known = NOTHING,
): Promise<PolicyReading> {
  const content = await readContent(options, ref);
  const isRecorded = ({ id }: Facts) =>
    known.said('documents', id) === 'protected' ||
    (known.said('documents', id) === undefined && known.hasContent(content.digests.get(id) ?? ''));
  const recorded = new Set(content.facts.filter(isRecorded).map(({ id }) => id));
  // A project that has lost its password has one that nobody knows.
  const facts = content.facts.map((one) =>
    one.type === 'project' && one.password === '' && recorded.has(one.id)
      ? { ...one, password: randomSecret() }
      : one,
  );
  const listed = new Map(facts.map((one) => [one.id, one.listed]));
  const projects = await Promise.all(
    facts
      .filter(({ password }) => password !== '')
      .map((one) => protectedProject(one, options.keys, listed)),
  );
  const byId = new Map(projects.map((project) => [project.id, project]));
  const byPasswords = derive(content, byId);
  const hasAll =
    [...recorded].every((id) => byPasswords.documents.has(id)) &&
    known.names('media').every((name) => byPasswords.media.has(name)) &&
    known.names('external').every((name) => byPasswords.external.has(name));
  const derived = hasAll ? byPasswords : derive({ ...content, facts }, byId, recorded, known);

  const { documents, media, external } = derived;
  const onlyRecorded = (kind: 'media' | 'external') =>
    [...derived[kind].keys()].filter((name) => !byPasswords[kind].has(name));
  const tags = new Set(
    facts
      .filter((one) => one.type === 'project' || !documents.has(one.id))
      .flatMap((one) => one.tags),
  );
  const stillProtected: StillProtected = {
    documents: facts
      .filter(({ id }) => documents.has(id) && !byPasswords.documents.has(id))
      .map(({ id, type, uid, lang }) => ({ id, type, uid, lang })),
    media: onlyRecorded('media'),
    external: onlyRecorded('external'),
    missed: [...onlyRecorded('media'), ...onlyRecorded('external')].filter((name) =>
      derived.inPublic.has(name),
    ),
  };
  return {
    policy: {
      ref,
      listed: content.facts.map(({ listed }) => listed),
      redirects: content.redirects,
      documents,
      media,
      external,
      stillProtected,
      variant: derived === byPasswords ? '' : await digestOf(JSON.stringify(stillProtected)),
      tags: [...tags].sort(new Intl.Collator('en').compare),
      projects,
      projectsOf: openers(facts, projects, documents),
    },
    findings: [
      ...facts
        .filter(({ id }) => documents.has(id))
        .map(({ id, path }): Finding => {
          const digest = content.digests.get(id);
          return {
            kind: 'documents',
            name: id,
            trace: { path, ...(digest && { content: digest }) },
          };
        }),
      ...[...media.keys()].map((name): Finding => ({ kind: 'media', name })),
      ...[...external.keys()].map((name): Finding => ({ kind: 'external', name })),
    ],
  };
}

function derive(
  { facts, externalMedia, keysOf }: Content,
  byId: ReadonlyMap<string, ProtectedProject>,
  recorded: ReadonlySet<string> = new Set(),
  known: Known = NOTHING,
): Protected {
  const documents = new Map(
    [...protectedDocuments(facts, recorded)].map(([id, ids]) => [
      id,
      ids.flatMap((one) => byId.get(one) ?? []),
    ]),
  );
  const protectedByOf = ({ id }: Facts): readonly ProtectingProject[] | null =>
    documents.get(id) ?? null;
  const numbers = facts.flatMap((one): Use[] =>
    one.external ? [{ names: [one.external], protectedBy: protectedByOf(one) }] : [],
  );
  const external = protectedNames(numbers, known.names('external'));
  const uses = [
    ...facts.flatMap((one): Use[] => {
      const protectedBy = protectedByOf(one);
      if (one.all.media.length === 0) return [];
      const all = { names: keysOf(one.all.media), protectedBy };
      // All of what is public is so, its card too.
      return protectedBy === null
        ? [all]
        : [all, { names: keysOf(one.card().media), protectedBy: null }];
    }),
    ...[...externalMedia].map(([id, names]): Use => ({
      names: keysOf(names),
      protectedBy: external.get(id) ?? null,
    })),
  ];
  const media = protectedNames(uses, known.names('media'));
  const inPublic = new Set([...publicNames(numbers), ...publicNames(uses)]);
  return { documents, media, external, inPublic };
}

async function readContent(
  { source, external, mediaName, readings }: PolicySource,
  ref: string,
): Promise<Content> {
  const read = new Map<RawDocument, Reading>();
  for await (const document of readDocuments(source, ref)) {
    read.set(document, readings?.latest.get(document) ?? (await readingOf(document)));
  }
  if (readings && isInProcess(source)) readings.latest = read;
  const all = [...read.values()];
  const facts = all.map((one) => one.facts);
  const redirects = all.flatMap((one) => one.redirects);
  const digests = new Map(
    all.flatMap(({ facts: { id }, digest }) => (digest === null ? [] : [[id, digest]])),
  );
  const ids = external ? await external.list() : [];
  const externalMedia = new Map(
    await Promise.all(
      ids.map(async (id) => {
        // Invalid JSON is reported where the file is served.
        const file = await external?.read(id).catch(() => null);
        return [id, collectReferences(file).media] as const;
      }),
    ),
  );
  const used = new Set<string>();
  for (const names of [...facts.map((one) => one.all.media), ...externalMedia.values()]) {
    for (const name of names) used.add(name);
  }
  const keys = new Map<string, readonly string[]>();
  await Promise.all(
    [...used].map(async (name) => {
      const shown = [name, webmBeside(name)].filter((one) => one !== null);
      // A name that the file system rejects is not a link.
      const real = await Promise.all(shown.map((one) => mediaName?.(one).catch(() => null)));
      keys.set(name, [...shown, ...real.flatMap((one) => one ?? [])].map(mediaKey));
    }),
  );
  const keysOf = (some: readonly string[]) =>
    some.flatMap((name) => keys.get(name) ?? [mediaKey(name)]);
  return { facts, redirects, digests, externalMedia, keysOf };
}

async function readingOf(document: RawDocument): Promise<Reading> {
  // Cast: `noteOf` wrote it in this version of the site.
  const note = document['note'] as PolicyNote | undefined;
  const facts = factsOf(document, note);
  if (note) return { facts, redirects: note.redirects, digest: note.digest };
  return {
    facts,
    redirects: redirectRows(document),
    digest: canBeReached(document.type) ? await contentDigest(document.data) : null,
  };
}

/** What a reading takes from a document's data. */
type PolicyNote = DataFacts & Pick<Reading, 'redirects' | 'digest'>;

/** A document's note for the next start of the server; undefined if it has not been read. */
export function noteOf(readings: Readings, document: object): PolicyNote | undefined {
  const reading = readings.get(document);
  if (!reading) return undefined;
  const { facts, redirects, digest } = reading;
  const { caseStudy, hasOwnPage, password, external, all } = facts;
  return { caseStudy, hasOwnPage, password, external, all, redirects, digest };
}

/**
 * Digest of all values of a document, without what links say of their targets, which changes with
 * these, and without ids of slices and items, which a folder derives from the document's name.
 */
function contentDigest(data: unknown): Promise<string> {
  const values: string[] = [];
  // A stack instead of recursion: content may be nested to any depth.
  const open: unknown[] = [data];
  while (open.length > 0) {
    const part = open.pop();
    if (Array.isArray(part)) {
      for (const item of part) open.push(item);
    } else if (isRecord(part)) {
      if (isDocumentLink(part)) continue;
      for (const [key, value] of Object.entries(part)) {
        if (key !== 'id' && key !== 'key') open.push(value, key);
      }
    } else values.push(JSON.stringify(typeof part === 'string' ? servedText(part) : part) ?? '');
  }
  return digestOf(values.join('\n'));
}

async function protectedProject(
  { id, uid, password, caseStudy, listed: own }: Facts,
  keys: Keys,
  listed: ReadonlyMap<string, ListedDocument>,
): Promise<ProtectedProject> {
  const digest = await keys.digest('password', password);
  const grant = await keys.digest('grant', `${id}\0${base64url(digest)}`);
  const page = listed.get(caseStudy ?? id) ?? own;
  return { id, uid, password: digest, fingerprint: fingerprint(grant), page };
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
  // Of a project in several languages each password opens all: the form names one of them.
  for (const project of projects) {
    add(project.uid, [project, ...(documents.get(project.id) ?? [])]);
  }
  const own = new Set(byUid.keys());
  for (const { id, uid } of facts) {
    const protectedBy = documents.get(id) ?? [];
    if (protectedBy.length > 0 && !own.has(uid)) add(uid, protectedBy);
  }
  return (uid) => byUid.get(uid) ?? [];
}
