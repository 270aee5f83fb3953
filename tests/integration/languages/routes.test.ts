import { createClient, type Content, type Route } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { createContentClient } from '#content/client.ts';
import { documentAddress, languagesOf } from '#content/documentAddress.ts';
import { documentTypes, routedTypes } from '#content/documentTypes.ts';
import { orNull } from '#content/orNull.ts';
import { createRepository, type RepositoryDocument } from '#prismic-folder';
import { pickOf, randomOf } from '../../support/random.ts';
import { documentOf, snapshotOf } from '../../support/snapshot.ts';

const ENDPOINT = 'https://repository.test/api/v2';
const IDS = ['en-gb', 'fr-fr', 'ar', 'zh-hant-tw', 'pt-br', 'custom-1'] as const;
const UIDS = ['about', 'fr-fr', 'a.b', 'x_y', 'low-tide', 'project', 'ar'] as const;

/** What a site on `@prismicio/client` would write to get the addresses of this one. */
const ROUTES: Route[] = [
  { type: 'home', path: '/:lang?' },
  ...routedTypes.map((type) => ({ type, path: `/:lang?${documentTypes[type].path}` })),
];

const models = (types: readonly string[]) =>
  new Map(
    types.map((id) => [
      id,
      {
        id,
        label: id,
        repeatable: id !== 'home',
        file: id,
        fields: id === 'home' ? {} : { uid: { type: 'UID', config: {} } },
      },
    ]),
  );

/** A repository of some languages and documents, some of which are translated. */
function generate(seed: number) {
  const random = randomOf(seed);
  const ids = IDS.filter((_, index) => index === 0 || random() < 0.5);
  const languages = ids.map((id) => ({ id, name: id }));
  const documents: RepositoryDocument[] = [];
  for (const type of ['home', ...routedTypes]) {
    const uids = type === 'home' ? [''] : UIDS.filter(() => random() < 0.6);
    for (const uid of uids) {
      const own = ids.filter(() => random() < 0.7);
      const versions = own.map((lang) => ({
        id: `${type}-${uid}-${lang}`.replaceAll('.', '-'),
        type,
        lang,
        ...(uid && { uid: random() < 0.5 ? uid : `${uid}-${lang}` }),
      }));
      for (const version of versions) {
        documents.push(
          documentOf(
            type,
            {},
            {
              ...version,
              uid: version.uid ?? null,
              alternate_languages: versions.filter(({ lang }) => lang !== version.lang),
            },
          ),
        );
      }
    }
  }
  const [first = { id: 'en-gb', name: '' }, ...others] = languages;
  const snapshot = snapshotOf(documents, {
    languages: [first, ...others],
    // Cast: as much of the models as routes need.
    models: { types: models(['home', ...routedTypes]), slices: new Map() } as never,
  });
  const repository = createRepository({ snapshot: () => snapshot });
  const fetch = async (input: RequestInfo | URL) => repository(new Request(input));
  return { documents, ids, random, fetch };
}

describe.each(Array.from({ length: 25 }, (_, seed) => seed))('repository %i', (seed) => {
  const { documents, ids, random, fetch } = generate(seed);
  const client = createClient('slicefolio', {
    documentAPIEndpoint: ENDPOINT,
    fetch,
    routes: ROUTES,
  });
  const site = (lang?: string) =>
    createContentClient({ endpoint: ENDPOINT, fetch: fetch as typeof globalThis.fetch, lang });

  test('documents have the addresses that `:lang?` in routes gives them', async () => {
    const languages = await languagesOf(site());
    const found = await client.dangerouslyGetAll({ lang: '*' });
    expect(found).toHaveLength(documents.length);
    for (const document of found) {
      expect(documentAddress(languages, document), document.id).toBe(document.url);
    }
  });

  test('the site’s client finds a document in its language only, with its translations', async () => {
    for (const lang of ids) {
      const reader = site(lang === ids[0] ? undefined : lang);
      for (const { id, uid, type, lang: own } of documents) {
        if (uid === null) continue;
        // Cast: a type of the site, as generated.
        const asked = type as (typeof routedTypes)[number];
        const found = await orNull<Content.AllDocumentTypes>(reader.getByUID(asked, uid));
        const expected = documents.find(
          (one) => one.type === type && one.uid === uid && one.lang === lang,
        );
        expect(found?.id, `${type}/${uid} of ${own} in ${lang}`).toBe(expected?.id);
        expect(found?.alternate_languages.map((one) => one.lang)).toEqual(
          expected?.alternate_languages.map((one) => one.lang),
        );
        expect((await orNull(reader.getByID(id)))?.lang ?? lang).toBe(lang);
      }
    }
  });

  test('a language that the repository does not have has no documents', async () => {
    const one = pickOf(random, documents as [RepositoryDocument, ...RepositoryDocument[]]);
    await expect(site('xx-xx').getByID(one?.id ?? '')).rejects.toThrow();
  });
});
