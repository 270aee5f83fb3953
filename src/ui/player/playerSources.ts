import type { Provider, ProviderKey } from './providers.ts';

/**
 * What the player library loads for each provider, as in a content security policy: a file, or a
 * folder where the script loads more of itself; from shared hosts only the library's file.
 */
const ofProvider: Readonly<Record<Exclude<ProviderKey, 'file'>, readonly string[]>> = {
  youtube: ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
  soundcloud: ['https://w.soundcloud.com/player/api.js'],
  vimeo: ['https://player.vimeo.com/api/player.js'],
  mux: ['https://cdn.jsdelivr.net/npm/@mux/mux-player@2/dist/mux-player.mjs'],
  facebook: ['https://connect.facebook.net/'],
  streamable: ['https://cdn.embed.ly/player-0.1.0.min.js'],
  wistia: ['https://fast.wistia.com/', 'https://fast.wistia.net/'],
  twitch: ['https://player.twitch.tv/js/embed/v1.js'],
  dailymotion: ['https://api.dmcdn.net/'],
  mixcloud: ['https://widget.mixcloud.com/media/js/widgetApi.js'],
  vidyard: ['https://play.vidyard.com/'],
  kaltura: ['https://cdn.embed.ly/player-0.1.0.min.js'],
};

/** Streams, which most browsers play only with a library. */
const ofStream: Readonly<Record<string, readonly string[]>> = {
  m3u8: ['https://cdn.jsdelivr.net/npm/hls.js@1.1.4/dist/hls.min.js'],
  mpd: ['https://cdnjs.cloudflare.com/ajax/libs/dashjs/3.1.3/dash.all.min.js'],
  flv: ['https://cdn.jsdelivr.net/npm/flv.js@1.5.0/dist/flv.min.js'],
};

/** Scripts of all providers. */
export const playerScripts: readonly string[] = [
  ...new Set([...Object.values(ofProvider), ...Object.values(ofStream)].flat()),
];

/** Scripts of one address. */
export function playerScriptsOf({ key }: Provider, address: string): readonly string[] {
  if (key !== 'file') return ofProvider[key];
  // The library looks for an extension anywhere in the address, also in its query.
  return Object.entries(ofStream).flatMap(([ending, scripts]) =>
    new RegExp(`\\.${ending}($|\\?)`, 'i').test(address) ? scripts : [],
  );
}

/** Frames of the library on hosts that external projects may not use. */
export const playerFrames: readonly string[] = ['https://*.kaltura.org'];
