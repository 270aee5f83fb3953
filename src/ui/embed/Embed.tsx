import type { EmbedField } from '@prismicio/client';
import { useState, useEffect, useRef } from 'react';
import { EmbedLink } from './EmbedLink.tsx';
import { embedPlan, type EmbedPlan } from './embedPlan.ts';
import { Icon } from '../graphics/Icon.tsx';
import * as embed from '../words/en/slices/embed.ts';
import { useLanguage } from '../words/language.ts';
import * as styles from './Embed.styles.ts';
import { useInView } from '../hooks/useInView.ts';
import { useScriptAccess } from './scriptAccess.ts';
import { scriptSourcesOf } from './scripts.ts';

/** An embed: a player on request, a provider's card once it is near, else a link. */
export function Embed({ oembed }: { oembed: EmbedField | null | undefined }) {
  const plan = embedPlan(oembed);
  if (plan === null) return null;
  if (plan.kind === 'frame') return <EmbedFrame plan={plan} />;
  if (plan.kind === 'script') return <EmbedScript plan={plan} />;
  return <EmbedLink page={plan.page} title={plan.title} />;
}

/** A provider's player; nothing is requested from the provider before the visitor presses play. */
function EmbedFrame({
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

/**
 * A link that a provider's script turns into a card once it is near; if the script is blocked the
 * link stays.
 */
function EmbedScript({
  plan: { page, title, provider },
}: {
  plan: Extract<EmbedPlan, { kind: 'script' }>;
}) {
  const [near, isNear] = useInView<HTMLDivElement>({ margin: '600px 0px', once: true });
  const access = useScriptAccess(scriptSourcesOf(provider), isNear);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isNear || access !== 'allowed') return;
    loadScript(provider.script).then(
      () => {
        if (card.current) provider.render(card.current);
      },
      () => console.warn(`The script of ${provider.name} did not load; ${page} stays a link.`),
    );
  }, [isNear, access, provider, page]);

  return (
    <div ref={near} className={styles.card}>
      {/* The script replaces what is inside this element; React must not update it. */}
      <div ref={card}>
        <blockquote
          className={provider.className}
          {...(provider.addressAttribute === undefined
            ? {}
            : { [provider.addressAttribute]: page })}
        >
          <a href={page} className={styles.link}>
            {title}
          </a>
        </blockquote>
      </div>
    </div>
  );
}

const scripts = new Map<string, Promise<void>>();

/** Adds a script to the page once; after a failure the next call tries again. */
function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      scripts.delete(address);
      element.remove();
      reject(new Error(`Failed to load ${address}`));
    });
    document.head.append(element);
  });
  scripts.set(address, loading);
  return loading;
}
