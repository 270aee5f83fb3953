const PICTURE = /^data:(image\/(?:png|jpeg|webp|avif|gif));base64,([a-z0-9+/=\s]+)$/i;
/** Of the base64 text: pictures of about 15 MB. */
const MAX_LENGTH = 20_000_000;

/** The picture that is written in a `data:` address, as a file to be added to the library. */
export function fileOfDataUrl(address: string): File | null {
  if (address.length > MAX_LENGTH) return null;
  const [, type, base64] = PICTURE.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const ending = type.toLowerCase().replace('image/', '').replace('jpeg', 'jpg');
    return new File([bytes], `pasted.${ending}`, { type });
  } catch {
    return null;
  }
}
