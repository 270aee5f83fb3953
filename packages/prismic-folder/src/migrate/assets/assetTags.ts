import type { MediaItem } from '../../authoring/contract/media.ts';
import { must } from '../refusal.ts';

/** A tag as the Asset API describes it. */
export interface AssetTag {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly last_modified: number;
  /** Number of files that have it. */
  readonly count: number;
}

/** The id of a tag. It is made of the name, since the folder has names of tags only. */
export function tagId(name: string): string {
  return `T${Buffer.from(name).toString('base64url')}`;
}

/** The name of a tag; undefined if the id is none. */
export function tagName(id: string): string | undefined {
  const name = Buffer.from(id.slice(1), 'base64url').toString();
  return name !== '' && tagId(name) === id ? name : undefined;
}

/** Tags of files, and tags that were created but are not on a file yet. */
export class AssetTags {
  readonly #created = new Map<string, number>();

  /** Creates the tag of a request's body. */
  create(body: Readonly<Record<string, unknown>>, now: number): AssetTag {
    const { name } = body;
    const isName = typeof name === 'string' && name.length >= 3 && name.length <= 20;
    must(isName, 'name must be text of 3 to 20 characters');
    this.#created.set(name, now);
    return tagOf(name, now, now, 0);
  }

  list(media: readonly MediaItem[]): readonly AssetTag[] {
    const tags = new Map<string, AssetTag>();
    for (const [name, at] of this.#created) tags.set(name, tagOf(name, at, at, 0));
    for (const { tags: names = [], savedAt } of media) {
      for (const name of names) {
        const { created_at = savedAt, last_modified = 0, count = 0 } = tags.get(name) ?? {};
        tags.set(name, tagOf(name, created_at, Math.max(last_modified, savedAt), count + 1));
      }
    }
    return [...tags.values()];
  }
}

/** Names of the tags whose ids a request lists. */
export function tagNames(ids: unknown): readonly string[] {
  must(Array.isArray(ids), 'tags must be a list of ids of tags');
  return ids.map((id: unknown) => {
    const name = typeof id === 'string' ? tagName(id) : undefined;
    must(name !== undefined, `there is no tag with the id ${JSON.stringify(id)?.slice(0, 100)}`);
    return name;
  });
}

/** A file's tags for the Asset API. */
export function describeTags({
  tags = [],
  savedAt,
}: MediaItem): readonly Omit<AssetTag, 'count'>[] {
  return tags.map((name) => ({
    id: tagId(name),
    name,
    created_at: savedAt,
    last_modified: savedAt,
  }));
}

function tagOf(name: string, created_at: number, last_modified: number, count: number): AssetTag {
  return { id: tagId(name), name, created_at, last_modified, count };
}
