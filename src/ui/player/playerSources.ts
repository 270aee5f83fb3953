/**
 * What the player library loads into a page, as a content security policy names it: a file where a
 * provider's script is one file, a folder where it loads more of itself; of the hosts that give
 * everybody's scripts, exactly the library's.
 */
export const playerScripts: readonly string[] = [
  'https://www.youtube.com/iframe_api',
  'https://www.youtube.com/s/player/',
  'https://w.soundcloud.com/player/api.js',
  'https://player.vimeo.com/api/player.js',
  'https://connect.facebook.net/',
  'https://cdn.embed.ly/player-0.1.0.min.js',
  'https://fast.wistia.com/',
  'https://fast.wistia.net/',
  'https://player.twitch.tv/js/embed/v1.js',
  'https://api.dmcdn.net/',
  'https://widget.mixcloud.com/media/js/widgetApi.js',
  'https://play.vidyard.com/',
  'https://cdn.jsdelivr.net/npm/hls.js@1.1.4/dist/hls.min.js',
  'https://cdn.jsdelivr.net/npm/flv.js@1.5.0/dist/flv.min.js',
  'https://cdn.jsdelivr.net/npm/@mux/mux-player@2/dist/mux-player.mjs',
  'https://cdnjs.cloudflare.com/ajax/libs/dashjs/3.1.3/dash.all.min.js',
];

/** Frames the library makes on hosts that no external project may show. */
export const playerFrames: readonly string[] = ['https://*.kaltura.org'];
