import type { EmbedField } from '@prismicio/client';
import { safeAddress } from '../links/address.ts';
import { frameProviders } from './frames.ts';
import { scriptProviders, type ScriptProvider } from './scripts.ts';
import { textOf } from './textOf.ts';

/** How an embed is shown; its own markup is never used. */
export type EmbedPlan =
  | {
      kind: 'frame';
      page: string;
      title: string;
      address: string;
      aspect: string;
      provider: string;
    }
  | { kind: 'script'; page: string; title: string; provider: ScriptProvider }
  | { kind: 'link'; page: string; title: string };

/** Chooses between a frame, a provider's script and a link; null without a usable address. */
export function embedPlan(oembed: EmbedField | null | undefined): EmbedPlan | null {
  const page = safeAddress(textOf(oembed, 'embed_url'));
  if (page === null || !/^https?:/i.test(page)) return null;
  const url = new URL(page);
  const title = textOf(oembed, 'title') ?? textOf(oembed, 'provider_name') ?? url.hostname;

  const framed = frameProviders.find(({ hosts }) => hosts.test(url.hostname));
  const path = framed?.frame(url) ?? null;
  if (framed && path !== null) {
    const { origin, aspect, name: provider } = framed;
    return { kind: 'frame', page, title, address: origin + path, aspect, provider };
  }

  const provider = scriptProviders.find(({ hosts }) => hosts.test(url.hostname));
  if (provider) return { kind: 'script', page, title, provider };
  return { kind: 'link', page, title };
}
