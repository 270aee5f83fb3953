import type { DocumentKey } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { documentCall } from '../session/documentCall.ts';

const FILE = /documents\/(?<id>(?<type>[^/]+)\/(?<name>[^/.]+)(?:\.(?<lang>[^/]+))?)\.json$/;

/** Titles of documents, by their files. */
export type Titles = ReadonlyMap<string, string>;

/** What owners call the documents of files; those that cannot be read are left out. */
export async function titlesOf(api: AuthoringClient, files: readonly string[]): Promise<Titles> {
  const found = [...new Set(files)].map(async (file): Promise<[string, string][]> => {
    const key = documentOf(file);
    const read = key && (await api.call('readDocument', documentCall(key)).catch(() => null));
    return read ? [[file, read.document.title]] : [];
  });
  return new Map((await Promise.all(found)).flat());
}

/** The title of a file's document; without one its place in the folder: case_study/low-tide. */
export const nameOfFile = (file: string, titles: Titles): string =>
  titles.get(file) ?? placeOf(file);

/** For who has to correct a file: its place and the line. */
export const lineOfFile = (file: string, line: number): string => `${placeOf(file)}, line ${line}`;

const placeOf = (file: string) => FILE.exec(file)?.groups?.['id'] ?? file;

function documentOf(file: string): DocumentKey | null {
  const { type, name, lang } = FILE.exec(file)?.groups ?? {};
  if (type === undefined || name === undefined) return null;
  return { type, name, ...(lang !== undefined && { lang }) };
}
