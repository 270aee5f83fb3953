import { zipSync } from 'fflate';

/** What is wrong with an archive of a test. */
interface ZipFaults {
  /** The flag of encrypted files. */
  readonly encrypted?: boolean;
  /** Another size than that of the content. */
  readonly size?: number;
  /** Another checksum than that of the content. */
  readonly crc?: number;
}

/** A zip of these files: text as it is, bytes as they are, the rest as JSON. The first one has the faults. */
export function zipOf(
  files: Readonly<Record<string, unknown>>,
  { encrypted, size, crc }: ZipFaults = {},
): Buffer {
  const contents = Object.entries(files).map(([path, content]) => {
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    return [path, Uint8Array.from(Buffer.from(isRaw ? content : JSON.stringify(content)))] as const;
  });
  const zip = Buffer.from(zipSync(Object.fromEntries(contents)));
  const directory = zip.indexOf('PK\u0001\u0002');
  if (encrypted) zip.writeUInt16LE(1, directory + 8);
  if (crc !== undefined) zip.writeUInt32LE(crc, directory + 16);
  if (size !== undefined) zip.writeUInt32LE(size, directory + 24);
  return zip;
}
