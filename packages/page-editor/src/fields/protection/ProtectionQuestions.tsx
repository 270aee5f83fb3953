import { useSyncExternalStore } from 'react';
import { lazyDialog } from '../../kit/loading/lazy.tsx';
import type { AskProtection, ProtectionChoice, StillProtected } from '../../api/guardProtection.ts';

interface Question {
  readonly found: StillProtected;
  readonly answer: (choice: ProtectionChoice | null) => void;
}

/** Asks the owner what becomes of what was protected, to be rendered by `ProtectionQuestions`. */
export interface Questions {
  readonly ask: AskProtection;
  readonly current: () => Question | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of questions; one for the whole editor, which shows one after another. */
export function createQuestions(): Questions {
  const waiting: Question[] = [];
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask: (found) =>
      new Promise((resolve) => {
        const question: Question = {
          found,
          answer(choice) {
            waiting.splice(waiting.indexOf(question), 1);
            notify();
            resolve(choice);
          },
        };
        waiting.push(question);
        notify();
      }),
    current: () => waiting[0] ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function ProtectionQuestions({ questions }: { questions: Questions }) {
  const question = useSyncExternalStore(questions.subscribe, questions.current);
  if (!question) return null;
  const { found, answer } = question;
  return <ProtectionDialog found={found} onAnswer={answer} onClose={() => answer(null)} />;
}

const ProtectionDialog = lazyDialog(
  'Still protected',
  async () => (await import('./ProtectionDialog.tsx')).ProtectionDialog,
);
