import type { DocumentKey } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import type { EditorHost } from '../model/EditorHost.ts';
import type { EditorModels } from '../model/EditorModels.ts';
import type { PageAppearance } from '../share/readAppearance.ts';
import { documentId, sameDocument } from '../session/documentCall.ts';
import type { PublishWhat } from './publication.ts';
import type { Check } from './Check.ts';
import { contentChecks } from './contentChecks.ts';
import { titlesOf } from './documentNames.ts';
import { problemChecks } from './problemChecks.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';
import { findSamples } from '../slices/example/samples.ts';
import { samplesElsewhere } from './sampleChecks.ts';
import { referenceChecks } from './referenceChecks.ts';

interface ChecksRequest {
  readonly api: AuthoringClient;
  readonly host: EditorHost;
  readonly models: EditorModels;
  /** The document that is open, with its saved content. */
  readonly key: DocumentKey;
  readonly json: Json;
  readonly published: Json | null;
  /** Everything that would be published at once; null: there is nothing. */
  readonly what: PublishWhat | null;
  /** Asks what the page of the document will say of itself; null: it has none. */
  readonly askPage: () => Promise<PageAppearance | null>;
}

/** Looks at everything that publishing should not get wrong. Throws ApiError if the server cannot tell. */
export async function runChecks(request: ChecksRequest): Promise<Check[]> {
  const { api, host, models, key, json, published, what, askPage } = request;
  const type = models.types.get(key.type);
  const isOwn = (file: string) => file.endsWith(`documents/${documentId(key)}.json`);
  // Casts: the content of documents' files.
  const content = { json: json as DocumentJson, published: published as DocumentJson | null };
  const line = what?.release === undefined ? undefined : (`release:${what.release}` as const);
  const documents = await documentsOf(api, what);
  const others = documents.filter((one) => !sameDocument(one, key));
  const references = referenceChecks(api, { json, type, models }, published, key.lang);
  const elsewhere = samplesElsewhere(request, others, line);
  const samples = findSamples({ host, models, type: key.type, ...content });
  const checks = host.checks?.().catch(() => []);
  const page = type?.fields['meta_description'] ? askPage().catch(() => null) : null;
  // An answer that is on its way after a failure would count as the server's return, and start all of
  // this again.
  const { problems } = await dryRun(api, what).finally(() => references);
  const titles = await titlesOf(
    api,
    problems.map(({ file }) => file).filter((file) => !isOwn(file)),
  );
  return [
    ...problemChecks(problems, { json, published, type, models, isOwn, titles }),
    ...contentChecks({
      json,
      published,
      type,
      models,
      host,
      checks: (await checks) ?? [],
      samples: await samples,
      description: (await page)?.description ?? null,
    }),
    ...(await elsewhere),
    ...(await references),
  ];
}

async function documentsOf(api: AuthoringClient, what: PublishWhat | null) {
  if (what?.release === undefined) return what?.documents ?? [];
  const { releases } = await api.call('listReleases', {});
  return releases.find(({ id }) => id === what.release)?.documents ?? [];
}

const dryRun = async (api: AuthoringClient, what: PublishWhat | null) =>
  what === null ? { problems: [] } : api.call('publish', { body: { ...what, dryRun: true } });
