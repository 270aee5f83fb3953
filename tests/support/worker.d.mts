import type { Miniflare } from 'miniflare';

/** What the tests read of `wrangler.jsonc`. */
export interface WranglerConfig {
  /** Path of the bundle. */
  readonly main: string;
  readonly compatibility_date: string;
  readonly compatibility_flags?: readonly string[];
  readonly assets: { readonly directory: string };
}
export declare function wranglerConfig(): Promise<WranglerConfig>;

export interface WorkerOptions {
  /** Variables and secrets. */
  readonly bindings: Readonly<Record<string, string>>;
  /** Path of the bundle; the built one unless given. */
  readonly script?: string;
  /** Of this machine; any that is free unless given. */
  readonly port?: number;
  /** Takes what the worker prints. */
  readonly onPrint?: (text: string) => void;
}
export declare function startWorker(options: WorkerOptions): Promise<Miniflare>;
