import { useMemo } from 'react';
import { useForm } from '../../FormContext.ts';
import { colorsIn } from './colors.ts';

/** Colours of the document as it was when the picker opened. */
export function useUsedColors(): readonly string[] {
  const { session } = useForm();
  return useMemo(() => colorsIn({ ...session.get().json.data }), [session]);
}
