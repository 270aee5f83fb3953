/** What a link to media is for. */
export type WantedMedia = 'image' | 'video' | 'audio' | 'pdf';

/** The last word of an API ID that says it: `video`, `background_video`, `audio_2`, `video_file`, `audio_fallback`. */
const NAMES: readonly (readonly [WantedMedia, RegExp])[] = (
  [
    ['image', 'images?|pictures?|photos?|posters?'],
    ['video', 'videos?|films?|movies?'],
    ['audio', 'audios?|sounds?|music'],
    ['pdf', 'pdfs?'],
  ] as const
).map(([wanted, words]) => [
  wanted,
  new RegExp(`(?:^|[_-])(?:${words})(?:[_-](?:files?|fallback|link|url|\\d+))?$`, 'i'),
]);

/** Sound is stored in WebM, too. */
const EXTENSIONS: Readonly<Record<WantedMedia, RegExp>> = {
  image: /^(?:webp|png|jpe?g|gif|avif|svg|bmp|tiff?|ico|hei[cf])$/i,
  video: /^(?:mp4|m4v|webm|ogv|mov|avi|mkv)$/i,
  audio: /^(?:ogg|oga|opus|m4a|mp3|wav|flac|aac|weba|webm)$/i,
  pdf: /^pdf$/i,
};

const NOUNS: Readonly<Record<WantedMedia, string>> = {
  image: 'a picture',
  video: 'a film',
  audio: 'a sound',
  pdf: 'a PDF',
};

/**
 * What a link to media is for, by the API ID of its field; undefined: any file. A model has no other key to say it,
 * and Slice Machine keeps no key that it does not know.
 */
export function wantedMedia(id: string): WantedMedia | undefined {
  return NAMES.find(([, name]) => name.test(id))?.[0];
}

/** The sentence for a file that a field is not for: `gallery-1.jpg is not a film`; undefined if it fits. */
export function unwantedMedia(wanted: WantedMedia | undefined, name: string): string | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1] ?? '';
  if (wanted === undefined || EXTENSIONS[wanted].test(extension)) return undefined;
  return `${name.replace(/^.*\//, '')} is not ${NOUNS[wanted]}`;
}
