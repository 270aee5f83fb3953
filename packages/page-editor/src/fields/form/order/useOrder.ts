import { useCallback } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import {
  type Change,
  changesFor,
  isList,
  isObject,
  isRecord,
  type Json,
  type JsonPath,
  valueAt,
} from 'prismic-folder/edit';
import type { DocumentOrder, OrderedDocuments } from '../../../model/EditorHost.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { type Answer, useAnswer } from '../../../session/useAnswer.ts';
import { useLanguages } from '../../../session/useLanguages.ts';
import { useForm } from '../../field/FormContext.ts';
import { useOpen, useValue } from '../../field/useField.ts';
import { inOrder, newEntry, type OrderedGroup, orderRows, type OrderRow } from './orderRows.ts';

/** The API lists so many documents at once. */
const PAGE = 100;

/** All documents of a type in a language, by their titles. */
function useDocuments(type: string, lang: string): Answer<readonly DocumentSummary[]> {
  const { api } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { type, lang, sort: 'title', pageSize: PAGE } as const;
      const found: DocumentSummary[] = [];
      for (let page = 1; ; page += 1) {
        const { documents, total } = await api.call(
          'listDocuments',
          { query: { ...query, page } },
          { signal },
        );
        found.push(...documents.filter(({ status }) => status !== 'archived'));
        if (documents.length === 0 || page * PAGE >= total) return found;
      }
    },
    [api, type, lang],
  );
  return useAnswer(api, load);
}

/** The order that the host has for the list at a path; undefined: it is a list without a rule. */
function useHostOrder(path: JsonPath): DocumentOrder | undefined {
  const { host } = useEditor();
  const [, zone, , , group] = path;
  const type = useOpen(({ key }) => key.type);
  const slice = useOpen(({ json }) => {
    const value = valueAt(json, path.slice(0, 3));
    return isRecord(value) ? value['slice_type'] : undefined;
  });
  return host.orders?.find(
    ({ in: own }) =>
      own.type === type && own.zone === zone && own.slice === slice && own.group === group,
  );
}

interface Order {
  /** null: the documents are not known yet. */
  readonly rows: readonly OrderRow[] | null;
  /** Why they are not, as a sentence. */
  readonly problem: string | null;
  readonly others: string;
  readonly detailOf: (row: OrderRow) => string;
  /** Puts a row at a position among the entries; null: outside of them. */
  readonly put: (row: OrderRow, at: number | null, label: string) => void;
}

/** The documents of a list, in its order and outside of it. */
export function useOrder(path: JsonPath, group: OrderedGroup): Order {
  const { session } = useForm();
  const { api } = useEditor();
  const hasLanguages = useLanguages().length > 1;
  const language = useOpen(({ summary }) => summary.language);
  const lang = useOpen(({ key }) => key.lang);
  const order = useHostOrder(path);
  const read = order?.read;
  const load = useCallback(async () => (await read?.(lang)) ?? NOTHING, [read, lang]);
  // Without an answer of the site the list is by titles.
  const now = useAnswer(api, read ? load : null);
  const { value: documents, problem } = useDocuments(group.type, language);
  const value = useValue(path);
  const own = isList(value) ? value : NO_ENTRIES;
  const slice = useValue(path.slice(0, -1));
  const isByHand =
    order === undefined ||
    (own.length > 0 &&
      isObject(slice) &&
      Object.entries(order.byHand).every(([field, hand]) => slice[field] === hand));
  const isWaiting = read !== undefined && now.value === undefined && now.problem === null;
  const { ruled, all } = now.value ?? NOTHING;
  const known = inOrder(
    documents ?? [],
    all.map(({ id }) => id),
  );
  const entries = isByHand
    ? own
    : ruled.flatMap((id) => {
        const document = known.find((one) => one.id === id);
        return document ? [newEntry(group, document, hasLanguages)] : [];
      });
  const details = new Map(all.map(({ id, detail }) => [id, detail]));

  /** One step of undo, which merges with what other windows do to other entries. */
  const changesOf = ({ at: from, document }: OrderRow, at: number | null): Change[] => {
    const entry = from < 0 && document ? newEntry(group, document, hasLanguages) : entries[from];
    if (entry === undefined) return [];
    if (isByHand && isList(value)) {
      const own = [...path, from];
      if (from < 0) return at === null ? [] : [{ op: 'insert', path: [...path, at], value: entry }];
      if (at === null) return [{ op: 'remove', path: own }];
      return at === from ? [] : [{ op: 'move', path: own, to: at }];
    }
    const { json } = session.get();
    const rest = from < 0 ? entries : entries.toSpliced(from, 1);
    const next = at === null ? rest : rest.toSpliced(at, 0, entry);
    const hands = Object.entries(order?.byHand ?? {}).flatMap(([field, hand]) =>
      changesFor(json, [...path.slice(0, -1), field], hand),
    );
    return [...hands, ...changesFor(json, path, next)];
  };

  return {
    rows: documents && !isWaiting ? orderRows(entries, known, group) : null,
    problem,
    others: order?.others ?? 'Not in this list',
    detailOf: ({ document }) => (document && details.get(document.id)) ?? '',
    put(row, at, label) {
      const changes = changesOf(row, at);
      if (changes.length > 0) session.edit(changes, { label });
    },
  };
}

const NO_ENTRIES: readonly Json[] = [];
const NOTHING: OrderedDocuments = { ruled: [], all: [] };
