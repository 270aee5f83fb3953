import { type Answer, useAnswerTo } from '../../session/useAnswer.ts';
import { useSame } from '../../kit/hooks/useSame.ts';
import { useCallback } from 'react';
import type { DocumentSummary, PublishReport, ReleaseDetails } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { countWords } from '../../kit/countWords.ts';
import { readRequest } from '../../document/requests.ts';
import { documentId, sameDocument } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import type { Check } from '../../publishing/Check.ts';
import { nameOfFile, titlesOf } from '../../publishing/documentNames.ts';
import { samplesElsewhere } from '../../publishing/sampleChecks.ts';
import { problemChecks } from '../../publishing/problemChecks.ts';
import { asSentence } from '../../kit/messages/sentenceOf.ts';

/** One thing that was looked at in a release, and the document that it is about. */
export interface ReleaseCheck extends Check {
  readonly document?: DocumentSummary;
  /** Whether the document was published since, with other values where it was changed here. */
  readonly isMeanwhile?: boolean;
}

type Problem = PublishReport['problems'][number];

const GOOD = {
  needed: 'Everything that is needed is there',
  alt: 'Pictures have a description',
  links: 'Links lead to what is public then',
  meanwhile: 'Nothing else was published meanwhile',
} as const;

/** What a dry run of publishing a release found, by document; what is good is said once for all of them. */
export async function releaseChecks(
  api: AuthoringClient,
  models: EditorModels,
  release: ReleaseDetails,
  { problems, merged = [] }: PublishReport,
): Promise<ReleaseCheck[]> {
  const others = problems.filter(({ kind }) => kind !== 'changed-meanwhile');
  const own = await Promise.all(
    release.documents.map(async (document): Promise<ReleaseCheck[]> => {
      const ofIt = others.filter(({ file }) => isOf(file, document));
      if (ofIt.length === 0) return [];
      const found = await documentChecks(api, models, release.id, document, ofIt);
      return found.map((check) => ({
        ...check,
        id: `${documentId(document)} ${check.id}`,
        text: `${document.title}: ${check.text}`,
        document,
      }));
    }),
  );
  const meanwhile = release.documents
    .filter((document) => problems.some((one) => isMeanwhile(one) && isOf(one.file, document)))
    .map((document): ReleaseCheck => ({
      id: `meanwhile ${documentId(document)}`,
      state: 'remark',
      text: `${document.title} was published since, with other values where it was changed here. Publishing replaces them, unless you choose.`,
      action: 'Choose',
      document,
      isMeanwhile: true,
    }));
  const both = release.documents
    .filter((document) => merged.some((key) => sameDocument(key, document)))
    .map((document): ReleaseCheck => ({
      id: `merged ${documentId(document)}`,
      state: 'good',
      text: `${document.title} was published since. Both changes are in.`,
      document,
    }));
  const outside = others.filter(
    ({ file }) => !release.documents.some((document) => isOf(file, document)),
  );
  const titles = await titlesOf(
    api,
    outside.map(({ file }) => file),
  );
  const elsewhere = outside.map((problem, at): ReleaseCheck => ({
    id: `elsewhere ${at}`,
    state: problem.severity === 'warning' ? 'remark' : 'failure',
    text: `${nameOfFile(problem.file, titles)}: ${asSentence(problem.reason)}`,
  }));
  const found = [...own.flat(), ...elsewhere, ...meanwhile, ...both];
  const isGood = {
    needed: others.every(({ severity }) => severity === 'warning'),
    alt: others.every(({ kind }) => kind !== 'missing-alt'),
    links: others.every(({ kind }) => kind !== 'broken-link'),
    meanwhile: meanwhile.length + both.length === 0,
  };
  const good = (Object.keys(GOOD) as (keyof typeof GOOD)[])
    .filter((key) => isGood[key])
    .map((key): ReleaseCheck => ({ id: key, state: 'good', text: GOOD[key] }));
  return [...found, ...good].toSorted(byState);
}

const ORDER = { failure: 0, remark: 1, good: 2 };
const byState = (one: Check, other: Check) => ORDER[one.state] - ORDER[other.state];

/** On the button that publishes: how much there is, or what is in the way. */
export function publishWords(documents: number, failures: number, isSent: boolean): string {
  if (failures > 0) return `${countWords(failures, 'thing')} to fix first`;
  if (documents === 0) return 'Nothing to publish';
  const words = documents === 1 ? 'Publish it' : `Publish all ${documents}`;
  return isSent ? `${words} and send` : words;
}

const isMeanwhile = ({ kind }: Problem) => kind === 'changed-meanwhile';

const isOf = (file: string, document: DocumentSummary) =>
  file.endsWith(`documents/${documentId(document)}.json`);

/** The checks of one document, with the words of its fields; without it, as the file has them. */
async function documentChecks(
  api: AuthoringClient,
  models: EditorModels,
  release: string,
  document: DocumentSummary,
  problems: readonly Problem[],
): Promise<Check[]> {
  const read = (version: 'published' | `release:${string}`) =>
    api.call('readDocument', readRequest(document, version)).then(
      ({ json }) => json as Json,
      () => null,
    );
  const [json, published] = await Promise.all([read(`release:${release}`), read('published')]);
  const type = models.types.get(document.type);
  const checks = problemChecks(problems, {
    json: json ?? {},
    published,
    type,
    models,
    isOwn: () => true,
    titles: new Map(),
  });
  return checks.filter(({ state }) => state !== 'good');
}

/**
 * Looks at a release as a whole, again whenever a document changes. Nothing is known of what it holds until that was
 * looked at.
 */
export function useReleaseChecks(release: ReleaseDetails): Answer<readonly ReleaseCheck[]> {
  const { api, host, models } = useEditor();
  // Every answer is a new object, whether anything is different or not.
  const held = useSame(release);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { id, documents } = held;
      if (documents.length === 0) return [];
      const samples = samplesElsewhere({ api, host, models }, documents, `release:${id}`);
      const body = { release: id, dryRun: true };
      const report = await api.call('publish', { body }, { signal });
      const checks = await releaseChecks(api, models, held, report);
      return [...checks, ...(await samples)].toSorted(byState);
    },
    [api, host, models, held],
  );
  return useAnswerTo<readonly ReleaseCheck[]>(api, load);
}
