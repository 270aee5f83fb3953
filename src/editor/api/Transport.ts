import type { ChangeEvent } from '#prismic-folder/contract';

/** A request of the authoring API. */
export interface ApiRequest {
  readonly method: string;
  /** From the root of the site, with its query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or a file. */
  readonly body?: string | Blob;
  readonly signal?: AbortSignal;
  /** Progress of an upload, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

export interface ApiAnswer {
  readonly status: number;
  readonly text: string;
}

/** What a stream of changes reports. */
export interface StreamListener {
  readonly onChange: (event: ChangeEvent) => void;
  /** It is open; `hasMissed`: there may have been changes that it does not report. */
  readonly onOpen: (hasMissed: boolean) => void;
  /** It was closed; it opens again by itself. */
  readonly onLost: () => void;
}

/** How the client reaches the server: of the browser, or of a test. */
export interface Transport {
  /** Rejects if there is no answer. */
  readonly send: (request: ApiRequest) => Promise<ApiAnswer>;
  /** Returns a function that closes the stream. */
  readonly listen: (listener: StreamListener) => () => void;
}
