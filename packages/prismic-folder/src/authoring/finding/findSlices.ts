import { textOf } from '../../edit/values.ts';
import type { JsonPath } from '../../edit/types.ts';
import { isRecord } from '../../json.ts';
import type { RepositoryDocument } from '../../types.ts';
import type { FoundDocuments } from '../contract/finding.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { savedAt } from '../workspace/summary.ts';
import { editedVersions, pageOf } from './editedVersions.ts';

/** The documents that use a slice, with the places of it; `variation` undefined: any. */
export async function findSlices(
  workspace: Workspace,
  {
    slice,
    variation,
    page,
  }: { readonly slice: string; readonly variation?: string | undefined; readonly page: number },
): Promise<FoundDocuments> {
  const index = await workspace.fresh();
  const found = editedVersions(index).flatMap(({ document, version, loaded }) => {
    const places = slicesIn(loaded.document).filter(
      ({ value }) =>
        value['slice_type'] === slice &&
        (variation === undefined || (value['variation'] ?? 'default') === variation),
    );
    return places.length > 0 ? [{ document, version, places, at: savedAt(document) }] : [];
  });
  found.sort((one, other) => other.at - one.at);
  return pageOf(index, found, page, ({ path, value }) => ({
    path,
    before: '',
    match: textOf(value['variation']) || 'default',
    after: textIn(value['primary']),
  }));
}

/** All slices of a document in all of its zones. */
function slicesIn({ data }: RepositoryDocument) {
  return Object.entries(data).flatMap(([zone, list]) => {
    if (!Array.isArray(list)) return [];
    return list.flatMap((value: unknown, at) => {
      const path: JsonPath = ['data', zone, at];
      return isRecord(value) && typeof value['slice_type'] === 'string' ? [{ path, value }] : [];
    });
  });
}

const MAX = 80;

/** The first words in a value, by which an owner knows it again; empty if it has none. */
function textIn(value: unknown): string {
  const letters = Array.from(firstText(value) ?? '');
  return letters.length <= MAX ? letters.join('') : `${letters.slice(0, MAX).join('')}…`;
}

function firstText(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = firstText(entry);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value) || 'link_type' in value || 'dimensions' in value) return undefined;
  const { text } = value;
  if (typeof text === 'string' && text.trim() !== '') return text;
  for (const entry of Object.values(value)) {
    const found = typeof entry === 'object' ? firstText(entry) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
