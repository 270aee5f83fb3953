import { use } from 'react';
import type { JsonPath } from '#prismic-folder/edit';
import { nameOf } from '../../model/nameOf.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import { FormContext } from '../FormContext.ts';

/** Says where a field is, for a dialog that covers the form: 'Low Tide, Image, 7 of 15'. */
export function usePlaceWords(path: JsonPath, label: string): () => string {
  const form = use(FormContext);
  return () => {
    if (!form) return label;
    const { summary, json } = form.session.get();
    const [, zone, index] = path;
    if (typeof zone !== 'string' || typeof index !== 'number') return `${summary.title}, ${label}`;
    const slices = slicesOf(json, zone);
    const { name } = nameOf(form.models, slices[index]);
    return `${summary.title}, ${name}, ${index + 1} of ${slices.length}`;
  };
}
