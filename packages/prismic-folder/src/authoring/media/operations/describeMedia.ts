import type { MediaDetails, MediaItem } from '../../contract/media.ts';
import { DETAILS_FILE, describeChanges } from '../mediaDetails.ts';
import { editOrCreate } from '../references/editReferring.ts';
import { foundItem, inLine, type MediaContext, ownName } from './MediaContext.ts';

/** Sets texts and the focal point of a file; only their lines of `media.json` change. */
export async function describeMedia(
  context: MediaContext,
  given: string,
  details: MediaDetails,
): Promise<MediaItem> {
  const { store, folder } = context;
  const name = await ownName(context, given);
  await inLine(context, async (state) => {
    foundItem(state, name);
    const changes = editOrCreate(store, DETAILS_FILE, (value) =>
      describeChanges(value, name, details),
    );
    if (changes.length > 0) await store.commit(changes);
  });
  return foundItem(await folder.scan(), name);
}
