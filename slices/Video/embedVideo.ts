import type { EmbedField } from '@prismicio/client';
import { safeAddress } from '#ui/links/address.ts';
import { providerOf } from '#ui/player/providers.ts';
import type { EmbedPlayerProps } from '#ui/player/EmbedPlayer.tsx';

/** What the player is told of an embed; null where it has no address a visitor may be sent to. */
export function film(embed: EmbedField): Omit<EmbedPlayerProps, 'className'> | null {
  const address = safeAddress(text(embed, 'embed_url'));
  if (address === null || !/^(?:https?:|\/)/i.test(address)) return null;
  const title =
    text(embed, 'title') ?? text(embed, 'provider_name') ?? providerOf(address)?.name ?? 'Video';
  return { address, title, poster: text(embed, 'thumbnail_url'), aspect: shape(embed) };
}

/** The film's own shape, where the provider tells it in numbers. */
function shape(embed: EmbedField): string | undefined {
  const [width, height] = [value(embed, 'width'), value(embed, 'height')];
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  return width > 0 && height > 0 ? `${width} / ${height}` : undefined;
}

function text(embed: EmbedField, key: string): string | undefined {
  const found = value(embed, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function value(embed: EmbedField, key: string): unknown {
  // Cast: an empty embed is `{}`, and a provider may send any value under any key.
  return (embed as Readonly<Record<string, unknown>> | null)?.[key];
}
