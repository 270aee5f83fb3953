import type { Json } from '#prismic-folder/edit';
import { askSite } from '../../api/askSite.ts';
import { asObject, type JsonObject } from '../value/imageValue.ts';

/**
 * What the provider of an address says of it, asked by the server. null: there is no provider that says
 * anything; rejects if it cannot be reached.
 */
export async function lookUpEmbed(
  url: string,
  signal: AbortSignal,
  request?: typeof fetch,
): Promise<JsonObject | null> {
  // Cast: the server answers with JSON.
  const found = (await askSite('embed', { url }, signal, request)) as Json;
  const embed = asObject(found);
  return embed === null || Object.keys(embed).length === 0 ? null : embed;
}
