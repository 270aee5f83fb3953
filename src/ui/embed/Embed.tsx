import type { EmbedField } from '@prismicio/client';
import { embedPlan } from './embedPlan.ts';
import { EmbedFrame } from './EmbedFrame.tsx';
import { EmbedScript } from './EmbedScript.tsx';
import * as styles from './Embed.styles.ts';

/** An embed: a player on request, a provider's card once it is near, else a link. */
export function Embed({ oembed }: { oembed: EmbedField | null | undefined }) {
  const plan = embedPlan(oembed);
  if (plan === null) return null;
  if (plan.kind === 'frame') return <EmbedFrame plan={plan} />;
  if (plan.kind === 'script') return <EmbedScript plan={plan} />;
  return (
    <p>
      <a href={plan.page} className={styles.link}>
        {plan.title}
      </a>
    </p>
  );
}
