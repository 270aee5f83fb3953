import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedSounds, soundFaults, type SoundFault } from '#effects/sound/soundFaults.ts';
import {
  formatPath,
  mediaAddress,
  type Problem,
  type RepositoryFolders,
  shownPath,
} from '#prismic-folder';

/** How files of the formats begin that browsers play, with the offset of the text. */
const BEGINNINGS: readonly (readonly [offset: number, text: string])[] = [
  [0, 'OggS'],
  [4, 'ftyp'],
  [0, 'RIFF'],
  [0, 'ID3'],
  [0, 'fLaC'],
  // WebM, and MP3 and AAC without a header.
  [0, '\u001aE\u00df\u00a3'],
  [0, '\u00ff'],
];

async function beginningOf(file: string): Promise<Buffer | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Channels of a WAV file; null for other formats. */
const channelsOf = (bytes: Buffer): number | null =>
  bytes.length >= 24 && bytes.toString('latin1', 8, 16) === 'WAVEfmt '
    ? bytes.readUInt16LE(22)
    : null;

/** Problems of the sound files themselves; a missing file is an error already. */
async function fileFaults(
  { root, contentDir }: RepositoryFolders,
  data: Readonly<Record<string, unknown>>,
) {
  const faults: SoundFault[] = [];
  for (const { path, url } of namedSounds(data)) {
    const address = mediaAddress(url);
    if (address.at !== 'media') continue;
    const bytes = await beginningOf(join(contentDir, 'media', address.name));
    if (!bytes) continue;
    const text = bytes.toString('latin1');
    const file = shownPath(root, join(contentDir, 'media', address.name));
    if (!BEGINNINGS.some(([offset, start]) => text.startsWith(start, offset))) {
      faults.push({
        path,
        reason: `${file} is not a sound file: Ogg, M4A, MP3 or WAV was expected`,
      });
    } else if (path[0] === 'impulse_responses' && (channelsOf(bytes) ?? 2) !== 2) {
      faults.push({ path, reason: `${file} is not stereo: the library's own responses are used` });
    }
  }
  return faults;
}

/** Settings documents of the folder: the published ones and each release's. */
async function settingsFiles(contentDir: string): Promise<string[]> {
  const names = async (folder: string) =>
    (await readdir(join(contentDir, folder)).catch(() => [])).map((name) => `${folder}/${name}`);
  const releases = await names('releases');
  const folders = ['documents', ...releases.map((release) => `${release}/documents`)];
  const files = await Promise.all(folders.map((folder) => names(`${folder}/settings`)));
  return files.flat().filter((file) => file.endsWith('.json'));
}

/** Warnings about the settings' sound: the site uses a default instead. */
export async function soundProblems(folders: RepositoryFolders): Promise<Problem[]> {
  const { root, contentDir } = folders;
  const problems: Problem[] = [];
  for (const file of await settingsFiles(contentDir)) {
    let data: unknown;
    try {
      const text = await readFile(join(contentDir, file), 'utf8');
      // Cast: whatever the file holds, only `data` of an object is read.
      data = (JSON.parse(text) as { data?: unknown } | null)?.data;
    } catch {
      // A file that cannot be read, or is not JSON, is an error already.
    }
    if (typeof data !== 'object' || data === null) continue;
    // Cast: an object with unknown members.
    const fields = data as Readonly<Record<string, unknown>>;
    for (const { path, reason } of [
      ...soundFaults(fields),
      ...(await fileFaults(folders, fields)),
    ]) {
      const field = formatPath(['data', ...path]);
      const shown = shownPath(root, join(contentDir, file));
      problems.push({ file: shown, field, reason, severity: 'warning' });
    }
  }
  return problems;
}
