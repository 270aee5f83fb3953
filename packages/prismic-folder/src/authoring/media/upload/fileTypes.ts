/** Kinds of files that the site shows, plays or offers. */
export type FileType =
  | 'webp'
  | 'png'
  | 'jpg'
  | 'gif'
  | 'avif'
  | 'svg'
  | 'mp4'
  | 'webm'
  | 'ogg'
  | 'm4a'
  | 'mp3'
  | 'wav'
  | 'pdf';

/** What a file is, by its first bytes; or its name for messages if it is not accepted. */
export type SniffedType =
  | { readonly type: FileType }
  | { readonly type?: undefined; readonly found: string };

interface TypeDetails {
  /** Extensions that a file of the type may have; the first one is written. */
  readonly extensions: readonly [string, ...string[]];
  readonly kind: 'image' | 'video' | 'audio' | 'document';
}

export const FILE_TYPES: Readonly<Record<FileType, TypeDetails>> = {
  webp: { extensions: ['webp'], kind: 'image' },
  png: { extensions: ['png'], kind: 'image' },
  jpg: { extensions: ['jpg', 'jpeg'], kind: 'image' },
  gif: { extensions: ['gif'], kind: 'image' },
  avif: { extensions: ['avif'], kind: 'image' },
  svg: { extensions: ['svg'], kind: 'image' },
  mp4: { extensions: ['mp4', 'm4v'], kind: 'video' },
  webm: { extensions: ['webm'], kind: 'video' },
  ogg: { extensions: ['ogg', 'opus', 'oga', 'ogv'], kind: 'audio' },
  m4a: { extensions: ['m4a'], kind: 'audio' },
  mp3: { extensions: ['mp3'], kind: 'audio' },
  wav: { extensions: ['wav'], kind: 'audio' },
  pdf: { extensions: ['pdf'], kind: 'document' },
};

/** The types as a list, for messages. */
export const SHOWN_TYPES = 'WebP, PNG, JPEG, GIF, AVIF, SVG, MP4, WebM, Ogg, M4A, MP3, WAV, PDF';

/** A file name's extension in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^./\\]\.([^./\\\s]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The type that an extension promises. */
export function typeOfExtension(extension: string): FileType | undefined {
  return EXTENSIONS.get(extension);
}

const EXTENSIONS: ReadonlyMap<string, FileType> = new Map(
  // Cast: the keys of a record of FileType are FileTypes.
  (Object.keys(FILE_TYPES) as FileType[]).flatMap((type) =>
    FILE_TYPES[type].extensions.map((extension): [string, FileType] => [extension, type]),
  ),
);

/** Extensions of images that browsers do not show, or not all of them. */
const OTHER_IMAGES = /^(?:bmp|tiff?|ico|hei[cf]|psd|jxl|jp2)$/;

/** Whether someone who chose a file of this name expects an image. */
export function isNamedImage(name: string): boolean {
  const extension = extensionOf(name);
  const type = typeOfExtension(extension);
  return OTHER_IMAGES.test(extension) || (type !== undefined && FILE_TYPES[type].kind === 'image');
}
