import { readSliceModel, readTypeModel } from '../../../src/models/parseModels.ts';
import type { Language, Models } from '../../../src/types.ts';

type Json = Readonly<Record<string, unknown>>;

/** An error response of the double's services. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Refuses unless a condition holds. */
export function must(condition: boolean, message: string, status = 400): asserts condition {
  if (!condition) throw new Refusal(status, message);
}

/** Refuses an object with other keys than these. */
export function mustHaveOnly(value: object, keys: readonly string[], where: string): void {
  for (const key of Object.keys(value)) must(keys.includes(key), `${where}: unknown key ${key}`);
}

export interface StoredAsset {
  readonly id: string;
  readonly filename: string;
  readonly notes: string;
  readonly bytes: Buffer;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

export interface StoredDocument {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string | null;
  readonly tags: readonly string[];
  /** As it was sent, including ids. */
  readonly data: Json;
  /** Id of the version in the first language; its own for that version. */
  readonly group: string;
}

/** Everything the double's repository holds. */
export class DoubleState {
  readonly name = 'my-portfolio';
  readonly writeToken = 'write-token';
  readonly accessToken = 'read-token';
  origin = '';
  languages: Language[] = [{ id: 'en-gb', name: 'English' }];
  readonly customtypes = new Map<string, Json>();
  readonly slices = new Map<string, Json>();
  readonly assets = new Map<string, StoredAsset>();
  readonly drafts = new Map<string, StoredDocument>();
  readonly published = new Map<string, StoredDocument>();
  /** Raised whenever content changes: the repository's ref. */
  version = 1;
  #ids = 0;
  #models: Models | undefined;

  /** A new id, in the service's form. */
  newId(): string {
    this.#ids += 1;
    return `aHosted${String(this.#ids).padStart(5, '0')}_-x`;
  }

  document(id: string): StoredDocument | undefined {
    return this.drafts.get(id) ?? this.published.get(id);
  }

  documents(): readonly StoredDocument[] {
    return [...new Map([...this.published, ...this.drafts]).values()];
  }

  /** Publishes every draft; returns their number. */
  publishDrafts(): number {
    const { size } = this.drafts;
    for (const [id, draft] of this.drafts) this.published.set(id, draft);
    this.drafts.clear();
    this.version += 1;
    return size;
  }

  /** Changes a published document's data or uid, as an editor does. */
  edit(key: string, data: Json, uid?: string): void {
    const document = this.#find(key);
    this.#publish({ ...document, uid: uid ?? document.uid, data: { ...document.data, ...data } });
  }

  /** Publishes a document's version in the last of the languages, with the same data. */
  translate(key: string, uid: string): void {
    const lang = this.languages.at(-1)?.id ?? '';
    this.#publish({ ...this.#find(key), id: this.newId(), uid, lang });
  }

  /** Publishes a document that was not pushed. */
  addDocument(type: string, uid: string, data: Json): void {
    const id = this.newId();
    const lang = this.languages[0]?.id ?? '';
    this.#publish({ id, title: uid, type, lang, uid, tags: [], data, group: id });
  }

  /** Adds a type of one UID field. */
  addModel(id: string): void {
    const json = { Main: { uid: { type: 'UID' } } };
    this.customtypes.set(id, { id, label: id, repeatable: true, status: true, json });
    this.forgetModels();
  }

  #publish(document: StoredDocument): void {
    this.published.set(document.id, document);
    this.version += 1;
  }

  #find(key: string): StoredDocument {
    for (const document of this.published.values()) {
      const { type, uid } = document;
      if (key === (uid === null ? type : `${type}/${uid}`)) return document;
    }
    throw new Error(`${key} is not published`);
  }

  models(): Models {
    this.#models ??= this.#readModels();
    return this.#models;
  }

  /** Must be called when a model was written. */
  forgetModels(): void {
    this.#models = undefined;
  }

  #readModels(): Models {
    const types = [...this.customtypes.values()].map((json) => readTypeModel(json, 'customtypes'));
    const slices = [...this.slices.values()].map((json) => readSliceModel(json, 'slices'));
    return { types: byId(types), slices: byId(slices) };
  }

  assetUrl({ id, filename }: StoredAsset): string {
    const path = `${this.origin}/files/${this.name}/${id}_${encodeURIComponent(filename)}`;
    return `${path}?auto=format,compress`;
  }
}

/** Models by their id; what is none is a text about it. */
function byId<Model extends { readonly id: string }>(models: readonly (Model | string)[]) {
  return new Map(
    models.flatMap((one) => (typeof one === 'string' ? [] : [[one.id, one] as const])),
  );
}
