import { useCallback, useEffect } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { ShownDocument } from '../../canvas/CanvasApi.ts';
import { sharing } from '../../document/conflicts.ts';
import type { OpenDocument } from '../../document/DocumentSession.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { OwnSite } from '../../model/EditorHost.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { useEditor, type EditorServices } from '../../session/EditorContext.ts';
import { useLoaded } from '../../session/useAnswer.ts';
import type { ShownSession } from '../../stage/Stage.tsx';
import { type Written, answersOf } from './checkAnswers.ts';
import { exampleMedia } from '../../slices/example/exampleOf.ts';
import { fitData } from '../../slices/fitData.ts';

/** The first page of a new site, before it is one. */
export interface OwnPage extends ShownSession {
  readonly get: () => ShownDocument & Pick<OpenDocument, 'key' | 'published'>;
  readonly beside: () => readonly ShownDocument[];
  readonly site: () => OwnSite;
  readonly set: (site: OwnSite) => void;
}

/** Shows documents of a new site in the place of those that they stand for; null without any. */
export function createOwnPage(first: OwnSite, known: readonly DocumentSummary[]): OwnPage | null {
  const listeners = new Set<() => void>();
  let site = first;
  /** A document of which the demo has none, such as a look: the page shows it all the same. */
  const unknown = (type: string, name: string) => {
    const [like] = known;
    const isAlone = known.every((one) => one.type !== type);
    return like && isAlone ? { ...like, id: `${type}/${name}`, type, name, uid: null } : null;
  };
  let shown: readonly ShownDocument[] = [];
  const show = () => {
    const before = new Map(shown.map((one) => [one.summary.id, one.json]));
    shown = site.documents.flatMap(({ type, name, standsFor = name, data }) => {
      const summary =
        known.find(
          (one) => one.type === type && one.name === standsFor && one.lang === undefined,
        ) ?? unknown(type, name);
      if (!summary) return [];
      const json = { data };
      const own = { ...summary, tags: [] };
      const last = before.get(summary.id);
      // Only what differs is rendered. Casts: documents without undefined keys are JSON.
      return [{ summary: own, json: last ? (sharing(last as Json, json) as DocumentJson) : json }];
    });
  };
  show();
  const { type, name } = first.begin.document;
  const isFirst = ({ summary }: ShownDocument) => summary.type === type && summary.name === name;
  if (!shown.some(isFirst)) return null;
  return {
    get() {
      const [page] = shown.filter(isFirst);
      if (!page) throw new Error(`The new site has no ${type}/${name}`);
      return { ...page, key: { type, name }, published: null };
    },
    beside: () => shown.filter((one) => !isFirst(one)),
    site: () => site,
    set(next) {
      site = next;
      show();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The first page of a new site, which follows what is written; null until it can be shown. */
export function useOwnPage(written: Written): OwnPage | null {
  const { api, host, models } = useEditor();
  const latest = useLatest(written);
  const load = useCallback(async () => {
    const make = await ownSiteOf({ host, models });
    if (!make) return null;
    const types = [...new Set(make(latest()).documents.map(({ type }) => type))];
    const lists = types.map((type) =>
      api.call('listDocuments', { query: { type, pageSize: 100 } }),
    );
    const known = (await Promise.all(lists)).flatMap(({ documents }) => documents);
    return { make, page: createOwnPage(make(latest()), known) };
  }, [api, host, models, latest]);
  // The form works without the page.
  const loaded = useLoaded(load);
  useEffect(() => loaded?.page?.set(loaded.make(written)), [loaded, written]);
  return loaded?.page ?? null;
}

type Project = Pick<EditorServices, 'api' | 'host' | 'models'>;

/** What a new site is made of, by what its owner has written; null: the project has none. */
async function ownSiteOf({
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
