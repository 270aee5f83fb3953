import type { Json } from '../../fields/FieldKind.ts';
import { isEmpty, isRecord } from '../../json.ts';

/** An image: its original and the cut of each view. Thumbnails become keys beside the image's own. */
export function apiImage(value: unknown): unknown {
  if (!isRecord(value) || !('origin' in value)) return value;
  const { thumbnails, ...view } = value;
  const others = isRecord(thumbnails) ? Object.entries(thumbnails) : [];
  return {
    ...apiView(view),
    ...Object.fromEntries(
      others.map(([name, other]) => [name, isRecord(other) ? apiView(other) : other]),
    ),
  };
}

/** One view of an image. Exports of before 2022 may lack its address. */
export function apiView(view: Json): Json {
  const { origin, width, height, edit, url, alt, credits, provider: _provider, ...rest } = view;
  if (!isRecord(origin)) return view;
  const size = { width: width ?? origin['width'], height: height ?? origin['height'] };
  const { crop, ...look } = isRecord(edit) ? edit : {};
  return {
    ...rest,
    ...(!isEmpty(origin['id']) && { id: origin['id'] }),
    url: isEmpty(url) ? cutUrl(origin, size, edit) : url,
    ...(!isEmpty(alt) && { alt }),
    ...(!isEmpty(credits) && { copyright: credits }),
    ...(size.width !== undefined && { dimensions: size }),
    ...(isRecord(edit) && { edit: { ...look, ...(isRecord(crop) && crop) } }),
  };
}

/** The original was scaled by `zoom`, then cut `-x` and `-y` pixels from its corner. */
function cutUrl({ url, width, height }: Json, size: Json, edit: unknown): unknown {
  const isWhole =
    size['width'] === (width ?? size['width']) && size['height'] === (height ?? size['height']);
  if (typeof url !== 'string' || isWhole || !isRecord(edit) || !isRecord(edit['crop'])) return url;
  const { x, y } = edit['crop'];
  const zoom = Number(edit['zoom']);
  const inOriginal = [x, y, size['width'], size['height']].map((length) =>
    Math.round(Math.abs(Number(length)) / zoom),
  );
  if (!inOriginal.every(Number.isFinite)) return url;
  const parameters = `rect=${inOriginal.join(',')}&w=${String(size['width'])}&h=${String(size['height'])}`;
  return `${url.split('?')[0]}?${parameters}`;
}
