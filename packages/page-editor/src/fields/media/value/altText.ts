import type { Json, JsonObject } from 'prismic-folder/edit';
import { asObject, type ImageValue } from './imageValue.ts';

/**
 * What a picture says to people who do not see it. The file has a text, an empty text for
 * decoration, or none, which the checks before publishing name.
 */
export type AltState =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'decoration' }
  | { readonly kind: 'missing' };

export function altOf({ alt }: Pick<ImageValue, 'alt'>): AltState {
  if (alt === null) return { kind: 'missing' };
  return alt === '' ? { kind: 'decoration' } : { kind: 'text', text: alt };
}

/** A text that someone typed: without any letter it is missing, because `""` means decoration. */
export function typedAlt(text: string): AltState {
  return text.trim() === '' ? { kind: 'missing' } : { kind: 'text', text };
}

/** The text in the file; undefined removes it. */
export function altText(state: AltState): string | undefined {
  if (state.kind === 'missing') return undefined;
  return state.kind === 'decoration' ? '' : state.text;
}

/**
 * Sets the text of an image. Its views show the same picture: those that say the same, or nothing,
 * follow.
 */
export function withAlt(json: JsonObject, state: AltState, views: readonly string[]): JsonObject {
  const text = altText(state);
  const before = json['alt'] ?? null;
  const next: Record<string, Json> = { ...setAlt(json, text) };
  for (const name of views) {
    const view = asObject(json[name]);
    if (view === null || typeof view['url'] !== 'string') continue;
    if ((view['alt'] ?? null) === before || view['alt'] == null) next[name] = setAlt(view, text);
  }
  return next;
}

function setAlt(json: JsonObject, text: string | undefined): JsonObject {
  if (text !== undefined) return { ...json, alt: text };
  const { alt: _, ...others } = json;
  return others;
}
