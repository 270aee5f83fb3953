import type { NoteFiles } from '#page-editor/rooms/imports/notes/NoteFiles.ts';

/** Files in memory: texts, or bytes. */
export function filesOf(files: Readonly<Record<string, string | Uint8Array>>): NoteFiles {
  const bytes = new Map(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content),
    ]),
  );
  return {
    files: [...bytes].map(([name, { length }]) => ({ name, size: length })),
    async read(name) {
      const found = bytes.get(name);
      if (!found) throw new Error(`there is no ${name}`);
      return found;
    },
  };
}

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
