import type { Content, EmbedField } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { VideoBlock } from '#ui/video/VideoBlock.tsx';
import { textOf } from '#ui/embed/textOf.ts';
import { isRecord } from '#ui/isRecord.ts';
import { safeAddress } from '#ui/links/address.ts';
import { EmbedPlayer, type EmbedPlayerProps } from '#ui/player/EmbedPlayer.tsx';
import { providerOf, type Provider } from '#ui/player/providers.ts';
import * as playerWords from '#ui/words/en/slices/player.ts';
import { useLanguage, type Say } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** A video file, or a video embedded from another site. */
export function Video({ slice }: SliceProps<Content.VideoSlice>) {
  const { variant } = useSliceZone();
  if (slice.variation === 'embed') return <EmbedVideo embed={slice.primary.embed} />;
  return <VideoBlock fields={slice.primary} roomy={variant === 'spread'} />;
}

/** The player's props for an embed; null where it has no address a visitor may be sent to. */
function playerProps(embed: EmbedField, say: Say): Omit<EmbedPlayerProps, 'className'> | null {
  const address = safeAddress(textOf(embed, 'embed_url'));
  if (address === null || !/^(?:https?:|\/)/i.test(address)) return null;
  const title =
    textOf(embed, 'title') ?? textOf(embed, 'provider_name') ?? nameOf(providerOf(address), say);
  return { address, title, poster: textOf(embed, 'thumbnail_url'), aspect: aspectOf(embed) };
}

/** A file has no provider to be named after. */
const nameOf = (provider: Provider | null, say: Say) =>
  provider ? provider.name || say(playerWords.file) : say(playerWords.video);

/** The video's own shape, where the provider sends numbers. */
function aspectOf(embed: unknown): string | undefined {
  const { width, height } = isRecord(embed) ? embed : {};
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  return width > 0 && height > 0 ? `${width} / ${height}` : undefined;
}

/** A video from another site; on a spread in a frame 320 px wide, else across the container. */
function EmbedVideo({ embed }: { readonly embed: EmbedField }) {
  const { variant } = useSliceZone();
  const { say } = useLanguage();
  const player = playerProps(embed, say);
  if (player === null) return null;
  return (
    <div className={styles.place} data-variant={variant}>
      <EmbedPlayer {...player} className={styles.frame} />
    </div>
  );
}
