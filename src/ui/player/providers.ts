import { parseUrl } from '../parseUrl.ts';

/** A site with embeddable videos, or a plain file. */
export type Provider = {
  /** Its key in the player library. */
  key: ProviderKey;
  /** Empty for a plain file. */
  name: string;
  /** Host of its script, where the library leaves failures uncaught. */
  uncaughtHost?: string;
  /** Width over height, where it differs from a video's. */
  aspect?: string;
};

export type ProviderKey =
  | 'youtube'
  | 'soundcloud'
  | 'vimeo'
  | 'mux'
  | 'facebook'
  | 'streamable'
  | 'wistia'
  | 'twitch'
  | 'dailymotion'
  | 'mixcloud'
  | 'vidyard'
  | 'kaltura'
  | 'file';

/** A provider and its addresses; `path` is matched against path and query. */
type Rule = Provider & { hosts: RegExp; path: RegExp };

const fileEnding =
  /\.(?:mp4|m4v|ogg|ogv|webm|mov|m3u8|mpd|flv|m4a|m4b|mp4a|mpga|mp2|mp2a|mp3|m2a|m3a|wav|weba|aac|oga|spx)$/i;

const rules: readonly Rule[] = [
  {
    key: 'youtube',
    name: 'YouTube',
    hosts: /^(?:.+\.)?youtube(?:-nocookie|education)?\.com$/,
    path: /^\/(?:watch\?(?:.+&)?v=|(?:embed|v|watch|shorts|live)\/)[\w-]{11}|^\/playlist\?list=|^\/user\//,
  },
  { key: 'youtube', name: 'YouTube', hosts: /^youtu\.be$/, path: /^\/[\w-]{11}/ },
  {
    key: 'soundcloud',
    name: 'SoundCloud',
    uncaughtHost: 'w.soundcloud.com',
    aspect: '1 / 1',
    hosts: /^(?:.+\.)?soundcloud\.com$|^snd\.sc$/,
    path: /^\/[^.]+$/,
  },
  {
    key: 'vimeo',
    name: 'Vimeo',
    hosts: /^(?:.+\.)?vimeo\.com$/,
    path: /^\/(?!progressive_redirect).+/,
  },
  { key: 'mux', name: 'Mux', hosts: /^stream\.mux\.com$/, path: /^\/\w+/ },
  {
    key: 'facebook',
    name: 'Facebook',
    uncaughtHost: 'connect.facebook.net',
    hosts: /^(?:www\.)?facebook\.com$/,
    path: /\/(?:videos?|watch|story)(?:\.php?|\/).+$/,
  },
  {
    key: 'facebook',
    name: 'Facebook',
    uncaughtHost: 'connect.facebook.net',
    hosts: /^fb\.watch$/,
    path: /^\/.+$/,
  },
  { key: 'streamable', name: 'Streamable', hosts: /^streamable\.com$/, path: /^\/[a-z0-9]+$/ },
  {
    key: 'wistia',
    name: 'Wistia',
    hosts: /^(?:.+\.)?wistia\.(?:com|net)$|^(?:.+\.)?wi\.st$/,
    path: /^\/(?:medias|embed)\/[^?]+/,
  },
  {
    key: 'twitch',
    name: 'Twitch',
    hosts: /^(?:www\.|go\.)?twitch\.tv$/,
    path: /^\/(?:videos\/\d+|\w+)(?:$|\?)/,
  },
  {
    key: 'dailymotion',
    name: 'DailyMotion',
    hosts: /^(?:www\.)?dailymotion\.com$/,
    path: /^\/(?:embed\/)?video\/[a-z0-9]+/i,
  },
  { key: 'dailymotion', name: 'DailyMotion', hosts: /^dai\.ly$/, path: /^\/[a-z0-9]+/i },
  {
    key: 'mixcloud',
    name: 'Mixcloud',
    aspect: '1 / 1',
    hosts: /^(?:.+\.)?mixcloud\.com$/,
    path: /^\/[^/]+\/[^/]+/,
  },
  {
    key: 'vidyard',
    name: 'Vidyard',
    hosts: /^(?:.+\.)?vidyard\.com$/,
    path: /^\/(?:watch\/)?[\w-]+/,
  },
  {
    key: 'kaltura',
    name: 'Kaltura',
    hosts: /^[a-z]+\.kaltura\.(?:com|org)$/,
    path: /^\/p\/\d+\/sp\/\d+00\/embedIframeJs\/uiconf_id\/\d+\/partner_id\/\d+.*entry_id..+$/,
  },
];

const plainFile: Provider = { key: 'file', name: '' };

/** Base for relative addresses; never shown. */
const base = 'https://relative.invalid';

/**
 * The provider of an address; null without one. A file extension comes first, then only the
 * provider's own hosts count.
 */
export function providerOf(address: string | null | undefined): Provider | null {
  const text = address?.trim() ?? '';
  const url = text === '' ? null : parseUrl(text, base);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const { hostname, pathname, search } = url;
  if (fileEnding.test(pathname)) return plainFile;
  return (
    rules.find(({ hosts, path }) => hosts.test(hostname) && path.test(pathname + search)) ?? null
  );
}
