/** Types by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  ogg: 'audio/ogg; codecs=opus',
  opus: 'audio/ogg; codecs=opus',
  webm: 'audio/webm; codecs=opus',
  m4a: 'audio/mp4; codecs=mp4a.40.2',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
};

/** `canPlayType` of an audio element: '' is no. */
type CanPlay = (type: string) => string;

/**
 * The sources in the order to try them: those the browser says it cannot play come last. They stay
 * in the list because a decoder may support more than a player.
 */
export function inPlayableOrder(sources: readonly string[], canPlay: CanPlay): string[] {
  const refused = (source: string) => {
    const ending = /\.(\w+)(?:[?#]|$)/.exec(source)?.[1]?.toLowerCase();
    const type = ending && TYPES[ending];
    return type ? canPlay(type) === '' : false;
  };
  return [...sources.filter((source) => !refused(source)), ...sources.filter(refused)];
}
