type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether two writers' changes of a field's value must not be combined, though they are of different
 * keys: the spans of one text do not fit another, and half of two places is a third one.
 */
export function isWhole(base: Fields, mine: Fields, disk: Fields): boolean {
  if ('link_type' in base || 'embed_url' in base || Array.isArray(base['spans'])) return true;
  // A place, and the size and crop of an image.
  if ('latitude' in base || 'zoom' in base || isSize(base)) return true;
  // The alternative text of one image does not fit another.
  const hasDetails = [base, mine, disk].some((one) => 'dimensions' in one || 'alt' in one);
  const isImage = 'url' in base && hasDetails;
  return isImage && (fileOf(mine) !== fileOf(base) || fileOf(disk) !== fileOf(base));
}

/** The address of an image without its crop. */
function fileOf({ url }: Fields): unknown {
  return typeof url === 'string' ? url.replace(/\?.*$/s, '') : url;
}

function isSize({ width, height }: Fields): boolean {
  return typeof width === 'number' && typeof height === 'number';
}
