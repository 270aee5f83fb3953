/**
 * Hosts of players and viewers that may be framed, as in `frame-src` of a content security policy.
 * A leading `*.` matches one or more labels.
 */
export const embedHosts = [
  // The video and sound providers of the specification.
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'w.soundcloud.com',
  'player.mux.com',
  'www.facebook.com',
  'streamable.com',
  'fast.wistia.com',
  'fast.wistia.net',
  'player.twitch.tv',
  'clips.twitch.tv',
  'www.dailymotion.com',
  'geo.dailymotion.com',
  'www.mixcloud.com',
  'player-widget.mixcloud.com',
  'play.vidyard.com',
  '*.kaltura.com',
  // The portfolio service's video player.
  'www-ccv.adobe.io',
  // Prototypes, 3D scenes and code.
  'www.figma.com',
  'embed.figma.com',
  'xd.adobe.com',
  'codepen.io',
  'sketchfab.com',
  'my.spline.design',
  'www.loom.com',
  'open.spotify.com',
] as const;

/** Whether a host may be framed; only whole names match. */
export function isEmbedHost(host: string): boolean {
  return embedHosts.some((known) =>
    known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
  );
}
