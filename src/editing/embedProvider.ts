import { embedPlan } from '#ui/embed/embedPlan.ts';

/** The name of a provider that this site embeds; what it does with an address depends on that alone. */
export function embedProvider(url: string): string | null {
  // Cast: the plan reads the address only.
  const plan = embedPlan({ embed_url: url } as Parameters<typeof embedPlan>[0]);
  if (plan === null || plan.kind === 'link') return null;
  return plan.kind === 'frame' ? plan.provider : plan.provider.name;
}
