import { useEffect, useRef } from 'react';
import { useInView } from '../hooks/useInView.ts';
import { loadScript } from './loadScript.ts';
import { useScriptAccess } from './scriptAccess.ts';
import type { EmbedPlan } from './embedPlan.ts';
import { scriptSourcesOf } from './scripts.ts';
import * as styles from './Embed.styles.ts';

/**
 * A link that a provider's script turns into a card once it is near; if the script is blocked the
 * link stays.
 */
export function EmbedScript({
  plan: { page, title, provider },
}: {
  plan: Extract<EmbedPlan, { kind: 'script' }>;
}) {
  const [near, isNear] = useInView<HTMLDivElement>({ margin: '600px 0px', once: true });
  const access = useScriptAccess(scriptSourcesOf(provider));
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
