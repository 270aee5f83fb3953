import type { QueryClient } from '@tanstack/react-query';
import type { Content } from '@prismicio/client';
import type { Json } from '#prismic-folder/edit';
import type { Ask } from '#content/queries.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { CanvasDocument } from '../CanvasApi.ts';
import { createReferences, type Missing } from './references.ts';
import { createServing, type Served, type Serving, type SlicePlace } from './createServing.ts';
import { toCard } from '#content/cards.ts';
import type { AroundSlice } from '#screens/SliceZone.tsx';
import { isRecord } from '#ui/isRecord.ts';

/** The content of the page: what the site answers, with the edited document in place of the saved one. */
export interface Draft {
  /** Wraps the queries of the page. */
  readonly ask: (ask: Ask) => Ask;
  readonly open: (document: CanvasDocument) => void;
  readonly show: (json: DocumentJson) => void;
  readonly placeOf: (slice: object) => SlicePlace | null;
  /** The served slices of a zone, in the order of the file; absent ones were left out. */
  readonly served: () => Served;
  /** Whether a slice shows the same as before: an edit elsewhere costs it nothing. */
  readonly isSameSlice: AroundSlice['isSame'];
}

const NOTHING: Served = { data: {}, fields: {}, order: {} };

const dataOf = (json: DocumentJson): Readonly<Record<string, Json>> => json.data ?? {};

/** Name of a file of the library in an address. */
const mediaName = (url: string) => {
  const path = url.replace(/^\/media\//, '').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

interface Opened {
  readonly document: CanvasDocument;
  readonly serving: Serving;
  json: DocumentJson;
  served: ServedDocument;
  fields: Served;
}

export function createDraft(queryClient: QueryClient): Draft {
  const references = createReferences();
  let opened: Opened | null = null;
  /** References that were asked for, so that each is asked for once. */
  let asked = new Set<string>();

  const replaceAll = () => {
    if (!opened) return;
    const { served } = opened;
    for (const query of queryClient.getQueryCache().getAll()) {
      const before: unknown = query.state.data;
      const after = before === undefined ? before : replaceDocument(before, served);
      if (after !== before) queryClient.setQueryData(query.queryKey, after);
    }
  };

  const serve = () => {
    if (!opened) return;
    const { serving, document, json } = opened;
    const { id, uid, type, language, tags } = document.summary;
    opened.fields = serving.serve(dataOf(json));
    opened.served = { id, uid, type, lang: language, tags, data: opened.fields.data };
    fields.set(opened.fields.data, opened.fields.fields);
    replaceAll();
  };

  /** By the data of served documents. */
  const fields = new WeakMap<object, object>();

  const lookUp = async (missing: Missing): Promise<void> => {
    const of = opened;
    const key = JSON.stringify(missing);
    if (!of || asked.has(key)) return;
    asked.add(key);
    if (missing.kind === 'media') {
      const item = await of.document.findMedia(mediaName(missing.url));
      if (!item) return;
      const { width, height, kind, name, bytes } = item;
      const dimensions =
        width !== undefined && height !== undefined ? { dimensions: { width, height } } : {};
      references.addMedia(missing.url.replace(/[?#].*$/, ''), {
        ...dimensions,
        id: name,
        kind,
        name: name.replace(/^.*\//, ''),
        size: String(bytes),
      });
    } else {
      const { id, type, uid } = missing;
      const found = await of.document.findDocument(id, { type, ...(uid !== undefined && { uid }) });
      if (!found) return;
      references.addDocument({ ...found, lang: found.language });
    }
    if (opened !== of) return;
    of.serving.retry();
    serve();
  };

  return {
    ask: (ask) => async (key, fetch) => {
      const answer = await ask(key, fetch);
      references.learn(answer);
      opened?.serving.retry();
      if (!opened) return answer;
      // Cast: a document is replaced by one of the same type.
      return replaceDocument(answer, opened.served) as typeof answer;
    },
    open(document) {
      const { models, summary, json } = document;
      asked = new Set();
      const serving = createServing(models, summary.type, references, (missing) => {
        lookUp(missing).catch(console.error);
      });
      references.addDocument({ ...summary, lang: summary.language });
      opened = { document, serving, json, fields: NOTHING, served: { id: '', type: '', data: {} } };
      serve();
    },
    show(json) {
      if (!opened || opened.json === json) return;
      opened.json = json;
      serve();
    },
    placeOf: (slice) => opened?.serving.placeOf(slice) ?? null,
    served: () => opened?.fields ?? NOTHING,
    isSameSlice: (before, after) =>
      before.slice === after.slice &&
      before.index === after.index &&
      isSame(before.value, after.value, fields),
  };
}

/** A document as queries answer with it. */
interface ServedDocument {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

const isDocument = (value: Readonly<Record<string, unknown>>) => 'type' in value;

/** Replaces a document, and the card of a project, wherever a query's answer has it. */
export function replaceDocument(answer: unknown, document: ServedDocument): unknown {
  if (Array.isArray(answer)) {
    const entries = answer.map((entry) => replaceDocument(entry, document));
    return entries.every((entry, at) => entry === answer[at]) ? answer : entries;
  }
  if (!isRecord(answer)) return answer;
  if (answer['id'] === document.id && isRecord(answer['data'])) {
    if (isDocument(answer)) return { ...answer, data: document.data };
    // Cast: cards are made of projects only, by the same function.
    return toCard({ ...answer, ...document } as unknown as Content.ProjectDocument);
  }
  if (isDocument(answer)) return answer;
  const entries = Object.entries(answer).map(
    ([key, value]) =>
      [
        key,
        isRecord(value) || Array.isArray(value) ? replaceDocument(value, document) : value,
      ] as const,
  );
  const isSame = entries.every(([key, value]) => answer[key] === value);
  return isSame ? answer : Object.fromEntries(entries);
}

/**
 * Whether two values show the same. Of a document count the fields beside its zones (`fields`, by its data), as
 * slices show nothing of another zone, and of callbacks none.
 */
function isSame(was: unknown, is: unknown, fields: WeakMap<object, object>): boolean {
  if (Object.is(was, is) || (typeof was === 'function' && typeof is === 'function')) return true;
  if (!isRecord(was) || !isRecord(is)) return false;
  if (isRecord(was['data']) && isRecord(is['data'])) {
    const shown = fields.get(was['data']);
    return shown !== undefined && shown === fields.get(is['data']);
  }
  return [...Object.keys(was), ...Object.keys(is)].every((key) =>
    isSame(was[key], is[key], fields),
  );
}
