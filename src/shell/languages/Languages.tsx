import type { ComponentProps } from 'react';
import type { LanguagesOfSite } from '#content/site.ts';
import { Alternates } from './Alternates.tsx';
import { Offer } from './Offer.tsx';
import { Switch } from './Switch.tsx';

/** Everything on a page that names the site's languages. */
export function Languages({ place }: ComponentProps<LanguagesOfSite['Part']>) {
  if (place === 'head') return <Alternates />;
  return place === 'missing' ? <Offer /> : <Switch place={place} />;
}
