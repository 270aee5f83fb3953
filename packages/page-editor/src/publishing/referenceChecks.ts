import {
  isObject,
  type Json,
  type JsonPath,
  objectOf,
  textOf,
  valuesIn,
} from 'prismic-folder/edit';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { documentOf } from '../differences/shownValue.ts';
import { mediaNameOf } from '../fields/media/value/mediaUrl.ts';
import { type Check, listed, type PlacedRemark, withAge } from './Check.ts';
import { type ModelledDocument, placeOf } from '../model/placeOf.ts';
import { documentCall } from '../session/documentCall.ts';
import { documentLookup } from '../session/findDocument.ts';

/** Heavier pictures make a page slow on a phone, in whatever size they are shown. */
const MAX_BYTES = 400_000;
/** Of a longer page only the first pictures and links are looked at. */
const MAX_ASKED = 60;

type Paths = ReadonlyMap<string, readonly JsonPath[]>;

/** Weight of the pictures a document shows, and links to what visitors need a password for. */
export async function referenceChecks(
  api: AuthoringClient,
  document: ModelledDocument & { readonly json: Json },
  published: Json | null,
  /** Of the document, where links without one lead. */
  language?: string,
): Promise<Check[]> {
  const { json } = document;
  const { images, documents } = referencesOf(json, language);
  const [heavy, closed] = await Promise.all([
    all(images, document, (name) => weigh(api, name)),
    all(documents, document, (key) => protection(api, key)),
  ]);
  return [
    ...listed('weight', 'No picture is heavier than 400 KB', withAge(heavy, published, json)),
    ...listed('protected', '', withAge(closed, published, json)),
  ];
}

async function all(
  paths: Paths,
  document: ModelledDocument,
  ask: (name: string) => Promise<string | null>,
): Promise<PlacedRemark[]> {
  const asked = [...paths].slice(0, MAX_ASKED);
  const found = await Promise.all(
    asked.map(async ([name, about]): Promise<PlacedRemark | null> => {
      const text = await ask(name).catch(() => null);
      const place = placeOf(about[0] ?? [], document);
      return text === null ? null : { state: 'remark', text, place, action: 'Show it', about };
    }),
  );
  const remarks = new Map<string, PlacedRemark>();
  for (const remark of found) {
    if (remark === null) continue;
    // Links may name one document with its language and without.
    const earlier = remarks.get(remark.text);
    const about = [...(earlier?.about ?? []), ...remark.about];
    remarks.set(remark.text, { ...(earlier ?? remark), about });
  }
  return [...remarks.values()];
}

async function weigh(api: AuthoringClient, name: string): Promise<string | null> {
  const { kind, bytes } = await api.call('readMedia', { query: { name } });
  if (kind !== 'image' || bytes <= MAX_BYTES) return null;
  return `${name} weighs ${weightOf(bytes)}. A smaller one loads sooner.`;
}

function weightOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

async function protection(api: AuthoringClient, key: string): Promise<string | null> {
  const [type = '', uid = '', lang] = key.split('/');
  const found = await documentLookup(api).findByUid(type, uid, lang || undefined);
  if (found === null) return null;
  const { document, json } = await api.call('readDocument', documentCall(found));
  if (textOf(objectOf(objectOf(json as Json)['data'])['password']) === '') return null;
  return `${document.title} is protected by a password. Visitors who follow the link are asked for it.`;
}

/** Files of pictures, and documents by type, uid and language, each with the places that name it. */
function referencesOf(
  json: Json,
  language = '',
): { readonly images: Paths; readonly documents: Paths } {
  const images = new Map<string, JsonPath[]>();
  const documents = new Map<string, JsonPath[]>();
  const add = (paths: Map<string, JsonPath[]>, name: string, path: JsonPath) =>
    paths.set(name, [...(paths.get(name) ?? []), path]);
  for (const [value, path] of valuesIn(objectOf(json)['data'] ?? null, ['data'])) {
    if (!isObject(value)) continue;
    const name = mediaNameOf(textOf(value['url']));
    if (name !== null) add(images, name, path);
    const target = documentOf(value);
    if (
      target?.type !== undefined &&
      target.uid !== undefined &&
      value['slice_type'] === undefined
    ) {
      const lang = textOf(value['lang']) || language;
      add(documents, [target.type, target.uid, lang].join('/'), path);
    }
  }
  return { images, documents };
}
