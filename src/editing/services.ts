/** Where people have profiles, by the hosts of their addresses: what they are called, and which of the site's icons they get. */
const SERVICES: Readonly<Record<string, readonly [name: string, icon: string]>> = {
  'are.na': ['Are.na', 'book'],
  'artstation.com': ['ArtStation', 'showcase'],
  'bandcamp.com': ['Bandcamp', 'music'],
  'behance.net': ['Behance', 'showcase'],
  'bsky.app': ['Bluesky', 'chat'],
  'codeberg.org': ['Codeberg', 'code'],
  'codepen.io': ['CodePen', 'experiments'],
  'dribbble.com': ['Dribbble', 'showcase'],
  'etsy.com': ['Etsy', 'bag'],
  'facebook.com': ['Facebook', 'network'],
  'flickr.com': ['Flickr', 'photos'],
  'github.com': ['GitHub', 'code'],
  'gitlab.com': ['GitLab', 'code'],
  'instagram.com': ['Instagram', 'photos'],
  'ko-fi.com': ['Ko-fi', 'heart'],
  'linkedin.com': ['LinkedIn', 'network'],
  'mastodon.social': ['Mastodon', 'megaphone'],
  'medium.com': ['Medium', 'pen'],
  'patreon.com': ['Patreon', 'heart'],
  'pinterest.com': ['Pinterest', 'photos'],
  'soundcloud.com': ['SoundCloud', 'music'],
  'substack.com': ['Substack', 'feed'],
  'threads.net': ['Threads', 'at'],
  'tiktok.com': ['TikTok', 'play'],
  'twitch.tv': ['Twitch', 'play'],
  'vimeo.com': ['Vimeo', 'play'],
  'x.com': ['X', 'megaphone'],
  'youtube.com': ['YouTube', 'play'],
};

/** What a profile is called, and its icon, by its address; the name and the letter of its host where the service is not known. */
export function serviceOf(address: string): { readonly name: string; readonly icon: string } {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const known = Object.keys(SERVICES).find((one) => host === one || host.endsWith(`.${one}`));
  const [name, icon] = SERVICES[known ?? ''] ?? [];
  if (name !== undefined && icon !== undefined) return { name, icon };
  // Servers of the Fediverse have names of their own, and all of them such addresses.
  return pathname.startsWith('/@')
    ? { name: 'Mastodon', icon: 'megaphone' }
    : { name: host, icon: 'first_letter' };
}
