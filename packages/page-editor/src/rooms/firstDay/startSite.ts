import type { OwnSite } from '../../model/EditorHost.ts';
import type { EditorServices } from '../../session/EditorContext.ts';
import { exampleMedia } from '../../slices/example/exampleOf.ts';
import { fitData } from '../../slices/fitData.ts';
import { answersOf, type Written } from './checkAnswers.ts';

type Project = Pick<EditorServices, 'api' | 'host' | 'models'>;

/** What a new site is made of, by what its owner has written; null: the project has none. */
export async function ownSiteOf({
  host,
  models,
}: Omit<Project, 'api'>): Promise<((written: Written) => OwnSite) | null> {
  const { ownSite } = (await host.starters?.()) ?? {};
  if (!ownSite) return null;
  return (written) => {
    const content = ownSite(answersOf(written), new Date().toLocaleDateString('sv-SE'));
    const documents = content.documents.flatMap((document) => {
      const type = models.types.get(document.type);
      return type ? [{ ...document, data: fitData(models, type, document.data) }] : [];
    });
    return { ...content, documents };
  };
}

/** Puts the new site in the place of the demo; where its owner goes on. */
export async function startSite(
  { api, host, models }: Project,
  written: Written,
): Promise<OwnSite['begin']> {
  const make = await ownSiteOf({ host, models });
  if (!make) throw new Error('This project has no content to start with.');
  const { documents, media: own, begin } = make(written);
  // New slices arrive with what their examples show.
  const media = new Set([...own, ...(await exampleMedia(host, models))]);
  const saved = documents
    .filter(({ data }) => Object.keys(data).length > 0)
    .map(({ standsFor: _standsFor, ...document }) => document);
  await api.call('startContent', { body: { media: [...media], documents: saved } });
  return begin;
}
