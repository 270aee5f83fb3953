import { useSyncExternalStore } from 'react';
import { lazyDialog } from '../../kit/loading/lazy.tsx';
import { createStore, type Store } from '../../kit/store.ts';
import type { AskProtection, ProtectionChoice, StillProtected } from '../../api/guardProtection.ts';

interface Question {
  readonly found: StillProtected;
  readonly answer: (choice: ProtectionChoice | null) => void;
}

/** Asks the owner what becomes of what was protected, to be rendered by `ProtectionQuestions`. */
interface Questions extends Pick<Store<readonly Question[]>, 'get' | 'subscribe'> {
  readonly ask: AskProtection;
}

/** Creates the store of questions; one for the whole editor, which shows one after another. */
export function createQuestions(): Questions {
  const { get, set, subscribe } = createStore<readonly Question[]>([]);
  return {
    get,
    subscribe,
    ask: (found) =>
      new Promise((resolve) => {
        const question: Question = {
          found,
          answer(choice) {
            set(get().filter((one) => one !== question));
            resolve(choice);
          },
        };
        set([...get(), question]);
      }),
  };
}

export function ProtectionQuestions({ questions }: { questions: Questions }) {
  const [question] = useSyncExternalStore(questions.subscribe, questions.get);
  if (!question) return null;
  const { found, answer } = question;
  return <ProtectionDialog found={found} onAnswer={answer} onClose={() => answer(null)} />;
}

const ProtectionDialog = lazyDialog(
  'Still protected',
  async () => (await import('./ProtectionDialog.tsx')).ProtectionDialog,
);
