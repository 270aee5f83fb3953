/** What is known of a file without reading it. */
export interface FileStat {
  /** Bytes. */
  readonly size: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly modified: number;
  /** The file's own path where links lead to it from the one asked for. */
  readonly name?: string;
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where media come from: a folder on Node, a bucket elsewhere. Paths are relative, with `/`
 * between names, and already decoded.
 */
export interface MediaFiles {
  /** null when there is no such file, or it may not be shown. */
  stat(path: string): Promise<FileStat | null>;
  /**
   * The file or one range of it. Nothing is opened before the first read, so an unread stream
   * costs nothing; cancelling closes the file.
   */
  read(path: string, range?: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>>;
}
