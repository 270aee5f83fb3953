import { useState } from 'react';
import { Icon } from '../graphics/Icon.tsx';
import * as embed from '../words/en/slices/embed.ts';
import { useLanguage } from '../words/language.ts';
import type { EmbedPlan } from './embedPlan.ts';
import * as styles from './Embed.styles.ts';
import { EmbedLink } from './EmbedLink.tsx';

/** A provider's player; nothing is requested from the provider before the visitor presses play. */
export function EmbedFrame({
  plan: { page, title, address, aspect, provider },
}: {
  plan: Extract<EmbedPlan, { kind: 'frame' }>;
}) {
  const { say } = useLanguage();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <>
        <button
          type="button"
          className={styles.cover}
          style={{ aspectRatio: aspect }}
          onClick={() => setOpen(true)}
        >
          <span className={styles.play} data-pull="">
            <Icon name="play" />
          </span>
          <span>{title}</span>
          <span className={styles.provider}>{say(embed.playFrom, provider)}</span>
        </button>
        <noscript>
          <EmbedLink page={page} title={title} />
        </noscript>
      </>
    );
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      className={styles.frame}
      style={{ aspectRatio: aspect }}
      src={address}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      // A player needs its scripts and its own cookies; its origin is never this site's.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation allow-forms"
    />
  );
}
