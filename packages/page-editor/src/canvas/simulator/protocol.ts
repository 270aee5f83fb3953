import { isRecord } from 'prismic-folder/edit';

/**
 * The messages of `@prismicio/simulator`, the same in 0.1 and 0.2. A request is answered with its `requestID` and a
 * status; the page in the frame asks first (`ready`), and everything after `connect` goes through a port.
 */
export interface SimulatorRequest {
  readonly requestID: string;
  readonly type: string;
  readonly data: unknown;
}

export interface SimulatorResponse {
  readonly requestID: string;
  /** As in HTTP: 200, 400, 500; 501 for a request that the other side does not know. */
  readonly status: number;
  readonly msg: string;
}

/** What the kit of a page does when the window asks. */
export type ClientRequest =
  | { readonly type: 'setSliceZone'; readonly data: readonly unknown[] }
  | {
      readonly type: 'scrollToSlice';
      readonly data: {
        readonly sliceIndex: number;
        readonly behavior: 'auto';
        readonly block: 'start' | 'center' | 'nearest';
      };
    };

/** Where something is, in px of the frame's window. */
export interface SimulatorRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The slice under the pointer. */
export interface ActiveSlice {
  readonly index: number;
  readonly type: string;
  readonly rect: SimulatorRect;
}

/** What a message is; null: it is none of the protocol's, such as those of development servers and extensions. */
export function readMessage(
  message: unknown,
):
  | { readonly kind: 'request'; readonly request: SimulatorRequest }
  | { readonly kind: 'response'; readonly response: SimulatorResponse }
  | null {
  if (!isRecord(message)) return null;
  const { requestID, type, data, status, msg } = message;
  if (typeof requestID !== 'string') return null;
  if (typeof type === 'string') return { kind: 'request', request: { requestID, type, data } };
  if (typeof status !== 'number') return null;
  const words = typeof msg === 'string' ? msg : '';
  return { kind: 'response', response: { requestID, status, msg: words } };
}

/** Keys that the kit accepts in a response; it ignores messages with others. */
export const respond = (requestID: string, status: 200 | 400 | 501) =>
  status === 200
    ? { requestID, status, msg: 'ok', data: undefined }
    : {
        requestID,
        status,
        msg: status === 400 ? 'bad request' : 'not implemented',
        error: undefined,
      };

const finite = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function readRect(value: unknown): SimulatorRect | null {
  // A DOMRect is cloned as one: its values are getters, which `isRecord` allows.
  if (!isRecord(value)) return null;
  const { left, top, width, height } = value;
  return finite(left) && finite(top) && finite(width) && finite(height)
    ? { left, top, width, height }
    : null;
}

/** The slice under the pointer; null: there is none; undefined: the message is malformed. */
export function readActiveSlice(data: unknown): ActiveSlice | null | undefined {
  if (data === null) return null;
  if (!isRecord(data)) return undefined;
  const { index, sliceID } = data;
  const rect = readRect(data['rect']);
  const isIndex = Number.isInteger(index) && finite(index) && index >= 0;
  return rect && isIndex && typeof sliceID === 'string'
    ? { index, type: sliceID, rect }
    : undefined;
}

/** The height in px of all slices together; undefined: the message is malformed. */
export function readZoneHeight(data: unknown): number | undefined {
  return isRecord(data) ? readRect(data['rect'])?.height : undefined;
}
