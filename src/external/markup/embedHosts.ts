/**
 * Hosts whose players and viewers may stand in a frame, as a content security policy names them in
 * `frame-src`. A leading `*.` stands for one or more parts before the rest.
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
  // The portfolio service's own video player.
  'www-ccv.adobe.io',
  // Where designers show what can be used, turned or read.
  'www.figma.com',
  'embed.figma.com',
  'xd.adobe.com',
  'codepen.io',
  'sketchfab.com',
  'my.spline.design',
  'www.loom.com',
  'open.spotify.com',
] as const;

/** Whether a host may stand in a frame; only whole names count, so no name can pretend to be one. */
export function isEmbedHost(host: string): boolean {
  return embedHosts.some((known) =>
    known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
  );
}
