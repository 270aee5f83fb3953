import { isRecord } from 'prismic-folder/edit';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { CanvasDocument } from '../CanvasApi.ts';
import type { EditorHost } from '../../model/EditorHost.ts';
import { runsScript } from '../../fields/links/values/webAddress.ts';
import { createServing, isZone, type Serving } from '../draft/createServing.ts';
import { createLookUp, createReferences } from '../draft/references.ts';
import type { ZoneSlice } from './createZoneBoxes.ts';

/** A slice of the zone that is shown, and what the simulator is given for it. */
export interface ServedSlice extends ZoneSlice {
  readonly type: string;
  /** The same object while its content is the same. */
  readonly payload: unknown;
}

/** The document as the Content API serves it, one zone at a time. */
interface ZoneDraft {
  readonly open: (document: CanvasDocument) => void;
  readonly show: (json: DocumentJson) => void;
  /** Shows another zone of the document; false: it is shown, or there is no such zone. */
  readonly choose: (zone: string) => boolean;
  /** The zone that is shown; null: the document has none. */
  readonly zone: () => string | null;
  readonly slices: () => readonly ServedSlice[];
}

export interface ZoneDraftPorts {
  /** Where `/media/` addresses lead to; the simulator is at another origin. */
  readonly mediaOrigin: string;
  /** The address of a document's page, as the project's routes give it; null: it has none. */
  readonly addressOf: EditorHost['addressOf'];
  /** Called when more is known of what the slices refer to. */
  readonly onChange: () => void;
}

/** As the Content API has it, which serves no script. */
const safeAddress = (address: string) => (runsScript(address) ? null : address);

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' ? value : other;

/** Completes what a page elsewhere cannot know: where files are, and where documents' pages are. */
function complete(value: unknown, ports: ZoneDraftPorts): unknown {
  if (Array.isArray(value)) return value.map((entry) => complete(entry, ports));
  if (!isRecord(value)) return value;
  const { url, link_type: kind } = value;
  const inner = Object.entries(value).map(([key, entry]) => [key, complete(entry, ports)] as const);
  const all: Record<string, unknown> = Object.fromEntries(inner);
  if (kind === 'Document' && url === undefined && typeof value['type'] === 'string') {
    const { type, uid, lang } = value;
    const address = ports.addressOf({ type, uid: textOr(uid, null), lang: textOr(lang, '') });
    return typeof address === 'string' ? { ...all, url: address } : all;
  }
  const isFile = kind === undefined || kind === 'Media';
  if (isFile && typeof url === 'string' && url.startsWith('/media/')) {
    all['url'] = `${ports.mediaOrigin}${url}`;
  }
  return all;
}

export function createZoneDraft(ports: ZoneDraftPorts): ZoneDraft {
  let opened: {
    readonly document: CanvasDocument;
    readonly serving: Serving;
    readonly zones: readonly string[];
    json: DocumentJson;
  } | null = null;
  let zone: string | null = null;
  let slices: readonly ServedSlice[] = [];
  let payloads = new WeakMap<object, unknown>();
  let last: unknown;

  const serve = () => {
    if (!opened || zone === null) {
      slices = [];
      last = undefined;
      return;
    }
    const { serving, json } = opened;
    const served = serving.serve(json.data ?? {}).data[zone];
    // What was typed is not in this zone.
    if (served === last) return;
    last = served;
    const entries: readonly unknown[] = Array.isArray(served) ? served : [];
    slices = entries.flatMap((slice): ServedSlice[] => {
      const place = isRecord(slice) ? serving.placeOf(slice) : null;
      if (!isRecord(slice) || !place) return [];
      const payload = payloads.get(slice) ?? complete(slice, ports);
      payloads.set(slice, payload);
      const { id, slice_type: type } = slice;
      return [{ ...place, id: textOr(id, ''), type: textOr(type, ''), payload }];
    });
  };

  return {
    open(document) {
      const { models, summary, json } = document;
      const references = createReferences();
      references.addDocument({ ...summary, lang: summary.language });
      const lookUp = createLookUp(document, references, () => {
        if (opened?.document !== document) return;
        serving.retry();
        serve();
        ports.onChange();
      });
      const serving = createServing(models, summary.type, references, lookUp, safeAddress);
      const fields = Object.entries(models.types.get(summary.type)?.fields ?? {});
      const zones = fields.flatMap(([id, { type }]) => (isZone(type) ? [id] : []));
      payloads = new WeakMap();
      opened = { document, serving, zones, json };
      zone = zones[0] ?? null;
      serve();
    },
    show(json) {
      if (!opened || opened.json === json) return;
      opened.json = json;
      serve();
    },
    choose(next) {
      if (next === zone || opened?.zones.includes(next) !== true) return false;
      zone = next;
      serve();
      return true;
    },
    zone: () => zone,
    slices: () => slices,
  };
}
