import type { FileHandle } from 'node:fs/promises';
import type { ByteRange } from './MediaFiles.ts';

const CHUNK = 128 * 1024;

/**
 * A file as a web stream that opens at the first read, holds one chunk at a time and closes when
 * it ends, fails or is cancelled. A file that became shorter than its range is an error, so that
 * the connection breaks instead of waiting for bytes that never come.
 */
export function fileStream(
  open: () => Promise<FileHandle>,
  range?: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const end = range ? range.end + 1 : Infinity;
  let position = range?.start ?? 0;
  let opening: Promise<FileHandle> | undefined;

  const close = async () => {
    const handle = await opening?.catch(() => null);
    await handle?.close();
  };

  return new ReadableStream(
    {
      async pull(controller) {
        try {
          opening ??= open();
          const handle = await opening;
          const chunk = new Uint8Array(Math.min(CHUNK, end - position));
          const { bytesRead } = await handle.read(chunk, 0, chunk.byteLength, position);
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
          else if (range) throw new Error(`the file ended at byte ${position} of ${end}`);
          if (bytesRead > 0 && position < end) return;
          await close();
          controller.close();
        } catch (cause) {
          await close();
          throw cause;
        }
      },
      cancel: close,
    },
    // Without this, the stream would open the file before the first read.
    { highWaterMark: 0 },
  );
}
