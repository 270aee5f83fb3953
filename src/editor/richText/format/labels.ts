import { isRecord } from '#ui/isRecord.ts';

/** The name of a labelled span: in its data, or its data themselves in old files. */
export function spanLabel(data: unknown): string | null {
  const label = isRecord(data) ? data['label'] : data;
  return typeof label === 'string' ? label : null;
}

/** Words for a label: `wide-note` is 'Wide note'. */
export function labelWords(label: string): string {
  const words = label.replaceAll(/[-_\s]+/g, ' ').trim();
  return words === '' ? label : words.charAt(0).toUpperCase() + words.slice(1);
}
