import type { Content } from '@prismicio/client';

/** The owner, for search engines. */
export function personData(
  settings: Content.SettingsDocument['data'],
  absolute: (path: string) => string,
) {
  const profiles = settings.profile_links.flatMap(({ url }) =>
    'url' in url && url.url ? [url.url] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: settings.name,
    jobTitle: [settings.gate_title_first, settings.gate_title_second].filter(Boolean).join(' '),
    url: absolute('/'),
    ...(settings.email && { email: `mailto:${settings.email}` }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
