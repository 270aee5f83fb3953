/** The name of a file of the library by its address in content: `/media/low%20tide.webp?rect=…`. */
export function mediaUrlName(url: string): string {
  const [path = ''] = url.replace(/^\/?media\//, '').split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
