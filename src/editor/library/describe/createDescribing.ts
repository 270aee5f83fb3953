import type { MediaItem } from '#prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { describePlaces, undescribedPlaces, type ImagePlaces } from './places.ts';

/** What was said of one file in this work. */
interface Said {
  readonly text: string | null;
  readonly places: readonly ImagePlaces[];
}

/** Describes files one by one; what was said a moment ago can be said in other words. */
export interface Describing {
  /** What this work has said of a file; null if nothing. */
  readonly textOf: (name: string) => string | null;
  /**
   * Says something of a file in the library and wherever it says nothing yet. An empty text is
   * decoration; null takes back what this work has said.
   */
  readonly describe: (item: MediaItem, text: string | null) => Promise<MediaItem>;
  /** Documents that have a draft by this work. */
  readonly drafts: () => number;
}

export function createDescribing(api: Pick<AuthoringClient, 'call'>): Describing {
  const said = new Map<string, Said>();
  /** What the library said before. */
  const before = new Map<string, string | null>();

  const placesOf = async (name: string): Promise<readonly ImagePlaces[]> => {
    const { uses } = await api.call('listMediaUses', { query: { name } });
    return undescribedPlaces(uses);
  };

  return {
    textOf: (name) => said.get(name)?.text ?? null,
    async describe(item, text) {
      const { name } = item;
      const known = said.get(name);
      const places = known?.places.length ? known.places : await placesOf(name);
      const written = await describePlaces(api, places, known?.text ?? null, text);
      said.set(name, { text, places: written });
      if (!before.has(name)) before.set(name, item.alt ?? null);
      const alt = text ?? before.get(name) ?? null;
      return api.call('describeMedia', { query: { name }, body: { alt } });
    },
    drafts: () =>
      new Set(
        [...said.values()]
          .filter(({ text }) => text !== null)
          .flatMap(({ places }) => places.map(({ document }) => JSON.stringify(document))),
      ).size,
  };
}
