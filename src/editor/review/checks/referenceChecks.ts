import type { Json } from '#prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { isObject, objectOf, textOf, valuesIn } from '../describe/jsonObject.ts';
import { documentOf } from '../values/shownLink.ts';
import { fileOf } from '../values/describeImage.ts';
import { type Check, listed } from './Check.ts';
import { placeOf } from './placeOf.ts';

/** Heavier pictures make a page slow on a phone, in whatever size they are shown. */
const MAX_BYTES = 400_000;
/** Of a longer page only the first pictures and links are looked at. */
const MAX_ASKED = 60;

type Remark = Omit<Check, 'id'>;
type Paths = ReadonlyMap<string, readonly (string | number)[]>;

/** Weight of the pictures a document shows, and links to what visitors need a password for. */
export async function referenceChecks(api: AuthoringClient, json: Json): Promise<Check[]> {
  const { images, documents } = referencesOf(json);
  const [heavy, closed] = await Promise.all([
    all(images, (name, path) => weigh(api, name, path)),
    all(documents, (key, path) => protection(api, key, path)),
  ]);
  return [
    ...listed('weight', 'No picture is heavier than 400 KB', heavy),
    ...(closed.length === 0 ? [] : listed('protected', '', closed)),
  ];
}

async function all(
  paths: Paths,
  ask: (name: string, path: readonly (string | number)[]) => Promise<Remark | null>,
): Promise<Remark[]> {
  const asked = [...paths].slice(0, MAX_ASKED);
  const found = await Promise.all(asked.map(([name, path]) => ask(name, path).catch(() => null)));
  return found.filter((remark) => remark !== null);
}

async function weigh(
  api: AuthoringClient,
  name: string,
  path: readonly (string | number)[],
): Promise<Remark | null> {
  const { kind, bytes } = await api.call('readMedia', { query: { name } });
  if (kind !== 'image' || bytes <= MAX_BYTES) return null;
  const text = `${name} weighs ${weightOf(bytes)}. A smaller one loads sooner.`;
  return { state: 'remark', text, place: placeOf(path), action: 'Show it' };
}

function weightOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

async function protection(
  api: AuthoringClient,
  key: string,
  path: readonly (string | number)[],
): Promise<Remark | null> {
  const [type = '', name = ''] = key.split('/');
  const { document, json } = await api.call('readDocument', {
    params: { type, name },
    query: {},
  });
  if (textOf(objectOf(objectOf(json as Json)['data'])['password']) === '') return null;
  const text = `${document.title} is protected by a password. Visitors who follow the link are asked for it.`;
  return { state: 'remark', text, place: placeOf(path), action: 'Show it' };
}

/** Files of pictures, and documents by type and uid, each with the first place that names it. */
function referencesOf(json: Json): { readonly images: Paths; readonly documents: Paths } {
  const images = new Map<string, readonly (string | number)[]>();
  const documents = new Map<string, readonly (string | number)[]>();
  for (const [value, path] of valuesIn(objectOf(json)['data'] ?? null, ['data'])) {
    if (!isObject(value)) continue;
    const [, name] = /^\/media\/(.+)$/.exec(fileOf(textOf(value['url']))) ?? [];
    if (name !== undefined && !images.has(name)) images.set(decodeName(name), path);
    const target = documentOf(value);
    if (
      target?.type !== undefined &&
      target.uid !== undefined &&
      value['slice_type'] === undefined
    ) {
      const key = `${target.type}/${target.uid}`;
      if (!documents.has(key)) documents.set(key, path);
    }
  }
  return { images, documents };
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
