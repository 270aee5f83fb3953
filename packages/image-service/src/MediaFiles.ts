/** Metadata of a file. */
export interface FileStat {
  /** Bytes. */
  readonly size: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly modified: number;
  /** The file's own path, with symbolic links resolved. */
  readonly name?: string;
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Source of media files: a folder on Node, a bucket elsewhere. Paths are relative, separated by `/`
 * and already decoded.
 */
export interface MediaFiles {
  /** Resolves to null if the file does not exist or must not be served. */
  stat(path: string): Promise<FileStat | null>;
  /**
   * Streams the file or one range of it. Opens the file at the first read, so an unread stream
   * costs nothing; cancelling closes it.
   */
  read(path: string, range?: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>>;
}
