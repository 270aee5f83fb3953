import { useMemo } from 'react';
import { isRecord } from '#ui/isRecord.ts';
import { askSite } from '../../api/askSite.ts';
import { useEditor } from '../../EditorContext.ts';
import { useAnswer } from '../../ui/hooks/useAnswer.ts';

const load = (signal: AbortSignal) => askSite('protected', {}, signal);

const NONE: ReadonlySet<string> = new Set();

/** Ids of the documents that visitors need a password for, as they will be with all drafts public. */
export function useProtected(): ReadonlySet<string> {
  const { api } = useEditor();
  const { value } = useAnswer(api, load);
  return useMemo(() => {
    const ids = isRecord(value) ? value['documents'] : null;
    return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'string')) : NONE;
  }, [value]);
}
