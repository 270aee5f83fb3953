import type { EmbedField } from '@prismicio/client';
import { EmbedFrame } from './EmbedFrame.tsx';
import { EmbedLink } from './EmbedLink.tsx';
import { embedPlan } from './embedPlan.ts';
import { EmbedScript } from './EmbedScript.tsx';

/** An embed: a player on request, a provider's card once it is near, else a link. */
export function Embed({ oembed }: { oembed: EmbedField | null | undefined }) {
  const plan = embedPlan(oembed);
  if (plan === null) return null;
  if (plan.kind === 'frame') return <EmbedFrame plan={plan} />;
  if (plan.kind === 'script') return <EmbedScript plan={plan} />;
  return <EmbedLink page={plan.page} title={plan.title} />;
}
