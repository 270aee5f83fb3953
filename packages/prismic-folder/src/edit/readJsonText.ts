import { type Node, parseTree } from 'jsonc-parser';
import { isRecord, kindOf } from '../json.ts';
import { parseJson } from '../lib/parseJson.ts';
import { UNSAFE_KEY } from './applyPatches.ts';
import type { JsonObject } from './types.ts';

/** A file's text with its byte order mark, and its value; or why the file cannot be edited. */
type JsonText =
  | { readonly ok: true; readonly text: string; readonly value: JsonObject }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly line?: number;
      readonly column?: number;
    };

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Decodes a file that is to be edited: encoding `text` again gives the same bytes. Refuses what
 * would not survive: other encodings, duplicate keys (JSON.parse keeps one), numbers that become
 * infinite, and what is not JSON, such as comments.
 */
export function readJsonText(bytes: Uint8Array): JsonText {
  const text = decode(bytes);
  if (text === undefined) return refuseBytes(bytes);
  const start = startOf(text);
  const parsed = parseJson(text);
  if (!parsed.ok) return { ...parsed, reason: commentReason(text, parsed) ?? parsed.reason };
  if (!isRecord(parsed.value)) {
    return refusal(text, start, `the file must hold an object, not ${kindOf(parsed.value)}`);
  }
  const root = parseTree(text.slice(start));
  const fault = root && faultIn(root);
  if (fault !== undefined) return refusal(text, start + fault.offset, fault.reason);
  // Cast: JSON.parse returns JSON, and the root is an object.
  return { ok: true, text, value: parsed.value as JsonObject };
}

/** Where the JSON of a text starts: after its byte order mark. */
export function startOf(text: string): number {
  return text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refuseBytes(bytes: Uint8Array): JsonText {
  const replaced = new TextEncoder().encode(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  );
  const wrong = bytes.findIndex((byte, index) => byte !== replaced[index]);
  // `stream` leaves out a character that is cut off.
  const valid = new TextDecoder('utf-8', { ignoreBOM: true });
  const before = valid.decode(bytes.subarray(0, wrong === -1 ? bytes.length : wrong), {
    stream: true,
  });
  return refusal(before, before.length, 'the file is not valid UTF-8');
}

function refusal(text: string, offset: number, reason: string): JsonText {
  const before = text.slice(startOf(text), offset).split('\n');
  return { ok: false, reason, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function commentReason(
  text: string,
  fault: { line?: number; column?: number },
): string | undefined {
  const { line = 1, column = 1 } = fault;
  const lines = text.slice(startOf(text)).split('\n');
  const isComment = /^\/[/*]/.test(lines[line - 1]?.slice(column - 1) ?? '');
  return isComment ? 'JSON has no comments' : undefined;
}

interface Fault {
  readonly offset: number;
  readonly reason: string;
}

/** The first value in valid JSON that editing could not preserve. */
function faultIn({ type, offset, value, children = [] }: Node): Fault | undefined {
  if (type === 'number' && !Number.isFinite(value))
    return { offset, reason: 'the number is too large' };
  const keys = type === 'object' ? new Set<unknown>() : undefined;
  for (const child of children) {
    const [key, inner = child] = keys === undefined ? [] : (child.children ?? []);
    if (key !== undefined && keys !== undefined) {
      if (keys.has(key.value))
        return { offset: key.offset, reason: `the key ${JSON.stringify(key.value)} occurs twice` };
      if (key.value === UNSAFE_KEY)
        return { offset: key.offset, reason: `the key ${UNSAFE_KEY} is not allowed` };
      keys.add(key.value);
    }
    const fault = faultIn(inner);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
