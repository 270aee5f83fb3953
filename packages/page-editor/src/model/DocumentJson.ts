import type { Json } from 'prismic-folder/edit';

/** A document's file. Its data have the fields of the model, and whatever else was written there. */
export interface DocumentJson {
  readonly data?: Readonly<Record<string, Json>>;
  readonly tags?: readonly string[];
  readonly [key: string]: Json | undefined;
}
