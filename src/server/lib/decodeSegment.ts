/** One part of a path, decoded; null where its escapes are not UTF-8. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
