import type { RepositoryDocument } from '#prismic-folder';
import { isRecord } from '#ui/isRecord.ts';
import { eachRecord, type Path } from './eachRecord.ts';

/** An address that somebody typed, and its place in a document. */
export interface TypedAddress {
  readonly path: Path;
  readonly address: string;
  /** How the site makes a link of it: by its link resolver, or as it stands. */
  readonly made: 'resolved' | 'plain';
}

/** Groups, by type, whose texts the site makes links of. Everything else is a link field or in a text. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  settings: ['menu_rows', 'quick_links'],
};

/** Link fields whose addresses are for other sites: nothing is put before them. */
const PLAIN: readonly unknown[] = ['profile_links', 'web_link'];

/** Every address that is written in a document, rather than chosen: of fields, of groups, in slices, in texts. */
export function typedAddresses({
  type,
  data,
}: Pick<RepositoryDocument, 'type' | 'data'>): TypedAddress[] {
  const found: TypedAddress[] = [];
  eachRecord(data, ({ link_type: kind, url }, at) => {
    if (kind !== 'Web' || typeof url !== 'string') return false;
    const made = PLAIN.includes(at[0]) ? 'plain' : 'resolved';
    found.push({ path: ['data', ...at], address: url, made });
    return true;
  });
  for (const group of TEXTS[type] ?? []) {
    const rows = data[group];
    for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
      const address: unknown = isRecord(row) ? row['address'] : null;
      if (typeof address !== 'string' || address.trim() === '') continue;
      found.push({ path: ['data', group, index, 'address'], address, made: 'resolved' });
    }
  }
  return found;
}
