import { useEffect } from 'react';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { useEditor } from '../EditorContext.ts';

/** Says once that edits are kept, at once that they are not, and after trouble that they are again. */
export function useSaveWords(session: DocumentSession): void {
  const { announce } = useEditor();
  useEffect(() => {
    let said: string | null = null;
    const say = (sentence: string, urgency: 'polite' | 'assertive') => {
      if (said !== sentence) announce(sentence, urgency);
      said = sentence;
    };
    return session.subscribe(() => {
      const { save, meanwhile } = session.get();
      if (save.kind === 'failed') say(save.message, 'assertive');
      else if (save.kind === 'conflict' || meanwhile !== null)
        say('Two versions. Choose one below the bar.', 'assertive');
      else if (save.kind === 'saved' && save.at !== null) say('Kept on this computer.', 'polite');
    });
  }, [session, announce]);
}
