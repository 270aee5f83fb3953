import { checkValue } from './checkValue.ts';
import type { Json } from './types.ts';

/** The text of a new file, as `npm run format` leaves it: two spaces and a final newline. */
export function newDocumentText(json: Json): string {
  checkValue(json, []);
  return `${JSON.stringify(json, null, 2)}\n`;
}
