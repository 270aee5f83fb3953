import { isRecord, type Json } from 'prismic-folder/edit';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { CanvasDocument, ShownDocument } from '../CanvasApi.ts';
import { createLookUp, createReferences } from './references.ts';
import {
  createServing,
  type SafeAddress,
  type Served,
  type Serving,
  type SlicePlace,
} from './createServing.ts';

/** A slice of the page, and what it shows beside its fields. */
export interface AroundSlice {
  readonly slice: { readonly slice_type: string };
  readonly index: number;
  readonly value: unknown;
}

/** What the project's pages do with content beside showing it. */
export interface DraftRules {
  /** The address of a link as the pages may have it; null: none. */
  readonly safeAddress: SafeAddress;
  /** What stands for a document in lists, made of it; without it lists have documents only. */
  readonly toCard?: (document: ServedDocument) => unknown;
  /** Called when the edited document changed: answers that the page has already are then replaced. */
  readonly onChange?: () => void;
}

/** The content of the page: what the site answers, with the edited document in place of the saved one. */
export interface Draft {
  /** An answer to a query of the page, with the edited document in it. */
  readonly answer: <Answer>(served: Answer) => Answer;
  /** The same for an answer that the page has: the same object if the edited document is not in it. */
  readonly replace: <Answer>(served: Answer) => Answer;
  readonly open: (document: CanvasDocument) => void;
  readonly show: (json: DocumentJson, beside?: readonly ShownDocument[]) => void;
  /** The shown document of a type as queries answer with it; null without one. */
  readonly shownOf: (type: string) => ServedDocument | null;
  readonly placeOf: (slice: object) => SlicePlace | null;
  /** The served slices of a zone, in the order of the file; absent ones were left out. */
  readonly served: () => Served;
  /** Whether a slice shows the same as before: an edit elsewhere costs it nothing. */
  readonly isSameSlice: (before: AroundSlice, after: AroundSlice) => boolean;
}

const NOTHING: Served = { data: {}, fields: {}, order: {} };

const dataOf = (json: DocumentJson): Readonly<Record<string, Json>> => json.data ?? {};

interface Opened {
  readonly summary: CanvasDocument['summary'];
  readonly serving: Serving;
  json: DocumentJson;
  served: ServedDocument;
  fields: Served;
}

export function createDraft(rules: DraftRules): Draft {
  const references = createReferences();
  /** The edited document, and those that are shown as they would be with it. */
  let opened: readonly Opened[] = [];

  const replace = <Answer>(served: Answer): Answer =>
    opened.reduce(
      // Cast: a document is replaced by one of the same type.
      (answer, one) => replaceDocument(answer, one.served, rules) as Answer,
      served,
    );

  const serve = (...changed: readonly Opened[]) => {
    for (const one of changed) {
      const { id, uid, type, language, tags } = one.summary;
      one.fields = one.serving.serve(dataOf(one.json));
      one.served = { id, uid, type, lang: language, tags, data: one.fields.data };
      fields.set(one.fields.data, one.fields.fields);
    }
    if (changed.length > 0) rules.onChange?.();
  };

  /** By the data of served documents. */
  const fields = new WeakMap<object, object>();

  return {
    answer(served) {
      references.learn(served);
      for (const { serving } of opened) serving.retry();
      return replace(served);
    },
    replace,
    open(document) {
      const lookUp = createLookUp(document, references, () => {
        if (opened !== all) return;
        for (const { serving } of all) serving.retry();
        serve(...all);
      });
      const all = [document, ...(document.beside ?? [])].map(({ summary, json }): Opened => {
        references.addDocument({ ...summary, lang: summary.language });
        return {
          summary,
          serving: createServing(
            document.models,
            summary.type,
            references,
            lookUp,
            rules.safeAddress,
          ),
          json,
          fields: NOTHING,
          served: { id: '', type: '', data: {} },
        };
      });
      opened = all;
      serve(...opened);
    },
    show(json, beside = []) {
      const given = [json, ...beside.map((one) => one.json)];
      const changed = opened.filter((one, at) => {
        const now = given[at] ?? one.json;
        if (now === one.json) return false;
        one.json = now;
        return true;
      });
      serve(...changed);
    },
    shownOf: (type) => opened.find(({ summary }) => summary.type === type)?.served ?? null,
    placeOf: (slice) => opened[0]?.serving.placeOf(slice) ?? null,
    served: () => opened[0]?.fields ?? NOTHING,
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

/** Replaces a document, and its card, wherever a query's answer has it. */
export function replaceDocument(
  answer: unknown,
  document: ServedDocument,
  rules: Pick<DraftRules, 'toCard'>,
): unknown {
  if (Array.isArray(answer)) {
    const entries = answer.map((entry) => replaceDocument(entry, document, rules));
    return entries.every((entry, at) => entry === answer[at]) ? answer : entries;
  }
  if (!isRecord(answer)) return answer;
  if (answer['id'] === document.id && isRecord(answer['data'])) {
    if (isDocument(answer)) return { ...answer, data: document.data };
    return rules.toCard?.({ ...answer, ...document }) ?? answer;
  }
  if (isDocument(answer)) return answer;
  const entries = Object.entries(answer).map(
    ([key, value]) =>
      [
        key,
        isRecord(value) || Array.isArray(value) ? replaceDocument(value, document, rules) : value,
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
