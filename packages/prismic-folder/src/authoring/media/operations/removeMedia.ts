import { formatPath } from '../../../json.ts';
import { AuthoringError } from '../../../store/AuthoringError.ts';
import type { MediaUse } from '../../contract/media.ts';
import { DETAILS_FILE, moveChanges, storedDetails } from '../mediaDetails.ts';
import { editFile } from '../references/editReferring.ts';
import { videoOf } from '../siblings.ts';
import {
  foundFile,
  inLine,
  type MediaContext,
  mediaPath,
  ownName,
  revisionOf,
} from './MediaContext.ts';

/** Uses that a message names. */
const NAMED = 3;

/** Moves a file with its details into the bin. Refuses while anything refers to it. */
export async function removeMedia(
  context: MediaContext,
  given: string,
): Promise<{ binned: string }> {
  const { store, bin } = context;
  const name = await ownName(context, given);
  return inLine(context, async (state) => {
    const { file } = foundFile(context, state, name);
    const uses = state.usesOf(name);
    if (uses.length > 0) throw inUse(name, uses, videoOf(name, state.find));
    const revision = await revisionOf(context, name);
    const details = storedDetails(state.details, name);
    const binned = await bin.put({
      name,
      bytes: file.size,
      revision,
      ...(details !== undefined && { details }),
    });
    try {
      await store.commit([
        { path: mediaPath(name), content: null, expected: revision },
        ...editFile(store, DETAILS_FILE, (value) => moveChanges(value, name, undefined)),
      ]);
    } catch (error) {
      await bin.drop(binned);
      throw error;
    }
    return { binned };
  });
}

function inUse(name: string, uses: readonly MediaUse[], video: string | undefined): AuthoringError {
  const named = uses.slice(0, NAMED).map(({ file, path }) => `${file} (${formatPath(path)})`);
  const rest = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : '';
  const as = video === undefined ? '' : ` as the smaller version of ${video}`;
  const message = `${name} is used${as} by ${named.join(', ')}${rest}. Remove it there first`;
  const problems = uses.map(({ file, path }) => ({
    file,
    field: formatPath(path),
    reason: `refers to ${mediaPath(name)}`,
  }));
  return new AuthoringError('in_use', message, { at: name, problems });
}
