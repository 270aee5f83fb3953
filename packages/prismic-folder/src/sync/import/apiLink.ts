import { isEmpty, isRecord } from '../../json.ts';

/** Keys of a link in an export that have another name in the API, or none. */
const OWN = ['kind', 'id', 'url', 'wioUrl', 'target', 'name', 'size', 'width', 'height'];
const IGNORED = ['date', 'preview', 'title'];
const DOCUMENT = /^wio:\/\/documents\//;

/** A link: `{id}` or `{wioUrl: 'wio://documents/<id>'}` to a document, `{url}`, or a file's details. */
export function apiLink(value: unknown): unknown {
  if (!isRecord(value) || 'link_type' in value) return value;
  const own = Object.entries(value).filter(
    ([key, member]) => ![...OWN, ...IGNORED].includes(key) && !isEmpty(member),
  );
  return { ...apiTarget(value), ...Object.fromEntries(own) };
}

function apiTarget({
  kind,
  id,
  url,
  wioUrl,
  target,
  name,
  size,
  width,
  height,
}: Readonly<Record<string, unknown>>) {
  const window = isEmpty(target) ? {} : { target };
  if (!isEmpty(url)) {
    const isFile = kind === 'image' || kind === 'file' || !isEmpty(name);
    if (!isFile) return { link_type: 'Web', url, ...window };
    // The API's kind is by the name of the file.
    const details = { id, name, size, width, height };
    const known = Object.entries(details).filter(([, detail]) => !isEmpty(detail));
    return { link_type: 'Media', url, ...Object.fromEntries(known), ...window };
  }
  const linked = isEmpty(id) && typeof wioUrl === 'string' ? wioUrl.replace(DOCUMENT, '') : id;
  return isEmpty(linked) ? { link_type: 'Any' } : { link_type: 'Document', id: linked, ...window };
}
