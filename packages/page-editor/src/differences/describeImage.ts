import { isObject, type Json, type JsonObject, objectOf, textOf } from 'prismic-folder/edit';
import { type DescribedValue, isSame, type Part } from './DescribedChange.ts';
import { diffWords, shortRuns } from './diffWords.ts';

/** Keys of an image that are no further view of it. */
const OWN = ['id', 'url', 'alt', 'copyright', 'dimensions', 'edit', 'linkTo'];

/** Old and new picture, the difference of their descriptions, and which crops changed. */
export function describeImage(was: Json | undefined, is: Json | undefined): DescribedValue | null {
  if (!isImage(was) || !isImage(is)) return null;
  const [old, now] = [objectOf(was), objectOf(is)];
  const [oldUrl, newUrl] = [textOf(old['url']), textOf(now['url'])];
  const parts: Part[] = [];
  const isOther = oldUrl !== newUrl;
  if (isOther) {
    parts.push({ kind: 'pictures', was: oldUrl || null, is: newUrl || null });
    if (fileOf(oldUrl) === fileOf(newUrl)) parts.push({ kind: 'note', text: 'Another crop.' });
  } else if (!isSame(old['edit'], now['edit']) || !isSame(old['dimensions'], now['dimensions'])) {
    parts.push({ kind: 'note', text: 'Another crop.' });
  }
  const alt = altParts(old, now);
  parts.push(...alt, ...otherParts(old, now));
  const isOnlyAlt = alt.length > 0 && alt.length === parts.length;
  if (isOnlyAlt) return { parts, detail: 'description' };
  return alt.length > 0 && isOther ? { parts, detail: 'with its description' } : { parts };
}

function isImage(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  return isObject(value) && (Object.keys(value).length === 0 || typeof value['url'] === 'string');
}

/** An empty description says that the picture is decoration; a missing one says nothing. */
function altParts(was: JsonObject, is: JsonObject): Part[] {
  const [old, now] = [textOf(was['alt']), textOf(is['alt'])];
  const isDecoration = is['alt'] === '' && textOf(is['url']) !== '';
  const wasDecoration = was['alt'] === '' && textOf(was['url']) !== '';
  const notes: Part[] =
    isDecoration === wasDecoration
      ? []
      : [{ kind: 'note', text: isDecoration ? 'Now decoration.' : 'No longer decoration.' }];
  if (old === now) return notes;
  return [{ kind: 'words', runs: shortRuns(diffWords(old, now)) }, ...notes];
}

function otherParts(was: JsonObject, is: JsonObject): Part[] {
  const views = new Set(
    [...Object.keys(is), ...Object.keys(was)].filter((key) => !OWN.includes(key)),
  );
  const notes = [...views].flatMap((name) =>
    isSame(was[name], is[name]) ? [] : [`View ${name} changed.`],
  );
  if (!isSame(was['copyright'], is['copyright'])) {
    notes.push(`Credit: “${textOf(is['copyright'])}”, before “${textOf(was['copyright'])}”.`);
  }
  if (!isSame(was['linkTo'], is['linkTo'])) notes.push('The link of the picture changed.');
  return notes.map((text) => ({ kind: 'note', text }));
}

/** The address of a picture's file, without its crop. */
export function fileOf(url: string): string {
  return url.replace(/\?.*$/s, '');
}
