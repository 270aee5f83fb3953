import { createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { storageError } from '../../../store/storageError.ts';
import { AuthoringError } from '../../../store/AuthoringError.ts';

/** A body that was written to a temporary file. */
export interface Received {
  readonly path: string;
  readonly bytes: number;
  /** As the store computes it: SHA-1 as base64url. */
  readonly revision: string;
}

/**
 * Writes a body to a file, chunk by chunk. A body over the limit is cancelled, so nothing more is
 * read of it. If anything fails, the file is deleted.
 */
export async function receive(
  body: ReadableStream<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<Received> {
  const reader = body.getReader();
  try {
    return await writeAll(reader, path, maxBytes);
  } catch (error) {
    // The sender may have gone already.
    await reader.cancel(error).catch(() => undefined);
    throw error;
  }
}

async function writeAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<Received> {
  const hash = createHash('sha1');
  let bytes = 0;
  await mkdir(dirname(path), { recursive: true }).catch(notStored);
  const file = await open(path, 'wx').catch(notStored);
  try {
    for (;;) {
      // One chunk at a time, so that a slow disk slows the sender and memory stays small.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read().catch(interrupted);
      if (done) break;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      hash.update(value);
      // oxlint-disable-next-line no-await-in-loop
      await file.appendFile(value).catch(notStored);
    }
    if (bytes === 0) throw new AuthoringError('invalid', 'The file is empty', { at: 'body' });
    await file.sync().catch(notStored);
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await discard(path);
    throw error;
  }
  return { path, bytes, revision: hash.digest('base64url') };
}

/** Deletes a temporary file. What is left in spite of that, the store deletes at its next start. */
export async function discard(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}

function tooLarge(maxBytes: number): AuthoringError {
  const megabytes = Math.round(maxBytes / 1_000_000);
  const limit = megabytes > 0 ? `${megabytes} MB` : `${maxBytes} bytes`;
  return new AuthoringError('too_large', `The file is over the limit of ${limit}`, { at: 'body' });
}

function notStored(error: unknown): never {
  throw storageError(error, 'The uploaded file', 'written');
}

function interrupted(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The upload ended before the file was complete (${reason}). Send it again`;
  throw new AuthoringError('invalid', message, { at: 'body' });
}
