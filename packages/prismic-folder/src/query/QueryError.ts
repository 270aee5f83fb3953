/** A position in a text, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** An invalid query: what is wrong, where, and what was probably meant. */
export class QueryError extends Error {
  readonly position: Position;
  /** Which parameter the text is from: `query`, `orderings`, `graphQuery`. */
  readonly location: string;

  constructor(fault: QueryFault) {
    const position = positionAt(fault.source, fault.at);
    const place = `on line:${position.line} col:${position.column}`;
    super(
      `${fault.reason} ${place} in ${fault.location} '${shown(fault.source)}'${fault.hint ?? ''}`,
    );
    this.name = 'QueryError';
    this.position = position;
    this.location = fault.location;
  }
}

interface QueryFault {
  readonly location: string;
  readonly source: string;
  /** Offset of the first invalid character. */
  readonly at: number;
  readonly reason: string;
  /** End of the message: `; did you mean "at"?`. */
  readonly hint?: string | undefined;
}

function positionAt(source: string, at: number): Position {
  const before = source.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - lineStart + 1 };
}

const SHOWN = 1000;

function shown(source: string): string {
  return source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source;
}
