import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileRevisionLater } from '../../../store/fileRevision.ts';
import type { ImageSize } from '../../../folder/imageHeader.ts';
import { AuthoringError } from '../../../store/AuthoringError.ts';
import type { ShrunkMedia } from '../../contract/media.ts';
import { enoughSize } from '../enoughSize.ts';
import type { MediaState } from '../MediaFolder.ts';
import { extensionOf, FILE_TYPES, type FileType, typeOfExtension } from '../upload/fileTypes.ts';
import { discard } from '../upload/receive.ts';
import { shrinkImage, shrunkType } from '../upload/shrinkImage.ts';
import {
  foundFile,
  foundItem,
  inLine,
  type MediaContext,
  ownName,
  revisionOf,
} from './MediaContext.ts';
import { placeContent } from './placeContent.ts';
import { newName } from './replaceMedia.ts';

/** Less gain than a twentieth is none. */
const WORTH = 0.95;

/**
 * Makes an image as small as its uses allow. The work is done before the line of changes; if the
 * file or its crops changed meanwhile, nothing is written.
 */
export async function shrinkMedia(
  context: MediaContext,
  given: string,
  { dryRun }: { readonly dryRun: boolean },
): Promise<ShrunkMedia> {
  const { store, folder } = context;
  const name = await ownName(context, given);
  const state = await folder.scan();
  const plan = planOf(context, state, name);
  const revision = await revisionOf(context, name);
  const temporary = store.temporaryFile();
  try {
    await mkdir(dirname(temporary), { recursive: true });
    const path = join(store.contentDir, 'media', name);
    await shrinkImage(path, temporary, { name, ...plan });
    const { size: bytes } = await stat(temporary);
    if (bytes > plan.before.bytes * WORTH) {
      const message = `${name} is as small as it gets in this quality`;
      throw new AuthoringError('refused', message, { at: name });
    }
    const extension = FILE_TYPES[plan.type].extensions[0];
    const to = newName(name, { type: plan.type, extension }, state.catalog.keys());
    const report = { before: { name, ...plan.before }, after: { name: to, bytes, ...plan.size } };
    if (dryRun) return report;
    const next = {
      temporary,
      revision: await fileRevisionLater(temporary),
      bytes,
      size: plan.size,
      to,
    };
    const binned = await inLine(context, async (current) => {
      const now = planOf(context, current, name);
      const isSame = now.size.width === plan.size.width && now.size.height === plan.size.height;
      if (!isSame || (await revisionOf(context, name)) !== revision) throw changed(name);
      return placeContent(context, current, name, revision, next);
    });
    return { ...report, item: { ...foundItem(await folder.scan(), to), binned } };
  } finally {
    await discard(temporary);
  }
}

interface Plan {
  readonly before: ImageSize & { readonly bytes: number };
  readonly size: ImageSize;
  readonly type: FileType;
}

function planOf(context: MediaContext, state: MediaState, name: string): Plan {
  const found = foundFile(context, state, name);
  const size = enoughSize(found, state.croppedWidthOf(name));
  const type = typeOfExtension(extensionOf(name));
  if (size === undefined || type === undefined || found.image === undefined) {
    const message = `${name} is no larger than its uses need`;
    throw new AuthoringError('refused', message, { at: name });
  }
  const { image, file } = found;
  const isHeavy = size.width === image.width;
  return { before: { ...image, bytes: file.size }, size, type: shrunkType(type, isHeavy) };
}

function changed(name: string): AuthoringError {
  const message = `${name} or what uses it changed meanwhile. Try again`;
  return new AuthoringError('conflict', message, { at: name });
}
