/** One kept answer: the JSON text a service gave under a ref. */
export interface KeptAnswer {
  readonly ref: string;
  readonly text: string;
}

/** Answers by question; the newest ref's stands for a question, and the least used go first. */
export interface AnswerCache<Answer extends KeptAnswer> {
  readonly get: (question: string) => Answer | undefined;
  readonly set: (question: string, answer: Answer) => void;
  /** Bytes held now, at most. */
  readonly bytes: () => number;
}

/** A text takes two bytes a character at most, and its entry some more. */
const sizeOf = (question: string, { ref, text }: KeptAnswer) =>
  2 * (question.length + ref.length + text.length) + 200;

/** Keeps answers up to a number of bytes. One that would take a quarter of it is not kept. */
export function createAnswerCache<Answer extends KeptAnswer = KeptAnswer>(
  most: number,
): AnswerCache<Answer> {
  const kept = new Map<string, Answer>();
  let bytes = 0;
  const forget = (question: string) => {
    const answer = kept.get(question);
    if (answer && kept.delete(question)) bytes -= sizeOf(question, answer);
  };
  return {
    get(question) {
      const answer = kept.get(question);
      if (answer) {
        // A map keeps the order of insertion: what is used goes to its end.
        kept.delete(question);
        kept.set(question, answer);
      }
      return answer;
    },
    set(question, answer) {
      forget(question);
      const size = sizeOf(question, answer);
      if (size > most / 4) return;
      kept.set(question, answer);
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= most) break;
        forget(oldest);
      }
    },
    bytes: () => bytes,
  };
}
