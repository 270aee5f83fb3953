/** How a provider's page becomes the address of its player. */
type FrameProvider = {
  name: string;
  /** Hosts of its pages. */
  hosts: RegExp;
  /** Origin of its player. */
  origin: string;
  /** The player's path and query for a page; null for pages that are not a single work. */
  frame: (page: URL) => string | null;
  /** Width over height. */
  aspect: string;
};

const wide = '16 / 9';

function whole(id: string | null | undefined): string | null {
  return id && /^[\w-]+$/.test(id) ? id : null;
}

function segment(page: URL, index: number): string | null {
  return whole(page.pathname.split('/').filter(Boolean).at(index));
}

function youTubeId(page: URL): string | null {
  if (page.hostname === 'youtu.be') return segment(page, 0);
  return (
    whole(page.searchParams.get('v')) ??
    (/^\/(?:embed|shorts|live)\//.test(page.pathname) ? segment(page, 1) : null)
  );
}

/** A film comes last, unless it is unlisted: then its key does. */
function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, key = searchParams.get('h')] =
    /^(?!\/(?:album|showcase)\/\d+\/?$).*?\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  return id ? `/video/${id}?autoplay=1${whole(key) ? `&h=${key}` : ''}` : null;
}

function soundCloud(page: URL): string {
  return `/player/?url=${encodeURIComponent(page.href)}&auto_play=true`;
}

function spotify(page: URL): string | null {
  const [kind, id] = [segment(page, -2), segment(page, -1)];
  return kind && id && `/embed/${kind}/${id}`;
}

function codePen(page: URL): string | null {
  const [user, id] = [segment(page, 0), segment(page, 2)];
  return user && id && `/${user}/embed/${id}?default-tab=result`;
}

function withId(id: string | null, address: (id: string) => string): string | null {
  return id && address(id);
}

/** Providers whose player can be framed. */
export const frameProviders: readonly FrameProvider[] = [
  {
    name: 'YouTube',
    hosts: /(?:^|\.)youtube(?:-nocookie)?\.com$|^youtu\.be$/,
    origin: 'https://www.youtube-nocookie.com',
    frame: (page) => withId(youTubeId(page), (id) => `/embed/${id}?autoplay=1`),
    aspect: wide,
  },
  {
    name: 'Vimeo',
    hosts: /(?:^|\.)vimeo\.com$/,
    origin: 'https://player.vimeo.com',
    frame: vimeo,
    aspect: wide,
  },
  {
    name: 'Dailymotion',
    hosts: /(?:^|\.)dailymotion\.com$|^dai\.ly$/,
    origin: 'https://geo.dailymotion.com',
    frame: (page) => withId(segment(page, -1), (id) => `/player.html?video=${id}`),
    aspect: wide,
  },
  {
    name: 'Loom',
    hosts: /(?:^|\.)loom\.com$/,
    origin: 'https://www.loom.com',
    frame: (page) => withId(segment(page, 1), (id) => `/embed/${id}`),
    aspect: wide,
  },
  {
    name: 'SoundCloud',
    hosts: /(?:^|\.)soundcloud\.com$/,
    origin: 'https://w.soundcloud.com',
    frame: soundCloud,
    aspect: '3 / 1',
  },
  {
    name: 'Spotify',
    hosts: /^open\.spotify\.com$/,
    origin: 'https://open.spotify.com',
    frame: spotify,
    aspect: '16 / 7',
  },
  {
    name: 'CodePen',
    hosts: /^codepen\.io$/,
    origin: 'https://codepen.io',
    frame: codePen,
    aspect: wide,
  },
  {
    name: 'Figma',
    hosts: /(?:^|\.)figma\.com$/,
    origin: 'https://www.figma.com',
    frame: (page) => `/embed?embed_host=share&url=${encodeURIComponent(page.href)}`,
    aspect: wide,
  },
];
