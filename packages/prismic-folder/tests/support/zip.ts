import { crc32, deflateRawSync } from 'node:zlib';

/** What is wrong with an archive of a test. */
export interface ZipFaults {
  /** The flag of encrypted files. */
  readonly encrypted?: boolean;
  /** Another size than that of the content. */
  readonly size?: number;
  /** Another checksum than that of the content. */
  readonly crc?: number;
}

/** A zip of these files: text as it is, bytes as they are, the rest as JSON. */
export function zipOf(
  files: Readonly<Record<string, unknown>>,
  { encrypted = false, size, crc }: ZipFaults = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    const bytes = Buffer.from(isRaw ? content : JSON.stringify(content));
    const name = Buffer.from(path);
    const packed = deflateRawSync(bytes);
    // From the version needed to the length of the name: the same in both headers.
    const details = Buffer.alloc(24);
    details.writeUInt16LE(20, 0);
    details.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2);
    details.writeUInt16LE(8, 4);
    details.writeUInt32LE(crc ?? crc32(bytes), 10);
    details.writeUInt32LE(packed.length, 14);
    details.writeUInt32LE(size ?? bytes.length, 18);
    details.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([signed(0x04034b50), details, Buffer.alloc(2), name, packed]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    directory.push(signed(0x02014b50), Buffer.from([20, 0]), details, place, name);
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signed(0x06054b50), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
